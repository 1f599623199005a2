import SafeJSON

/// What a document is known by, found without reading the document: it may be broken.
package enum DocumentID {
  /// The scalar of a member of the outermost object, as it was written; nil without one.
  package static func text(ofKey key: String, in line: [UInt8]) -> String? {
    let limits = HeadOutline.Limits(depth: 1, keys: .max, text: .max)
    let outline = HeadOutline(line.span, within: limits) { found, _ in
      found.name == key && found.value != nil
    }
    // A row with it in it must be JSON still.
    return outline.value(key).flatMap { isJSON($0) ? $0 : nil }
  }

  private static func isJSON(_ text: String) -> Bool {
    var stream = JSONStream(MemorySource(Array(text.utf8)))
    do throws(JSONError) {
      return try stream.next() != nil
    } catch {
      return false
    }
  }
}
