import SafeJSON

/// Finds what a document is known by, without reading the document: it may be broken.
enum DocumentID {
  /// The scalar of a member of the outermost object, as it was written; nil without one.
  static func text(ofKey key: [UInt8], in line: ArraySlice<UInt8>) -> String? {
    var scanner = Scanner(bytes: line, position: line.startIndex)
    guard let text = scanner.value(ofKey: key), isJSON(text) else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a row with this in it is JSON still.
  private static func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
    var stream = JSONStream(MemorySource(Array(text)))
    do throws(JSONError) {
      return try stream.next() != nil
    } catch {
      return false
    }
  }

  private struct Scanner {
    let bytes: ArraySlice<UInt8>
    var position: Int

    /// Walks over strings and brackets; a string at depth 1 with a colon behind it is a key.
    mutating func value(ofKey key: [UInt8]) -> ArraySlice<UInt8>? {
      var depth = 0
      while position < bytes.endIndex {
        switch bytes[position] {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: "\""):
          guard let string = string() else { return nil }
          if depth == 1, skipColon(), string.dropFirst().dropLast().elementsEqual(key) {
            return scalar()
          }
          continue
        default: break
        }
        position += 1
      }
      return nil
    }

    /// Moves past a string and returns it with its quotes; nil when it has no end.
    private mutating func string() -> ArraySlice<UInt8>? {
      let start = position
      position += 1
      while position < bytes.endIndex {
        switch bytes[position] {
        case UInt8(ascii: "\\"): position += 2
        case UInt8(ascii: "\""):
          position += 1
          return bytes[start..<position]
        // What no JSON string has: the row must stay one line of JSON.
        case 0..<0x20: return nil
        default: position += 1
        }
      }
      return nil
    }

    private mutating func skipColon() -> Bool {
      skipSpace()
      guard position < bytes.endIndex, bytes[position] == UInt8(ascii: ":") else { return false }
      position += 1
      skipSpace()
      return true
    }

    private mutating func skipSpace() {
      while position < bytes.endIndex, DocumentLines.isSpace(bytes[position]) { position += 1 }
    }

    /// A string, a number or a word; only what is JSON, so that the row is.
    private mutating func scalar() -> ArraySlice<UInt8>? {
      guard position < bytes.endIndex else { return nil }
      let start = position
      if bytes[position] == UInt8(ascii: "\"") { return string() }
      while position < bytes.endIndex, Self.belongsToScalar(bytes[position]) { position += 1 }
      return start < position ? bytes[start..<position] : nil
    }

    private static func belongsToScalar(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}
