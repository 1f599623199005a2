import SafeJSON
import TouchstoneReports

/// Differences as JSON objects, one a line.
package enum DifferenceLines {
  /// Appends a difference; `name` says of which case or recording.
  package static func append(
    _ difference: Difference, of name: String, _ text: DifferenceText, to bytes: inout [UInt8]
  ) {
    bytes += JSONWriter.line(.difference) { writer in
      writer.member(.name, name)
      writer.member(.kind, difference.kind.name)
      writer.member(.line, difference.track?.type)
      writer.member(.subject, difference.track?.subject)
      write(difference.kind, to: &writer)
      writer.member(.message, text.sentence(difference))
    }
  }

  private static func write(_ kind: Difference.Kind, to writer: inout JSONWriter) {
    switch kind {
    case .removed(let line): writer.member(.left, line.value)
    case .added(let line): writer.member(.right, line.value)
    case .replaced(let left, let right), .reordered(let left, let right):
      writer.member(.left, left.value)
      writer.member(.right, right.value)
    case .changed(let left, let right, let fields):
      writer.member(.left, left.value)
      writer.member(.right, right.value)
      write(fields, to: &writer)
    case .member(let owner, let field):
      writer.member(.of, owner)
      write([field], to: &writer)
    }
  }

  private static func write(_ fields: [FieldDifference], to writer: inout JSONWriter) {
    writer.member(.fields, fields) { writer, field in
      writer.beginObject()
      writer.member(.path, field.path)
      writer.member(.left, field.left ?? .null)
      writer.member(.right, field.right ?? .null)
      switch field.tolerance {
      case nil: break
      case .absolute(let amount):
        writer.member(.tolerance, amount, decimals: OutputNumber.tolerance.decimals)
      case .relative(let part):
        writer.member(.relativeTolerance, part, decimals: OutputNumber.tolerance.decimals)
      }
      writer.endObject()
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
