/// The accuracy below which a classification counts as failed.
package struct AccuracyLimit: Equatable, Sendable {
  /// Between 0 and 1.
  package let share: Double
  /// As it was written.
  package let text: String

  /// Reads a share as `0.95` or `95%`; nil when the text is no number from 0 to 1.
  package init?(_ text: String) {
    let isPercentage = text.hasSuffix("%")
    let digits = isPercentage ? text.dropLast() : text[...]
    guard digits.utf8.allSatisfy(Self.isDigitOrPoint), let number = Double(digits) else {
      return nil
    }
    let share = isPercentage ? number / 100 : number
    guard (0...1).contains(share) else { return nil }
    self.share = share
    self.text = text
  }

  /// Swift reads `nan`, `0x1p-1` and exponents too, none of which is a share.
  private static func isDigitOrPoint(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
  }
}
