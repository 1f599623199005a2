#if canImport(CJSONC)
  internal import CJSONC

  /// Owns a value of json-c; nil is its null.
  @safe
  struct JSONTree: ~Copyable {
    private let root: OpaquePointer?

    init() {
      unsafe root = nil
    }

    init(_ root: OpaquePointer?) {
      unsafe self.root = unsafe root
    }

    deinit {
      unsafe _ = json_object_put(root)
    }

    /// The whole value, independent of json-c.
    var value: JSONValue { unsafe Self.value(of: root) }

    private static func value(of node: OpaquePointer?) -> JSONValue {
      switch unsafe json_object_get_type(node) {
      case json_type_boolean: unsafe .bool(json_object_get_boolean(node) != 0)
      case json_type_int: unsafe .number(.integer(json_object_get_int64(node)))
      case json_type_double: unsafe .number(decimal(of: node))
      case json_type_string: unsafe .string(string(of: node))
      case json_type_array: unsafe .array(elements(of: node))
      case json_type_object: unsafe .object(members(of: node))
      default: .null
      }
    }

    private static func decimal(of node: OpaquePointer?) -> JSONNumber {
      let value = unsafe json_object_get_double(node)
      // json-c keeps the text of a double that it has read as its user data.
      guard let text = unsafe json_object_get_userdata(node) else {
        return .decimal(value, text: "\(value)")
      }
      return unsafe .decimal(
        value, text: String(cString: text.assumingMemoryBound(to: CChar.self)))
    }

    private static func string(of node: OpaquePointer?) -> String {
      guard let text = unsafe json_object_get_string(node) else { return "" }
      // The length counts, not a NUL: a string may have one as an escape.
      let bytes = unsafe UnsafeRawBufferPointer(
        start: text, count: Int(json_object_get_string_len(node)))
      return unsafe String(decoding: bytes, as: UTF8.self)
    }

    private static func elements(of node: OpaquePointer?) -> [JSONValue] {
      let count = unsafe json_object_array_length(node)
      var elements: [JSONValue] = []
      elements.reserveCapacity(count)
      for index in 0..<count {
        unsafe elements.append(value(of: json_object_array_get_idx(node, index)))
      }
      return elements
    }

    private static func members(of node: OpaquePointer?) -> [JSONMember] {
      var members: [JSONMember] = []
      unsafe members.reserveCapacity(Int(json_object_object_length(node)))
      var next = unsafe lh_table_head(json_object_get_object(node))
      while let entry = unsafe next {
        if let key = unsafe entry.pointee.k?.assumingMemoryBound(to: CChar.self) {
          let value = unsafe value(of: OpaquePointer(entry.pointee.v))
          unsafe members.append(JSONMember(key: String(cString: key), value: value))
        }
        unsafe next = lh_entry_next(entry)
      }
      return members
    }
  }
#endif
