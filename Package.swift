// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The systems that have the C libraries.
let withC: [Platform] = [.linux, .macOS]

func target(_ name: String, uses dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, uses dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "touchstone",
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    .executable(name: "touchstone", targets: ["TouchstoneMain"]),
    .library(name: "Touchstone", targets: ["Touchstone"]),
    .library(name: "TouchstoneTraces", targets: ["TouchstoneTraces"]),
    .library(name: "TouchstoneReports", targets: ["TouchstoneReports"]),
  ],
  targets: [
    .target(
      name: "Touchstone", swiftSettings: settings,
      // Double.squareRoot() is a call of the C library where it is not optimised.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .systemLibrary(
      name: "CJSONC", pkgConfig: "json-c",
      providers: [.apt(["libjson-c-dev"]), .brew(["json-c"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // iOS has neither json-c nor libyaml: there Swift builds the values, and YAML is not read.
    target("SafeJSON", uses: .target(name: "CJSONC", condition: .when(platforms: withC))),
    target("SafeYAML", uses: "CYAML"),
    target(
      "TouchstoneTraces", uses: "Touchstone", "SafeJSON",
      .target(name: "SafeYAML", condition: .when(platforms: withC))),
    target("TouchstoneReports", uses: "Touchstone", "SafeJSON"),
    target(
      "TouchstoneChecks", uses: "Touchstone", "SafeJSON", "TouchstoneTraces", "TouchstoneReports"),
    target(
      "TouchstoneCLI", uses: "Touchstone", "SafeJSON", "TouchstoneTraces", "TouchstoneReports",
      "TouchstoneChecks"),
    .executableTarget(
      name: "TouchstoneMain", dependencies: ["TouchstoneCLI"], swiftSettings: settings),
    .executableTarget(
      name: "measure",
      dependencies: ["TouchstoneCLI", "TouchstoneTraces", "Touchstone"],
      path: "Benchmarks/Measure", swiftSettings: settings),
    // One file without `main.swift`: as a script it does nothing; as a library (`make fuzz`) libFuzzer calls it.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Touchstone", "SafeJSON", "TouchstoneTraces", "TouchstoneReports", "TouchstoneChecks",
      ], path: "Fuzzing/Fuzz", swiftSettings: settings),
    // A second statement of the recognizers' rules, and recordings to hold both to.
    .target(
      name: "TouchstoneReference", dependencies: ["Touchstone"], path: "Tests/TouchstoneReference",
      swiftSettings: settings),
    tests("TouchstoneTests", uses: "Touchstone", "TouchstoneReference"),
    tests("SafeJSONTests", uses: "SafeJSON"),
    tests("SafeYAMLTests", uses: "SafeYAML"),
    tests("TouchstoneTracesTests", uses: "TouchstoneTraces", "Touchstone", "SafeJSON"),
    tests("TouchstoneReportsTests", uses: "TouchstoneReports", "Touchstone", "SafeJSON"),
    tests(
      "TouchstoneChecksTests", uses: "TouchstoneChecks", "TouchstoneReports", "TouchstoneTraces",
      "Touchstone", "SafeJSON"),
    tests(
      "TouchstoneCLITests", uses: "TouchstoneCLI", "TouchstoneTraces", "TouchstoneReports",
      "TouchstoneChecks", "Touchstone", "TouchstoneReference", "SafeJSON"),
  ],
  swiftLanguageModes: [.v6]
)
