// swift-tools-version: 6.2

import PackageDescription

/// What every target compiles with, as in the package that is measured.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Measurement", targets: ["Measurement"]),
    .executable(name: "benchmark", targets: ["Benchmark"]),
  ],
  dependencies: [
    // By its name: the identity of a package that has only a path is the name of its folder.
    .package(name: "Enfilade", path: "..")
  ],
  targets: [
    .target(name: "Measurement", swiftSettings: settings),
    .target(
      name: "DispatchSuite",
      dependencies: ["Measurement", .product(name: "Enfilade", package: "Enfilade")],
      swiftSettings: settings),
    .target(
      name: "DecodingSuite",
      dependencies: ["Measurement", .product(name: "EnfiladeHTTP", package: "Enfilade")],
      swiftSettings: settings),
    .executableTarget(
      name: "Benchmark",
      dependencies: ["Measurement", "DispatchSuite", "DecodingSuite"],
      swiftSettings: settings),

    .testTarget(name: "MeasurementTests", dependencies: ["Measurement"], swiftSettings: settings),
  ]
)
