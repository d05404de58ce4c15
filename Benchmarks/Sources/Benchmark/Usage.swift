/// How the program is called.
enum Usage {
  static let synopsis = "usage: benchmark [--list] [--filter TEXT] [--quick] [--help]\n"

  static let page = """
    \(synopsis)
    Measures what Enfilade costs beside doing the same without it.

    options:
      --list          the names of what can be measured
      --filter TEXT   only what has TEXT in its name, whatever the case
      --quick         fewer and shorter samples: a first impression in seconds
      --help          this page

    A ratio says how many times as long as the first variant one took: the median of the ratios of all
    rounds, and the interval that contains the true one with 95 % confidence. Below 1 is faster.
    The interval knows the machine's noise, and not what the compiler's placing of the code adds or saves:
    a nanosecond or less for each operation.
    Exit status: 0 measured, 1 a measurement was refused or failed, 2 wrong arguments.

    """
}
