import SafeJSON

extension OutputSchema {
  /// The schema as a JSON Schema, draft 2020-12: what one line of NDJSON is.
  package static var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    writer.member("title", "A line that touchstone prints as NDJSON")
    writer.key("oneOf")
    writer.beginArray()
    for line in OutputLine.allCases {
      writer.newline()
      write(line, to: &writer)
    }
    writer.newline()
    writer.endArray()
    writer.endObject()
    writer.newline()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func write(_ line: OutputLine, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("title", line.type)
    writer.member("description", line.help)
    writeMembers(members(of: line), type: line.type, to: &writer)
    writer.endObject()
  }

  /// Writes what an object is; with its `type`, where it is a line.
  private static func writeMembers(
    _ members: [OutputMember], type: String?, to writer: inout JSONWriter
  ) {
    writer.member("type", "object")
    writer.key("properties")
    writer.beginObject()
    if let type {
      writer.key("type")
      writer.beginObject()
      writer.member("const", type)
      writer.endObject()
    }
    for member in members {
      writer.newline()
      writer.key(member.key.name)
      writer.beginObject()
      writer.member("description", member.description)
      write(member.value, to: &writer)
      writer.endObject()
    }
    writer.newline()
    writer.endObject()
    let required = members.filter { !$0.isOptional }.map { $0.key.name }
    writer.member("required", (type == nil ? [] : ["type"]) + required)
    writer.key("additionalProperties")
    writer.bool(false)
  }

  /// Writes what a value is, as members of an object that has begun.
  private static func write(_ value: OutputValue, to writer: inout JSONWriter) {
    switch value {
    case .string: writer.member("type", "string")
    case .words(let words): writer.member("enum", words)
    case .bool: writer.member("type", "boolean")
    case .whole: writer.member("type", "integer")
    case .number: writer.member("type", "number")
    case .null: writer.member("type", "null")
    case .any: break
    case .pair:
      writer.member("type", "object")
      writer.key("properties")
      writer.beginObject()
      for key in [OutputKey.x, .y] { writeObject(.number(.points), at: key.name, to: &writer) }
      writer.endObject()
      writer.member("required", [OutputKey.x.name, OutputKey.y.name])
      writer.key("additionalProperties")
      writer.bool(false)
    case .object(let members): writeMembers(members, type: nil, to: &writer)
    case .array(let element):
      writer.member("type", "array")
      writeObject(element, at: "items", to: &writer)
    case .numbers(let number, let count):
      writer.member("type", "array")
      writeObject(.number(number), at: "items", to: &writer)
      writer.member("minItems", count)
      writer.member("maxItems", count)
    case .anyOf(let values):
      writer.key("anyOf")
      writer.beginArray()
      for value in values {
        writer.beginObject()
        write(value, to: &writer)
        writer.endObject()
      }
      writer.endArray()
    }
  }

  private static func writeObject(
    _ value: OutputValue, at key: String, to writer: inout JSONWriter
  ) {
    writer.key(key)
    writer.beginObject()
    write(value, to: &writer)
    writer.endObject()
  }
}

extension OutputMember {
  /// What it says, with the unit and the decimals of its numbers.
  package var description: String {
    value.number.map { "\(help) (\($0.unit), at most \($0.decimals) decimals)" } ?? help
  }
}

extension OutputValue {
  /// What its numbers are; nil where it has none of its own.
  package var number: OutputNumber? {
    switch self {
    case .number(let number), .pair(let number), .numbers(let number, _): number
    case .array(let element): element.number
    case .anyOf(let values): values.lazy.compactMap { $0.number }.first
    case .string, .words, .bool, .whole, .object, .null, .any: nil
    }
  }
}
