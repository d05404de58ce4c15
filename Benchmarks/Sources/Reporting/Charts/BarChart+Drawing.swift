extension BarChart {
  private static let groupHeight = 34.0
  private static let rowHeight = 48.0
  private static let barHeight = 16.0
  private static let axisHeight = 52.0
  /// In characters; the table beside the chart has names in full.
  private static let longestLabel = 40
  private static let longestTitle = 92

  /// How high the drawing is.
  var height: Double {
    let rows = groups.map {
      ($0.title == nil ? 0 : Self.groupHeight) + Self.rowHeight * Double($0.bars.count)
    }
    return rows.reduce(0, +) + Self.axisHeight
  }

  /// The chart as an element for a page, as wide as there is room.
  /// - Parameter id: A name that nothing else on the page has.
  func figure(id: String) -> Markup {
    .element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "chart", "role": "img", "width": "100%",
        "height": Self.number(height), "aria-labelledby": "\(id)-title \(id)-words",
      ],
      [
        .element("title", ["id": "\(id)-title"], text: title),
        .element("desc", ["id": "\(id)-words"], text: "\(axisTitle). \(words)"),
      ] + drawing)
  }

  /// What is drawn, without the element around it.
  var drawing: [Markup] {
    var pieces = grid
    var top = 0.0
    for group in groups {
      if let title = group.title {
        pieces.append(Self.text(title.shortened(to: Self.longestTitle), x: "0", y: top + 22, class: "group"))
        top += Self.groupHeight
      }
      for bar in group.bars {
        pieces += draw(bar, at: top)
        top += Self.rowHeight
      }
    }
    return pieces
  }

  private func draw(_ bar: ChartBar, at top: Double) -> [Markup] {
    let upper = top + 20
    let middle = upper + Self.barHeight / 2
    var pieces = [
      Self.text(bar.label.shortened(to: Self.longestLabel), x: "0", y: top + 14, class: "label"),
      .element(
        "text", ["class": "value", "x": "100%", "y": Self.number(top + 14), "text-anchor": "end"],
        [Markup(bar.caption), .element("tspan", ["class": "aside"], text: bar.aside)]),
      box(from: scale.lower, to: bar.value, at: upper, class: "bar c\(bar.colour)"),
    ]
    if let range = bar.range {
      pieces.append(line(from: range.lowerBound, to: range.upperBound, y: middle, class: "range"))
      if range.upperBound > scale.upper {
        pieces.append(Self.text("›", x: "100%", y: middle + 5, class: "more", anchor: "end"))
      }
    }
    if let quartiles = bar.quartiles {
      pieces.append(box(from: quartiles.lowerBound, to: quartiles.upperBound, at: upper, class: "half"))
    }
    for name in ["halo", "error"] {
      pieces.append(line(from: bar.interval.lowerBound, to: bar.interval.upperBound, y: middle, class: name))
      for end in [bar.interval.lowerBound, bar.interval.upperBound] {
        pieces.append(line(at: end, from: middle - 5, to: middle + 5, class: name))
      }
    }
    return pieces
  }

  private var grid: [Markup] {
    let bottom = height - Self.axisHeight
    var pieces: [Markup] = []
    for tick in scale.ticks {
      let position = scale.position(of: tick)
      pieces.append(line(at: tick, from: 4, to: bottom + 5, class: "grid"))
      let anchor = position < 0.03 ? "start" : position > 0.95 ? "end" : "middle"
      pieces.append(
        Self.text(self.tick(tick), x: Self.percent(position), y: bottom + 20, class: "tick", anchor: anchor))
    }
    pieces.append(Self.text(axisTitle, x: "0", y: bottom + 42, class: "axis"))
    return pieces
  }

  private func box(from lower: Double, to upper: Double, at y: Double, class name: String) -> Markup {
    let start = scale.position(of: lower)
    return .element(
      "rect",
      [
        "class": name, "x": Self.percent(start), "y": Self.number(y),
        "width": Self.percent(scale.position(of: upper) - start), "height": Self.number(Self.barHeight),
        "rx": name == "half" ? "0" : "2",
      ])
  }

  private func line(from lower: Double, to upper: Double, y: Double, class name: String) -> Markup {
    .element(
      "line",
      [
        "class": name, "x1": Self.percent(scale.position(of: lower)), "y1": Self.number(y),
        "x2": Self.percent(scale.position(of: upper)), "y2": Self.number(y),
      ])
  }

  private func line(at value: Double, from upper: Double, to lower: Double, class name: String) -> Markup {
    let x = Self.percent(scale.position(of: value))
    return .element(
      "line", ["class": name, "x1": x, "y1": Self.number(upper), "x2": x, "y2": Self.number(lower)])
  }

  static func text(
    _ text: String, x: String, y: Double, class name: String, anchor: String = "start"
  ) -> Markup {
    .element("text", ["class": name, "x": x, "y": number(y), "text-anchor": anchor], text: text)
  }

  /// A length in pixels or per cent, to a hundredth.
  static func number(_ length: Double) -> String {
    let hundredths = (length * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }

  private static func percent(_ share: Double) -> String {
    "\(number(max(0, share) * 100))%"
  }
}
