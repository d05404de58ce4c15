/// Makes an outline that stands for `canada.json`: nothing but points, whose numbers have 17 digits.
///
/// The original's coordinates had six digits after the point, went through arithmetic that left an error of
/// some units in the last place, and were printed with `%.17g`; so are ours.
///
/// | | `canada.json` | ours |
/// | --- | --- | --- |
/// | bytes | 2,251,051 | 2,261,218 |
/// | arrays | 56,045 | 56,349 |
/// | numbers, digits of each | 111,126, 16.75 | 111,734, 16.73 |
/// | with 15, 14, 13 digits after the point | 86,597, 21,685, 596 | 86,773, 21,698, 879 |
/// | with 1 to 6 digits after the point | 2,202 | 2,325 |
/// | without a point | 46 | 59 |
/// | with three digits before the point | 15,951 | 15,382 |
/// | rings, points of the largest | 480, 14,310 | 480, 14,310 |
/// | space between tokens | 24 | 24 |
///
/// The original's coast is a coast; ours is a walk with steps as long, which crosses itself.
struct CanadaGenerator: Sendable {
  private var draws = Draws(seed: 1912)

  /// How many points the original's largest rings have.
  private static let largeRings = [
    14_310, 8_221, 5_276, 2_121, 1_584, 1_447, 1_436, 1_162, 837, 733, 606, 601, 534, 475, 474, 399, 396, 279,
    257,
    251, 240, 224, 221, 205, 188, 178, 172, 169, 147, 131, 116, 115, 115, 109, 103, 102, 93, 91, 90, 87,
  ]
  /// How many points its other 440 rings have: the least, the tenths and the greatest.
  private static let smallRings = [9, 14, 17, 18, 20, 21, 24, 26, 32, 43, 87]

  /// The outline, the same one each time.
  static func outline() -> FeatureCollection {
    var generator = CanadaGenerator()
    let polygon = FeatureCollection.Polygon(type: "Polygon", coordinates: generator.rings())
    let feature = FeatureCollection.Feature(
      type: "Feature", properties: FeatureCollection.Feature.Properties(name: "Canada"), geometry: polygon)
    return FeatureCollection(type: "FeatureCollection", features: [feature])
  }

  private mutating func rings() -> [[[Double]]] {
    var small = Deck(440, quantiles: Self.smallRings, using: &draws)
    let sizes = Self.largeRings + (0..<440).map { _ in small.draw() }
    return draws.shuffled(sizes).map { ring($0) }
  }

  /// A walk that ends where it began.
  private mutating func ring(_ size: Int) -> [[Double]] {
    let slot = draws.number(below: Self.longitudes.count - 1)
    let longitude = draws.number(in: Self.longitudes[slot]...Self.longitudes[slot + 1])
    let latitude = draws.number(in: Self.latitudes)
    let width = Self.longitudes[0]...Self.longitudes[10]
    let longitudes = walk(size, from: longitude, in: width, steps: Self.longitudeSteps)
    let latitudes = walk(size, from: latitude, in: Self.latitudes, steps: Self.latitudeSteps)
    return zip(longitudes, latitudes).map { [$0, $1] }
  }

  /// Where the original's points lie, in millionths of a degree: the least longitude, the tenths and the
  /// greatest. West of 100 degrees, where 14 % of the numbers are, there is one digit more before the point.
  private static let longitudes = [
    -141_002_991, -124_800_000, -109_400_000, -98_500_000, -92_400_000, -85_700_000, -80_600_000, -75_300_000,
    -67_700_000, -63_200_000, -52_614_449,
  ]
  private static let latitudes = 41_675_552...83_113_876

  /// How far it is to the next point, in millionths of a degree: the least, the eighths, and the 99th
  /// hundredth of the original's steps.
  private static let longitudeSteps = [0, 3_700, 7_200, 11_500, 17_000, 27_000, 42_800, 85_000, 250_000]
  private static let latitudeSteps = [0, 1_700, 3_300, 4_500, 5_700, 8_400, 12_800, 28_500, 103_000]

  private mutating func walk(
    _ size: Int, from start: Int, in bounds: ClosedRange<Int>, steps: [Int]
  ) -> [Double] {
    var position = start
    var degrees = [self.degrees(start)]
    for remaining in (1..<(size - 1)).reversed() {
      let slot = draws.number(below: steps.count - 1)
      let length = draws.number(in: steps[slot]...steps[slot + 1])
      let step = (draws.happens(percent: 50) ? length : -length) - (position - start) / (remaining + 1)
      position += bounds.contains(position + step) ? step : -step
      degrees.append(self.degrees(position))
    }
    return degrees + [degrees[0]]
  }

  /// A coordinate with the error that the original's have.
  private mutating func degrees(_ millionths: Int) -> Double {
    // One in a thousand lies on a line that somebody drew, where the digits end early.
    if draws.number(below: 1_000) == 0 {
      let grid = draws.one(of: [1_000_000, 1_000_000, 500_000, 250_000, 125_000])
      return Double(millionths / grid * grid) / 1e6
    }
    return Double(millionths) / 1e6 + Double(draws.one(of: Self.errors)) * 0x1p-46
  }

  /// The errors in units of 2^-46, each as often as in 110 numbers of the original.
  private static let errors: [Int] = [
    (-5, 1), (-4, 1), (-3, 1), (-2, 6), (-1, 12), (0, 11), (1, 12), (2, 10), (3, 9), (4, 10), (5, 8), (6, 7),
    (7, 4),
    (8, 5), (9, 4), (10, 3),
  ].flatMap { repeatElement($0.0, count: $0.1) }
}
