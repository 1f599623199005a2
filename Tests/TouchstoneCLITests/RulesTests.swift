import Foundation
import Testing

/// Documentation/Rules.md has every rule that code names, and for each of its rules there is a test that
/// names it.
@Suite struct RulesTests {
  private static let file = BundledTraces.root.appending(path: "Documentation/Rules.md")
  private static let page = (try? String(contentsOf: file, encoding: .utf8)) ?? ""

  /// The numbers of the rules that the page explains.
  private static let explained = Set(
    page.matches(of: /(?m)^\*\*R(\d+)\.\*\*/).compactMap { Int($0.1) })

  /// The numbers of the rules that files below a folder name; R36-R40 are five.
  private static func named(below folder: String) throws -> [String: Set<Int>] {
    let root = BundledTraces.root.appending(path: folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var named: [String: Set<Int>] = [:]
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", file.lastPathComponent != "RulesTests.swift" else {
        continue
      }
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("//") {
        named[file.lastPathComponent, default: []].formUnion(numbers(in: line))
      }
    }
    return named
  }

  private static func numbers(in line: Substring) -> Set<Int> {
    var numbers: Set<Int> = []
    for match in line.matches(of: /\bR(\d+)(?:-R(\d+))?\b/) {
      guard let first = Int(match.1) else { continue }
      numbers.formUnion(first...max(first, match.2.flatMap { Int($0) } ?? first))
    }
    return numbers
  }

  @Test func rangesAreAllTheirRules() {
    #expect(Self.numbers(in: "/// Taps (R36-R38), R3.") == [3, 36, 37, 38])
  }

  @Test func codeNamesNoRuleThatIsNotExplained() throws {
    #expect(Self.explained.count > 60)
    for (file, numbers) in try Self.named(below: "Sources") {
      let missing = numbers.subtracting(Self.explained).sorted()
      #expect(missing.isEmpty, "\(file) names rules that Documentation/Rules.md lacks: \(missing)")
    }
  }

  @Test func eachRuleIsNamedByATest() throws {
    let tested = try Self.named(below: "Tests").values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    #expect(Self.explained.subtracting(tested).sorted() == [])
  }

  /// Beside each rule stand the test files that name it. With `TOUCHSTONE_WRITE_GOLDENS=1`, as
  /// `make goldens` sets it, they are written first.
  @Test func theTestsOfARuleStandBesideIt() throws {
    let named = try Self.named(below: "Tests")
    var lines: [String] = []
    var number: Int?
    for line in Self.page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: /^\*\*R(\d+)\.\*\*/) { number = Int(match.1) }
      if line.hasPrefix("Tests: ") { continue }
      if line.isEmpty, let rule = number {
        let files = named.filter { $0.value.contains(rule) }.keys.sorted()
        lines.append("Tests: " + files.map { "`\($0.dropLast(6))`" }.joined(separator: ", "))
        number = nil
      }
      lines.append(String(line))
    }
    let text = lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_GOLDENS"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    } else {
      #expect(Self.page == text, "'make goldens' writes the names of the tests")
    }
  }
}
