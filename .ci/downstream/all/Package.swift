// swift-tools-version: 6.2

import PackageDescription

/// A user of all three products, whose screens have the main actor as their default.
let package = Package(
  name: "ShowCache",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Enfilade", path: Context.environment["ENFILADE"] ?? "../../..")
  ],
  targets: [
    .target(
      name: "Screen",
      dependencies: [
        .product(name: "Enfilade", package: "Enfilade"),
        .product(name: "EnfiladeHTTP", package: "Enfilade"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "ShowCache",
      dependencies: ["Screen", .product(name: "EnfiladeHTTP", package: "Enfilade")]),
    .testTarget(
      name: "ScreenTests",
      dependencies: [
        "Screen",
        .product(name: "Enfilade", package: "Enfilade"),
        .product(name: "EnfiladeHTTP", package: "Enfilade"),
        .product(name: "EnfiladeTesting", package: "Enfilade"),
      ]),
  ]
)
