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

/// A product of the package that is measured.
func kit(_ product: String) -> Target.Dependency {
  .product(name: product, package: "Enfilade")
}

/// One subject each. A new one is a folder, a line here, and a line in `BenchmarkSuite+All.swift`.
let suites: [Target] = [
  .target(
    name: "DispatchSuite", dependencies: ["Measurement", "DispatchCounters", kit("Enfilade")],
    swiftSettings: settings),
  .target(
    name: "DecodingSuite", dependencies: ["Measurement", kit("EnfiladeHTTP")], swiftSettings: settings),
  .target(
    name: "HTTPSuite", dependencies: ["Measurement", kit("EnfiladeHTTP"), kit("Loopback")],
    swiftSettings: settings),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    // The harness: what measures, and the program around it.
    .library(name: "Measurement", targets: ["Measurement", "Reporting", "Running"]),
    // What the kit is measured by, for those who put a subject of their own beside it.
    .library(name: "Suites", targets: suites.map(\.name)),
    .executable(name: "benchmark", targets: ["Benchmark"]),
  ],
  dependencies: [
    // By its name: the identity of a package that has only a path is the name of its folder.
    .package(name: "Enfilade", path: "..")
  ],
  targets: suites + [
    .target(name: "CInstruments"),
    .target(name: "Measurement", dependencies: ["CInstruments"], swiftSettings: settings),
    .target(name: "Reporting", dependencies: ["Measurement"], swiftSettings: settings),
    .target(name: "Running", dependencies: ["Measurement", "Reporting"], swiftSettings: settings),
    // Presenters in a module of their own, for screens in another.
    .target(name: "DispatchCounters", dependencies: [kit("Enfilade")], swiftSettings: settings),
    .executableTarget(
      name: "Benchmark",
      dependencies: ["Measurement", "Running"] + suites.map { .target(name: $0.name) },
      swiftSettings: settings),

    .testTarget(name: "MeasurementTests", dependencies: ["Measurement"], swiftSettings: settings),
    .testTarget(name: "ReportingTests", dependencies: ["Measurement", "Reporting"], swiftSettings: settings),
    .testTarget(name: "RunningTests", dependencies: ["Measurement", "Running"], swiftSettings: settings),
    .testTarget(
      name: "SuitesTests",
      dependencies: ["Benchmark", "Measurement", kit("EnfiladeHTTP"), kit("Loopback")]
        + suites.map { .target(name: $0.name) },
      swiftSettings: settings),
  ]
)
