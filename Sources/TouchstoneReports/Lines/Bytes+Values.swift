import SafeJSON
import Touchstone

extension [UInt8] {
  /// Appends text that is written in the program.
  mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }

  /// Appends a word that is written in the program, in quotes.
  mutating func append(quoted word: StaticString) {
    append(UInt8(ascii: "\""))
    append(word)
    append(UInt8(ascii: "\""))
  }

  /// Appends a whole number.
  mutating func append(number: Int) {
    NumberText.append(Int64(number), to: &self)
  }

  /// Appends a time in seconds with at most six decimals.
  mutating func append(seconds nanoseconds: Int64) {
    NumberText.appendSeconds(nanoseconds: nanoseconds, decimals: 6, to: &self)
  }

  /// Appends what a gesture amounts to, without its velocity, as members that follow others.
  mutating func appendMembers(of values: GestureValues) {
    appendText(addingCapacity: 64 + 4 * NumberText.mostBytes) {
      $0.appendMembers(of: values, withVelocity: false)
    }
  }

  /// Appends a reason as a member that follows others; `by` is the name of who else decided.
  mutating func appendMember(_ reason: GestureReason, by name: [UInt8]?) {
    appendText(addingCapacity: 256 + 4 * NumberText.mostBytes + (name?.count ?? 0)) {
      $0.append(reason, by: name)
    }
  }
}
