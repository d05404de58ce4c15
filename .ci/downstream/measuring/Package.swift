// swift-tools-version: 6.2

import PackageDescription

/// Somebody who measures a framework and a decoder of their own beside the kit.
let package = Package(
  name: "Compare",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Benchmarks", path: (Context.environment["ENFILADE"] ?? "../../..") + "/Benchmarks")
  ],
  targets: [
    .executableTarget(
      name: "Compare",
      dependencies: [
        .product(name: "Measurement", package: "Benchmarks"),
        .product(name: "Suites", package: "Benchmarks"),
      ])
  ]
)
