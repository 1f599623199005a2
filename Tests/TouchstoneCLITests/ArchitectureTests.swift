import Foundation
import Testing

/// The picture of the modules, and what holds for every file.
@Suite struct ArchitectureTests {
  /// A file in `Sources` with its module.
  private struct SourceFile {
    let module: String
    let path: String
    let text: String

    var imports: [String] {
      text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ").map { String($0) }
        guard let index = words.firstIndex(of: "import"),
          words[..<index].allSatisfy({ Self.modifiers.contains($0) })
        else { return nil }
        return words.last.map { String($0.prefix { $0 != "." }) }
      }
    }

    /// The lines without comments and strings.
    private var code: [Substring] {
      text.replacing(/"[^"\n]*"/, with: "").replacing(/\/\/[^\n]*/, with: "")
        .split(separator: "\n")
    }

    /// The names in the code.
    var words: Set<String> {
      Set(code.flatMap { $0.matches(of: /\w+/).map { String($0.output) } })
    }

    /// The types that other files can name: those that are declared in no other type.
    var types: [String] {
      var depth = 0
      var types: [String] = []
      for line in code {
        let words = line.split(separator: " ").map { String($0) }.drop {
          Self.modifiers.contains($0)
        }
        if depth == 0, !line.contains("private "), let first = words.first,
          Self.declarations.contains(first),
          let match = words.dropFirst().first?.prefixMatch(of: /\w+/)
        {
          types.append(String(match.output))
        }
        for character in line where character == "{" || character == "}" {
          depth += character == "{" ? 1 : -1
        }
      }
      return types
    }

    private static let declarations: Set = ["struct", "enum", "class", "protocol", "typealias"]

