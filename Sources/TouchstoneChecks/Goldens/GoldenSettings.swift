import SafeJSON
import TouchstoneReports

/// The first line of a golden: the options that made it, so that the run can be repeated.
package struct GoldenSettings: Equatable, Sendable {
  private static let version: Int64 = 1

  /// Words of the command line, in its order.
  package var options: [String]

  package init(options: [String] = []) {
    self.options = options
  }

  init(_ value: JSONValue, line: Int) throws(ResultError) {
    guard case .number(.integer(Self.version))? = value["version"] else {
      throw .meaning(
        line: line, "this program reads goldens of version \(Self.version) and no others")
    }
    guard case .array(let words)? = value["options"] else {
      throw .meaning(line: line, "expected 'options', an array of the command line's words")
    }
    options = []
    for word in words {
      guard let text = word.text else {
        throw .meaning(line: line, "expected strings in 'options'")
      }
      options.append(text)
    }
  }

  /// The line, with its line feed.
  package var line: [UInt8] {
    JSONWriter.line(.golden) { writer in
      writer.member(.version, Int(Self.version))
      writer.member(.options, options)
    }
  }
}

extension GoldenSettings {
  /// The options in the first line of a file; nil when that is another line.
  package init?(firstLine bytes: [UInt8]) throws(ResultError) {
    let value: JSONValue
    do throws(JSONError) {
      var stream = JSONStream(MemorySource(bytes))
      guard case .value(let first, _)? = try stream.next(), first["type"]?.text == "golden" else {
        return nil
      }
      value = first
    } catch {
      throw .syntax(error)
    }
    try self.init(value, line: 1)
  }
}
