/// How a page looks: light or dark as the reader has it, on a telephone, in a wide window and on paper.
enum HTMLStyle {
  static let sheet = """
    :root { color-scheme: light dark; \(ChartStyle.light) --page: #f4f6f8; --accent: #2458b8; --code: #eef1f5;
      --good: #146c3e; --good-back: #e5f4ea; --warn: #7a5200; --warn-back: #fdf3da; --bad: #a8261d;
      --bad-back: #fdeae8; }
    @media screen and (prefers-color-scheme: dark) {
      :root { \(ChartStyle.dark) --page: #0e1116; --accent: #8fb6ff; --code: #222831; --good: #6fd49b;
        --good-back: #13291d; --warn: #efc46b; --warn-back: #2c2412; --bad: #ff9d94; --bad-back: #331a18; }
    }
    \(ChartStyle.rules)
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI",
      Roboto, "Helvetica Neue", Arial, sans-serif; font-variant-numeric: tabular-nums; }
    main { max-width: 1240px; margin: 0 auto; padding: 40px 24px 80px; overflow-wrap: anywhere; }
    h1 { font-size: 32px; line-height: 1.2; letter-spacing: -0.02em; margin: 0; }
    h2 { font-size: 22px; line-height: 1.3; letter-spacing: -0.01em; margin: 48px 0 4px; }
    h3 { font-size: 17px; line-height: 1.4; margin: 0; }
    p { margin: 0; }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
    article h3 a { color: inherit; }
    code { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      background: var(--code); border-radius: 6px; padding: 5px 9px; display: inline-block; white-space: pre-wrap; }
    .when, .lead, .about { color: var(--muted); }
    .when { margin: 6px 0 20px; }
    .card { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 20px 24px;
      margin-top: 16px; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .note { display: flex; gap: 12px; align-items: flex-start; border-radius: 12px; padding: 14px 18px;
      margin-top: 12px; background: var(--warn-back); }
    .note .mark { flex: none; width: 24px; height: 24px; border-radius: 50%; text-align: center; font-weight: 700;
      line-height: 24px; color: var(--paper); background: var(--warn); }
    .note strong { color: var(--warn); }
    .note.quiet { background: var(--good-back); } .note.quiet .mark { background: var(--good); }
    .note.quiet strong { color: var(--good); }
    .note.noisy { background: var(--bad-back); } .note.noisy .mark { background: var(--bad); }
    .note.noisy strong { color: var(--bad); }
    dl { margin: 0; }
    dt { color: var(--muted); font-size: 13px; }
    dd { margin: 0; }
    .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 14px 32px; }
    .facts .wide { grid-column: 1 / -1; }
    .facts code { margin-top: 4px; }
    .contents { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); gap: 16px;
      margin-top: 12px; }
    .contents .card { margin: 0; padding: 16px 20px; }
    .contents .others { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 4px 24px; }
    .contents ul { list-style: none; margin: 8px 0 0; padding: 0; }
    .contents li { display: flex; justify-content: space-between; gap: 2px 16px; padding: 5px 0; flex-wrap: wrap;
      border-top: 1px solid var(--line); }
    .glance { color: var(--muted); font-size: 13px; }
    details > summary { cursor: pointer; font-weight: 600; color: var(--accent); }
    #reading p { margin-top: 10px; max-width: 80ch; }
    details > ul { margin: 10px 0 0; padding-left: 20px; }
    .about { margin-top: 2px; }
    .shown { display: flex; flex-wrap: wrap; gap: 24px 40px; margin-top: 18px; }
    .shown .chart-area { flex: 1 1 380px; min-width: 0; } .shown .table { flex: 1 1 auto; min-width: 0; overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-size: 14px; }
    th, td { text-align: right; vertical-align: top; padding: 9px 0 9px 20px; border-top: 1px solid var(--line); }
    th:first-child { text-align: left; padding-left: 0; font-weight: 400; }
    thead th { border-top: 0; color: var(--muted); font-size: 13px; font-weight: 400; vertical-align: bottom; }
    td, td small, thead th { white-space: nowrap; }
    td b { font-weight: 650; }
    .name { font-weight: 600; unicode-bidi: isolate; }
    small { display: block; color: var(--muted); font-size: 12.5px; line-height: 1.45; }
    .method { margin-top: 18px; padding-top: 14px; border-top: 1px solid var(--line); }
    .method > summary { font-size: 14px; }
    .method dl { display: grid; gap: 8px; margin: 14px 0 18px; font-size: 14px; }
    .method dl div { display: grid; grid-template-columns: 190px minmax(0, 80ch); gap: 16px; }
    .refusals { padding: 4px 24px; list-style: none; }
    .refusals li { padding: 12px 0; } .refusals li + li { border-top: 1px solid var(--line); }
    .refusals span { display: block; color: var(--muted); }
    .worse { color: var(--bad); font-weight: 650; } .better { color: var(--good); font-weight: 650; }
    \(narrow)
    \(printed)
    """

  /// Rows become blocks, in which each figure has its column's title before it.
  private static let narrow = """
    @media screen and (max-width: 700px) {
      main { padding: 24px 14px 56px; } h1 { font-size: 26px; } .card { padding: 16px; }
      table, tbody, tr, th, td { display: block; } thead { display: none; }
      tr { border-top: 1px solid var(--line); padding: 10px 0; } tr:last-child { padding-bottom: 0; }
      th, td { border: 0; padding: 2px 0; }
      td { display: flex; justify-content: space-between; gap: 16px; } td small { white-space: normal; }
      td::before { content: attr(data-label); color: var(--muted); font-weight: 400; }
      .chart .aside { display: none; } .shown .chart-area, .shown .table { flex-basis: 100%; }
      .method dl div { grid-template-columns: minmax(0, 1fr); gap: 0; }
    }
    """

  private static let printed = """
    @media print {
      @page { margin: 14mm; }
      body { font-size: 10pt; background: none; } main { padding: 0; max-width: none; }
      .card, .note { break-inside: avoid; } h2, h3 { break-after: avoid; }
      .bar, .half, .note, .mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      a { color: inherit; } details > summary { color: var(--ink); }
      details:not([open])::details-content { content-visibility: visible; display: block; block-size: auto; }
      .facts, .contents { grid-template-columns: 1fr 1fr; } .shown { display: block; } .shown .table { margin-top: 12px; }
    }
    """
}
