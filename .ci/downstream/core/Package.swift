// swift-tools-version: 6.2

import PackageDescription

/// A user who wants the presenters and nothing else.
let package = Package(
  name: "CoreOnly",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Enfilade", path: Context.environment["ENFILADE"] ?? "../../..")
  ],
  targets: [
    .executableTarget(name: "CoreOnly", dependencies: [.product(name: "Enfilade", package: "Enfilade")])
  ]
)
