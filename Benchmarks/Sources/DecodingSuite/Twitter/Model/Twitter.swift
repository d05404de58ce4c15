/// The models of a search on Twitter as its interface 1.1 answered in 2014: all of it (``Search``), and what
/// a list of messages shows (``Feed``).
enum Twitter {}
