/// What could have come at the place of an error.
package enum JSONExpectation: String, Equatable, Sendable {
  case value = "a value"
  case valueOrBracket = "a value or ']'"
  case key = "a key in double quotes"
  case keyOrBrace = "a key in double quotes or '}'"
  case colon = "':'"
  case commaOrBrace = "',' or '}'"
  case commaOrBracket = "',' or ']'"
  case digit = "a digit"
  case quote = "'\"'"
  case hexDigit = "four hexadecimal digits"
}
