// swift-tools-version: 6.2

import PackageDescription

/// What every target compiles with: Swift 6 mode comes from the tools version, these come on top.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "Enfilade",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Enfilade", targets: ["Enfilade"]),
    .library(name: "EnfiladeHTTP", targets: ["EnfiladeHTTP"]),
    .library(name: "EnfiladeTesting", targets: ["EnfiladeTesting"]),
    .library(name: "Loopback", targets: ["Loopback"]),
    .executable(name: "tour", targets: ["Tour"]),
  ],
  targets: [
    .target(name: "Enfilade", swiftSettings: settings),
    .target(name: "EnfiladeHTTP", swiftSettings: settings),
    .target(name: "Loopback", swiftSettings: settings),
    .target(
      name: "EnfiladeTesting",
      dependencies: ["Enfilade", "EnfiladeHTTP", "Loopback"],
      swiftSettings: settings),
    .target(name: "Scenes", dependencies: ["Enfilade", "EnfiladeHTTP"], swiftSettings: settings),
    .target(name: "Terminal", swiftSettings: settings),
    .target(
      name: "TerminalScenes",
      dependencies: ["Enfilade", "EnfiladeHTTP", "Scenes", "Terminal"],
      swiftSettings: settings),
    .executableTarget(
      name: "Tour",
      dependencies: ["EnfiladeHTTP", "Loopback", "Scenes", "Terminal", "TerminalScenes"],
      swiftSettings: settings),

    .testTarget(
      name: "EnfiladeTests", dependencies: ["Enfilade", "EnfiladeTesting"], swiftSettings: settings),
    .testTarget(
      name: "EnfiladeHTTPTests",
      dependencies: ["EnfiladeHTTP", "EnfiladeTesting", "Loopback"],
      swiftSettings: settings),
    .testTarget(name: "LoopbackTests", dependencies: ["Loopback"], swiftSettings: settings),
    .testTarget(
      name: "EnfiladeTestingTests",
      dependencies: ["Enfilade", "EnfiladeHTTP", "EnfiladeTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "ScenesTests",
      dependencies: ["Enfilade", "EnfiladeHTTP", "EnfiladeTesting", "Loopback", "Scenes"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "EnfiladeTesting"], swiftSettings: settings),
    .testTarget(
      name: "TerminalScenesTests",
      dependencies: ["Enfilade", "EnfiladeHTTP", "EnfiladeTesting", "Scenes", "Terminal", "TerminalScenes"],
      swiftSettings: settings),
    // The README's example, and again, with the tests of presenting, in a client whose default is the main actor.
    .testTarget(name: "ReadmeTests", dependencies: ["Enfilade", "EnfiladeHTTP", "EnfiladeTesting"]),
    .testTarget(
      name: "MainActorClientTests", dependencies: ["Enfilade", "EnfiladeHTTP", "EnfiladeTesting"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "TourTests", dependencies: ["Tour", "EnfiladeHTTP", "Loopback"], swiftSettings: settings),
  ]
)
