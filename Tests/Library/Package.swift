// swift-tools-version: 6.2
import PackageDescription

// A package outside of this one: what README and Documentation/Library.md show compiles and runs here.
let package = Package(
  name: "library",
  platforms: [.macOS(.v26), .iOS(.v26)],
  dependencies: [.package(name: "touchstone", path: "../..")],
  targets: [
    .executableTarget(
      name: "snippets",
      dependencies: [
        .product(name: "Touchstone", package: "touchstone"),
        .product(name: "TouchstoneTraces", package: "touchstone"),
        .product(name: "TouchstoneReports", package: "touchstone"),
      ])
  ])
