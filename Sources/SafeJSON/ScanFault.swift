/// An error of the scanner before its place is worked out.
struct ScanFault: Error {
  var code: JSONError.Code
  /// The offset from the start of the input.
  var offset: Int
}
