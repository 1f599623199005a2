internal import CJSONC

/// A value as json-c has built it, for someone who takes what it says at once. It is lent, and gone
/// when whoever got it returns.
@safe
package struct JSONNode: ~Copyable {
  private let node: OpaquePointer?

  init(_ node: OpaquePointer?) {
    unsafe self.node = unsafe node
  }

  /// The value of a whole number; nil for everything else.
  package var integer: Int64? {
    guard unsafe json_object_get_type(node) == json_type_int else { return nil }
    return unsafe json_object_get_int64(node)
  }

  /// The nearest double of a number; nil for everything else.
  package var double: Double? {
    switch unsafe json_object_get_type(node) {
    case json_type_double: unsafe json_object_get_double(node)
    case json_type_int: unsafe Double(json_object_get_int64(node))
    default: nil
    }
  }

  /// Lends the text of a number that is written with a decimal point or an exponent; nil for
  /// everything else.
  package func withDecimalText<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    // json-c keeps the text of a double that it has read as its user data.
    guard unsafe json_object_get_type(node) == json_type_double,
      let text = unsafe json_object_get_userdata(node)
    else { return nil }
    return unsafe Self.lend(text.assumingMemoryBound(to: UInt8.self), to: body)
  }

  /// Lends the bytes of a string; nil for everything else.
  package func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    guard unsafe json_object_get_type(node) == json_type_string,
      let text = unsafe json_object_get_string(node)
    else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(
      start: text, count: Int(json_object_get_string_len(node)))
    return unsafe body(bytes.assumingMemoryBound(to: UInt8.self).span)
  }

  /// Lends the members of an object in their order while `body` says that it takes them; false when it
  /// does not, or this is no object.
  package func takesMembers(
    _ body: (_ key: Span<UInt8>, _ value: borrowing JSONNode) -> Bool
  ) -> Bool {
    guard unsafe json_object_get_type(node) == json_type_object else { return false }
    var next = unsafe lh_table_head(json_object_get_object(node))
    while let entry = unsafe next {
      let value = unsafe JSONNode(OpaquePointer(entry.pointee.v))
      guard let key = unsafe entry.pointee.k?.assumingMemoryBound(to: UInt8.self),
        unsafe Self.lend(key, to: { body($0, value) })
      else { return false }
      unsafe next = lh_entry_next(entry)
    }
    return true
  }

  /// Lends the elements of an array in their order while `body` says that it takes them; false when it
  /// does not, or this is no array.
  package func takesElements(_ body: (_ element: borrowing JSONNode) -> Bool) -> Bool {
    guard unsafe json_object_get_type(node) == json_type_array else { return false }
    for index in 0..<(unsafe json_object_array_length(node)) {
      let element = unsafe JSONNode(json_object_array_get_idx(node, index))
      guard body(element) else { return false }
    }
    return true
  }

  /// Lends a text that a NUL ends.
  @inline(__always)
  private static func lend<Result>(
    _ text: UnsafePointer<UInt8>, to body: (Span<UInt8>) -> Result
  ) -> Result {
    var count = 0
    while unsafe text[count] != 0 { count += 1 }
    return unsafe body(UnsafeBufferPointer(start: text, count: count).span)
  }
}
