/// What is looked at in each answer: little enough to look at while measuring.
struct Answer: Sendable, Hashable {
  let status: Int?
  let bytes: Int
}
