/// How the program is called.
enum Usage {
  static let synopsis = """
    usage: benchmark [--filter TEXT]… [--quick | --full | --pairs N [--gate]] [--instructions] [--json]
                     [--output FOLDER] [--baseline FILE] [--save-baseline NAME]
           benchmark --list | --help
           benchmark gate [--filter TEXT]… [--thresholds FOLDER] [--accept | --spoilt]
           benchmark endurance [--filter TEXT]… [--requests N] [--bytes N]
           benchmark charts REPORT FOLDER [--filter SUITE]…
           benchmark self-test

    """

  static let page = """
    \(synopsis)
    Measures what Enfilade costs beside doing the same without it. Prints a table, and writes report.html,
    report.md and report.json.

    options:
      --list                 the names of what can be measured
      --filter TEXT          only what has TEXT in its name, whatever the case; several add up, and
                             =TEXT is what is called so
      --quick                fewer and shorter samples: a first impression in seconds
      --full                 more and longer samples, and what takes long
      --pairs N              N rounds of one iteration each, in alternating order, for what takes long enough
                             to be timed once
      --gate                 fails where the ratio of pairs is more than Benchmarks/Thresholds has it, or
                             may be: the interval's upper end counts
      --instructions         counts instructions too, by callgrind; that takes some minutes more
      --json                 prints the report as JSON instead of the table
      --output FOLDER        where the report's files go; .build/report unless told otherwise
      --baseline FILE        compares with an earlier report.json, or with a saved baseline by its name
      --save-baseline NAME   keeps this report as .benchmark-baselines/NAME.json
      --help                 this page

    gate        counts instructions and allocations, and fails for what exceeds Benchmarks/Thresholds;
                --accept writes what was counted as the new limits; --spoilt shows that it fails, with a
                retain more in dispatch and a tenth more of work in decoding
    endurance   sends many requests and moves many bytes (--requests, 20000, and --bytes, 1073741824, unless
                told otherwise), and fails where memory grows beyond bounds
    charts      draws a chart for each suite of REPORT, a report.json, into FOLDER as an SVG file
    self-test   shows on this machine that a variant is found equal to itself, that nothing which counts is
                optimised away, and that what is optimised away is refused

    A ratio says how many times as long as the first variant one took: the median of the ratios of all
    rounds, and the interval that contains the true one with 95 % confidence. Below 1 is faster.
    The interval knows the machine's noise, and not what the compiler's placing of the code adds or saves:
    a nanosecond or less for each operation.
    Exit status: 0 measured, 1 a measurement was refused or failed, or a bound is exceeded, 2 wrong arguments,
    3 slower or more than the baseline.

    """
}
