/// How charts look, on pages and in files of their own.
enum ChartStyle {
  /// How many colours there are beside the yardstick's.
  static let colours = 5

  /// The colours by day.
  static let light = """
    --paper: #ffffff; --ink: #171b21; --muted: #5a6472; --line: #e1e5ea; --c0: #98a2b0; --c1: #3b76e1;
    --c2: #0f9d8a; --c3: #dd7a1f; --c4: #8f5bd6; --c5: #c94f86; --half: #0b1e42;
    """

  /// The colours by night.
  static let dark = """
    --paper: #171b21; --ink: #e9ecf0; --muted: #a3adba; --line: #2d343d; --c0: #737f8f; --c1: #5a92f5;
    --c2: #2fb8a4; --c3: #e8964a; --c4: #a980e8; --c5: #dd74a5; --half: #ffffff;
    """

  /// What is drawn how. Bars are told apart by what is written at them; their colours only help.
  static let rules = """
    .chart { display: block; overflow: visible; font: 13px/1.3 system-ui, -apple-system, "Segoe UI", Roboto,
      "Helvetica Neue", Arial, sans-serif; font-variant-numeric: tabular-nums; }
    .chart text { fill: var(--ink); }
    .chart .group { font-size: 14px; font-weight: 650; }
    .chart .group, .chart .label, .chart .value { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; }
    .chart .value { font-weight: 600; }
    .chart .tick, .chart .axis { font-size: 12px; fill: var(--muted); }
    .chart .bar { fill: var(--c1); }
    .chart .c0 { fill: var(--c0); } .chart .c1 { fill: var(--c1); } .chart .c2 { fill: var(--c2); }
    .chart .c3 { fill: var(--c3); } .chart .c4 { fill: var(--c4); } .chart .c5 { fill: var(--c5); }
    .chart .half { fill: var(--half); fill-opacity: 0.28; }
    .chart .grid { stroke: var(--line); stroke-width: 1; }
    .chart .range { stroke: var(--muted); stroke-width: 1; stroke-dasharray: 2 2; }
    .chart .more { fill: var(--muted); font-size: 16px; }
    .chart .error { stroke: var(--ink); stroke-width: 1.5; }
    .chart .halo { stroke: var(--paper); stroke-width: 4; stroke-opacity: 0.75; }
    """
}
