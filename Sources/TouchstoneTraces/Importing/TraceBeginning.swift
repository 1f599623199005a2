/// What an input begins with, or what is left of it.
struct TraceBeginning: Equatable {
  /// The format that the next value is in.
  var format: TraceFormat
  /// Whether that value is all of a recording, so that what follows it is another one.
  var isDocument: Bool
  /// Whether its JSON is in lines that hold something else too.
  var isLog: Bool

  init(format: TraceFormat, isDocument: Bool, isLog: Bool = false) {
    self.format = format
    self.isDocument = isDocument
    self.isLog = isLog
  }

  /// What some bytes say, which are in a format that may be given; nil while more have to be seen.
  /// `isAll` says that there are no more.
  init?(_ head: Span<UInt8>, as given: TraceFormat?, isAll: Bool, isBehindOthers: Bool) {
    if let given, given == .native || !given.isJSON {
      self.init(format: given, isDocument: false)
      return
    }
    let outline = FormatDetector.outline(of: head)
    let isLog = outline.first != nil && FormatDetector.isText(outline, head)
    if let given {
      if isLog {
        self.init(format: given, isDocument: false, isLog: true)
        return
      }
      let isDocument = outline.isDocument(in: given)
      guard isDocument || isAll || outline.isComplete else { return nil }
      self.init(format: given, isDocument: isDocument)
      return
    }
    switch FormatDetector.answer(outline, head, isAll: isAll, isBehindOthers: isBehindOthers) {
    case .undecided: return nil
    case .unknown: self.init(format: .native, isDocument: false)
    case .format(let format):
      self.init(
        format: format, isDocument: !isLog && outline.isDocument(in: format),
        isLog: isLog && format.isJSON)
    }
  }
}

extension TraceFormat {
  /// Whether it is made of JSON values.
  var isJSON: Bool {
    importer == nil || objects != nil
  }

  /// Whether a line of it may be one event or command, if it is made of JSON and not our own.
  var hasLines: Bool {
    objects.map { $0 != .recordings } ?? false
  }

  /// What its objects are; nil for text and for our own.
  fileprivate var objects: ObjectMeaning? {
    guard case .values(_, let objects)? = importer?.shape else { return nil }
    return objects
  }
}

extension HeadOutline {
  /// Whether a value of a format that begins like this is all of a recording, and no event of one whose
  /// events are lines.
  fileprivate func isDocument(in format: TraceFormat) -> Bool {
    guard let objects = format.objects else { return false }
    guard first == UInt8(ascii: "{") else { return first == UInt8(ascii: "[") }
    switch objects {
    case .recordings: return true
    case .events(let keys): return !keys.isEmpty && keys.allSatisfy { has($0, depth: 1) }
    }
  }
}
