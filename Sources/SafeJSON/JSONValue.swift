/// One JSON value.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  /// Members in the order of the text; no key appears twice.
  case object([JSONMember])

  /// The value of a key; nil when this is no object or has no such key.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    // Comparing the lengths first spares most comparisons of texts.
    let length = key.utf8.count
    for index in members.indices
    where members[index].key.utf8.count == length && members[index].key == key {
      return members[index].value
    }
    return nil
  }

  /// The text of a string; nil for anything else.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value of a number; nil for anything else.
  package var double: Double? {
    guard case .number(let number) = self else { return nil }
    return number.double
  }

  /// What this is, for messages: "a string", "an object" and so on.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// One key of an object with its value.
package struct JSONMember: Equatable, Sendable {
  package var key: String
  package var value: JSONValue

  package init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }
}