    private static let modifiers: Set = [
      "public", "package", "internal", "fileprivate", "private", "@testable", "@_exported",
      "@preconcurrency", "@_implementationOnly", "@_spi(Internals)",
    ]
  }

  /// What each module may import besides itself: arrows point down.
  private static let allowed: [String: Set<String>] = [
    "Touchstone": [],
    "SafeJSON": ["CJSONC"],
    "SafeYAML": ["CYAML"],
    "TouchstoneTraces": ["Touchstone", "SafeJSON", "SafeYAML"],
    "TouchstoneReports": ["Touchstone", "SafeJSON"],
    "TouchstoneChecks": ["Touchstone", "SafeJSON", "TouchstoneTraces", "TouchstoneReports"],
    "TouchstoneCLI": [
      "Touchstone", "SafeJSON", "TouchstoneTraces", "TouchstoneReports", "TouchstoneChecks",
    ],
    "TouchstoneMain": ["TouchstoneCLI"],
  ]

  /// What only the files that know the system import.
  private static let system: Set = ["Glibc", "Musl", "Darwin", "Synchronization"]
  private static let systemFiles = [
    "Sources/TouchstoneCLI/FileDescriptor.swift",
    "Sources/TouchstoneCLI/Parallel/Monitor.swift",
    "Sources/TouchstoneCLI/Parallel/WorkerThread.swift", "Sources/TouchstoneCLI/System.swift",
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: String) throws -> [SourceFile] {
    let url = root.appending(path: folder)
    let names = try #require(FileManager.default.subpaths(atPath: url.path))
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      SourceFile(
        module: String(name.prefix { $0 != "/" }), path: "\(folder)/\(name)",
        text: try String(contentsOf: url.appending(path: name), encoding: .utf8))
    }
  }

  @Test func everyModuleIsInThePicture() throws {
    let modules = Set(try Self.files(in: "Sources").map(\.module))
    #expect(modules == Set(Self.allowed.keys))
  }

  @Test func arrowsPointDown() throws {
    for file in try Self.files(in: "Sources") where !Self.systemFiles.contains(file.path) {
      let allowed = Self.allowed[file.module] ?? []
      let others = file.imports.filter { !allowed.contains($0) }
      #expect(others == [], "\(file.path)")
    }
  }

  /// The folders of the engine: each uses itself and those before it.
  private static let engineFolders = [
    "Geometry", "Time", "Reports", "Scene", "Views", "Touches", "Gestures", "Behaviors",
    "Replay",
  ]

  @Test func foldersOfTheEngineUseThoseToTheirLeft() throws {
    let files = try Self.files(in: "Sources/Touchstone")
    #expect(Set(files.map(\.module)) == Set(Self.engineFolders))
    var places: [String: Int] = [:]
    for file in files {
      for type in file.types { places[type] = Self.engineFolders.firstIndex(of: file.module) }
    }
    #expect(places["Point2D"] == 0 && places["CustomGesture"] == 3 && places["Replay"] == 8)
    for file in files {
      let place = try #require(Self.engineFolders.firstIndex(of: file.module))
      let later = file.words.filter { places[$0, default: 0] > place }
      #expect(later == [], "\(file.path)")
    }
  }

  @Test func onlyTheArbiterChangesItsRecognizers() throws {
    let change = /arbiter\.(definitions|recognizers|machines|groups)\b[^=\n{]*[^=!<>]=[^=]/
    #expect(" arbiter.recognizers[index].isRemoved = true".contains(change))
    for file in try Self.files(in: "Sources/Touchstone") {
      #expect(!file.text.contains(change), "\(file.path)")
    }
  }

  @Test func onlyFourFilesKnowTheSystem() throws {
    let files = try Self.files(in: "Sources").filter { Self.systemFiles.contains($0.path) }
    #expect(files.map(\.path) == Self.systemFiles)
    for file in files { #expect(Set(file.imports).isSubset(of: Self.system), "\(file.path)") }
  }

  @Test(arguments: ["CJSONC", "CYAML"])
  func theCLibraryStaysBehindItsModule(library: String) throws {
    for file in try Self.files(in: "Sources") where file.imports.contains(library) {
      #expect(file.text.contains(" internal import \(library)") || file.text.hasPrefix("internal"))
    }
  }

  /// The files that write a medium's own escapes; everything else appends `PlainText`, or JSON by `JSONWriter`.
  private static let media: Set = [
    "CSVField", "XMLText", "YAMLText", "TAPReport", "JUnitReport", "MarkdownReport",
    "GitHubAnnotations",
  ]

  @Test func noTextIsPrintedRaw() throws {
    let printing = ["TouchstoneReports", "TouchstoneChecks", "TouchstoneCLI"]
    for file in try Self.files(in: "Sources") where printing.contains(file.module) {
      let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      guard !Self.media.contains(String(name)) else { continue }
      #expect(!file.text.contains(/(\+=|contentsOf:) [^\n]*\.utf8/), "\(file.path)")
    }
  }

  @Test func theExecutableIsOneFile() throws {
    let files = try Self.files(in: "Sources").filter { $0.module == "TouchstoneMain" }
    #expect(files.map(\.path) == ["Sources/TouchstoneMain/main.swift"])
  }

  @Test func noFileIsLong() throws {
    for file in try Self.files(in: "Sources") + Self.files(in: "Tests") {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(lines <= 300 || Self.longTests.contains(file.path), "\(file.path): \(lines) lines")
    }
  }

  /// Tables of examples that read better in one piece.
  private static let longTests: Set = [
    "Tests/TouchstoneCLITests/Corpus/PeoplesLog.swift",
    "Tests/TouchstoneTracesTests/Scenes/RecognizerPropertiesTests.swift",
  ]

  @Test func nothingIsLeftToDoAndNoEscapeHatchIsUsed() throws {
    // Put together here, so that this file does not hold them itself.
    let words = [
      "TO" + "DO", "FIX" + "ME", "try" + "!", "as" + "!", "@unchecked" + " Sendable",
      "nonisolated" + "(unsafe)", "fatal" + "Error",
    ]
    for file in try Self.files(in: "Sources") {
      for word in words { #expect(!file.text.contains(word), "\(file.path): \(word)") }
    }
    for file in try Self.files(in: "Tests") {
      for word in words.prefix(2) { #expect(!file.text.contains(word), "\(file.path): \(word)") }
    }
  }

  @Test func pathsAreSafeOnEverySystem() throws {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-+./")
    for file in try Self.files(in: "Sources") + Self.files(in: "Tests") {
      #expect(file.path.allSatisfy(allowed.contains), "\(file.path)")
    }
  }

  @Test func noTypeHasTheNameOfAModule() throws {
    for file in try Self.files(in: "Sources") {
      let name = file.path.split(separator: "/").last.map { $0.dropLast(6) } ?? ""
      #expect(Self.allowed[String(name)] == nil, "\(file.path)")
    }
  }
}
