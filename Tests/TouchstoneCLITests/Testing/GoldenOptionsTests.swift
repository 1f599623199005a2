import Testing
import TouchstoneChecks

@testable import TouchstoneCLI

/// Goldens keep every option that decides what they hold.
@Suite struct GoldenOptionsTests {
  private static let place = GoldenPlace(ofTrace: "traces/tap.json")
  /// What each option says, and those that only decide how something is printed.
  private static let values = [
    "scene": "uikit", "set": "tap.maximumDuration=1", "simultaneous": "tap,pan",
    "require-to-fail": "tap:pan", "only": "tap", "from": "browser", "ticks": "wda",
    "step": "20.5ms", "at-end": "cancel", "strict": "",
  ]
  private static let printing = ["color", "quiet"]

  @Test func everyRunningOptionIsKeptOrOnlyForPrinting() {
    let names = RunningOptions.table.entries.map(\.description.name)
    // The only profile is the one that needs no option.
    #expect(Set(names) == Set(Self.values.keys).union(Self.printing).union(["profile"]))
  }

  private static func words(of name: String) -> [String] {
    let value = values[name] ?? ""
    return value.isEmpty ? ["--\(name)"] : ["--\(name)", value]
  }

  @Test(arguments: values.keys.sorted()) func anOptionComesBack(name: String) throws {
    let words = Self.words(of: name)
    let options = try GoldenOptions(GoldenSettings(options: words), of: Self.place)
    #expect(options != GoldenOptions())
    #expect(options.settings(of: Self.place, currentFolder: "/").options == words)
  }

  @Test(arguments: values.keys.sorted()) func theCommandLineIsHeardBesides(name: String) throws {
    let words = Self.words(of: name)
    let typed = try GoldenOptions(GoldenSettings(options: words), of: Self.place)
    let changed = GoldenOptions().changed(by: typed)
    #expect(changed.settings(of: Self.place, currentFolder: "/").options == words)
  }
}
