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

let kit: Target.Dependency = .product(name: "Enfilade", package: "Enfilade")

/// A client of its own for each variant, so that the compiler cannot merge one with its twin and leave a jump
/// where the code was.
func client(_ name: String, in arrangement: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: ["CounterContract"] + dependencies, path: "Sources/\(arrangement)/\(name)",
    swiftSettings: settings)
}

let clients = [
  client("OneByHand", in: "OneModule", []),
  client("OneHandle", in: "OneModule", [kit]),
  client("OneSend", in: "OneModule", [kit]),
  client("OneSpoilt", in: "OneModule", [kit]),
  client("TextByHand", in: "OneModule", []),
  client("TextHandle", in: "OneModule", [kit]),
  client("TextSend", in: "OneModule", [kit]),

  client("PlainByHand", in: "TwoModules", ["CountersByHand"]),
  client("PlainHandle", in: "TwoModules", [kit, "CountersWithKit"]),
  client("PlainSend", in: "TwoModules", [kit, "CountersWithKit"]),
  client("InlinableByHand", in: "TwoModules", ["CountersByHand"]),
  client("InlinableHandle", in: "TwoModules", [kit, "CountersWithKit"]),
  client("InlinableSend", in: "TwoModules", [kit, "CountersWithKit"]),

  .target(name: "LinkFigures", dependencies: [kit], swiftSettings: settings),
]

let package = Package(
  name: "Gates",
  platforms: [.macOS(.v15)],
  dependencies: [
    // By its name: the identity of a package that has only a path is the name of its folder.
    .package(name: "Enfilade", path: "../..")
  ],
  targets: clients + [
    .target(name: "CounterContract", swiftSettings: settings),
    client("CountersByHand", in: "TwoModules", []),
    client("CountersWithKit", in: "TwoModules", [kit]),
    .executableTarget(
      name: "DispatchRunner",
      dependencies: ["CounterContract"] + clients.map { .target(name: $0.name) },
      swiftSettings: settings),
  ]
)
