/// What an input may be in place of text in UTF-8, recognized by its first two bytes.
package enum TextEncoding: Equatable, Sendable {
  /// What Windows makes of a redirected output, among others.
  case utf16
  case gzip

  init?(_ first: UInt8?, _ second: UInt8?) {
    switch (first, second) {
    case (0xFF, 0xFE), (0xFE, 0xFF): self = .utf16
    case (0x1F, 0x8B): self = .gzip
    default: return nil
    }
  }

  /// What is wrong and what was expected.
  var sentence: String {
    switch self {
    case .utf16: "text in UTF-16; expected UTF-8, as 'iconv -f UTF-16 -t UTF-8' makes of it"
    case .gzip: "compressed by gzip; expected the text, as 'gunzip -c' makes of it"
    }
  }
}
