import SafeJSON

/// Differences as JSON objects, one a line.
package enum DifferenceLines {
  /// Appends a difference; `name` says of which case or recording.
  package static func append(
    _ difference: Difference, of name: String, _ text: DifferenceText, to bytes: inout [UInt8]
  ) {
    bytes += JSONWriter.line { writer in
      writer.member("type", "difference")
      writer.member("name", name)
      writer.member("kind", difference.kind.name)
      writer.member("line", difference.track?.type)
      writer.member("subject", difference.track?.subject)
      write(difference.kind, to: &writer)
      writer.member("message", text.sentence(difference))
    }
  }

  private static func write(_ kind: Difference.Kind, to writer: inout JSONWriter) {
    switch kind {
    case .removed(let line): side("left", line, to: &writer)
    case .added(let line): side("right", line, to: &writer)
    case .replaced(let left, let right), .reordered(let left, let right):
      side("left", left, to: &writer)
      side("right", right, to: &writer)
    case .changed(let left, let right, let fields):
      side("left", left, to: &writer)
      side("right", right, to: &writer)
      write(fields, to: &writer)
    case .member(let owner, let field):
      writer.member("of", owner)
      write([field], to: &writer)
    }
  }

  private static func side(_ key: StaticString, _ line: ResultLine, to writer: inout JSONWriter) {
    writer.key(key)
    writer.value(line.value)
  }

  private static func write(_ fields: [FieldDifference], to writer: inout JSONWriter) {
    writer.key("fields")
    writer.beginArray()
    for field in fields {
      writer.beginObject()
      writer.member("path", field.path)
      writer.key("left")
      writer.value(field.left ?? .null)
      writer.key("right")
      writer.value(field.right ?? .null)
      write(field.tolerance, to: &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  private static func write(_ tolerance: Tolerance?, to writer: inout JSONWriter) {
    switch tolerance {
    case nil: break
    case .absolute(let amount):
      writer.key("tolerance")
      writer.number(amount, decimals: 9)
    case .relative(let part):
      writer.key("relativeTolerance")
      writer.number(part, decimals: 9)
    }
  }
}

extension Difference.Kind {
  /// The name in output.
  fileprivate var name: String {
    switch self {
    case .removed: "removed"
    case .added: "added"
    case .replaced: "replaced"
    case .changed: "changed"
    case .reordered: "reordered"
    case .member: "member"
    }
  }
}
