import SafeJSON

/// What playing one file prints, until its turn comes.
struct ReplayFragment: Sendable {
  /// Something that is printed.
  enum Piece: Sendable {
    case output([UInt8])
    case message(PlainText)
  }

  /// What is printed, in order.
  var pieces: [Piece] = []
  var status = ExitStatus.done
  /// Why everything ends behind it.
  var failure: CommandError?
}

/// The console of a thread that plays files: keeps what is printed.
struct FragmentConsole: Console {
  let surroundings: Surroundings
  let fileContents: FileContents
  private(set) var pieces: [ReplayFragment.Piece] = []

  init(_ surroundings: Surroundings, files: FileContents) {
    self.surroundings = surroundings
    fileContents = files
  }

  /// Standard output so far.
  var printed: [UInt8] {
    pieces.reduce(into: []) { if case .output(let bytes) = $1 { $0 += bytes } }
  }

  /// What was said on standard error so far.
  var messages: [PlainText] {
    pieces.compactMap { if case .message(let text) = $0 { text } else { nil } }
  }

  var isInterrupted: Bool { System.isInterrupted }

  func open(_ input: Input) throws(InputError) -> MemorySource {
    var bytes: [UInt8] = []
    try fileContents.read(input.path, &bytes)
    return MemorySource(bytes)
  }

  mutating func write(_ bytes: [UInt8]) {
    write { $0 += bytes }
  }

  mutating func write(_ append: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    if case .output(let last)? = pieces.last {
      bytes = last
      pieces.removeLast()
    }
    append(&bytes)
    pieces.append(.output(bytes))
  }

  func flush() {}

  mutating func warn(_ text: PlainText) {
    pieces.append(.message(text))
  }
}
