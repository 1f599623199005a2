#if canImport(CJSONC)
  internal import CJSONC

  /// Owns a tokener of json-c, which builds values from bytes that the scanner has accepted.
  @safe
  struct JSONTokener: ~Copyable {
    private static let flags = JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8

    // json-c counts bytes in 32 bits; longer values go in parts.
    private let longestPart: Int
    private let tokener: UnsafeMutablePointer<json_tokener>?

    init(longestPart: Int = 1 << 30) {
      self.longestPart = max(4, longestPart)
      // json-c counts the value inside the innermost container as a level.
      unsafe tokener = json_tokener_new_ex(Int32(JSONScanner.maximumDepth + 2))
      if let tokener = unsafe tokener { unsafe json_tokener_set_flags(tokener, Self.flags) }
    }

    deinit {
      if let tokener = unsafe tokener { unsafe json_tokener_free(tokener) }
    }

    /// The value of a range of bytes.
    func value(
      of bytes: [UInt8], in range: Range<Int>, frame: ValueFrame = .none
    ) throws(JSONRefusal) -> JSONValue {
      guard let tokener = unsafe tokener else { throw JSONRefusal(reason: "out of memory") }
      unsafe json_tokener_reset(tokener)
      var tree = JSONTree()
      if frame == .bothBraces { tree = feed([UInt8(ascii: "{")], in: 0..<1) }
      tree = feed(bytes, in: range)
      if frame != .none { tree = feed([UInt8(ascii: "}")], in: 0..<1) }
      // A number ends only where something follows it, and a NUL is the end of the text to json-c.
      if unsafe json_tokener_get_error(tokener) == json_tokener_continue {
        tree = feed([0], in: 0..<1)
      }
      let error = unsafe json_tokener_get_error(tokener)
      guard error == json_tokener_success else {
        throw JSONRefusal(reason: unsafe String(cString: json_tokener_error_desc(error)))
      }
      return tree.value
    }

    private func feed(_ bytes: [UInt8], in range: Range<Int>) -> JSONTree {
      var tree = JSONTree()
      var start = range.lowerBound
      while start < range.upperBound {
        let end = partEnd(bytes, from: start, in: range)
        tree = part(bytes, start..<end)
        start = end
      }
      return tree
    }

    /// The end of a part; json-c does not know characters that are cut in two.
    private func partEnd(_ bytes: [UInt8], from start: Int, in range: Range<Int>) -> Int {
      guard range.upperBound - start > longestPart else { return range.upperBound }
      var end = start + longestPart
      while end > start + 1, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      return end
    }

    private func part(_ bytes: [UInt8], _ range: Range<Int>) -> JSONTree {
      unsafe bytes.span.extracting(range).withUnsafeBytes { part in
        let text = unsafe part.assumingMemoryBound(to: CChar.self)
        return unsafe JSONTree(json_tokener_parse_ex(tokener, text.baseAddress, Int32(part.count)))
      }
    }
  }
#endif
