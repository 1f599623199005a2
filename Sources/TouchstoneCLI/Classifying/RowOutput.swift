import TouchstoneReports

/// The way of rows to standard output: gives each its place, leaves out those that an earlier
/// output holds, and counts them.
struct RowOutput {
  private let printer: ClassificationPrinter
  private let isQuiet: Bool
  private let earlier: EarlierRows
  private let comparison: LabelComparison?
  private let observers: [any ClassificationObserver]
  private var bytes: [UInt8] = []
  private var totals = ClassificationTotals()
  private var hasRows = false
  /// The input that rows come from, and the place of its last row.
  private var input: Int?
  private var place = ClassificationPlace(index: -1)
  /// The keys of an input that were named.
  private var unknownKeys: Set<String> = []
  private var inputOfKeys: Int?

  init(
    _ printer: ClassificationPrinter, isQuiet: Bool, leavingOut earlier: EarlierRows,
    comparing comparison: LabelComparison? = nil, observers: [any ClassificationObserver] = []
  ) {
    self.printer = printer
    self.isQuiet = isQuiet
    self.earlier = earlier
    self.comparison = comparison
    self.observers = observers + (comparison.map { [$0] } ?? [])
    status = earlier.hasErrors ? .badInput : .done
    printer.appendHead(to: &bytes)
  }

  /// Whether everything was readable.
  private(set) var status: ExitStatus

  /// Whether no row of a source is missing, so that it need not be read.
  func isComplete(_ source: String) -> Bool { earlier.isComplete(source) }

  /// Prints rows, with what they have to say on standard error.
  mutating func append(
    _ batch: RowBatch, console: inout some Console
  ) throws(CommandError) {
    for row in batch.rows {
      // Where an earlier output has the row, its message was printed before.
      let isTold = row.bytes.isEmpty ? true : append(row, of: batch)
      guard isTold, let message = row.message, isNew(row) else { continue }
      try write(to: &console)
      pause()
      console.warn(message)
    }
    try write(to: &console)
    advance(inputs: batch.inputs, bytes: batch.inputBytes)
  }

  /// Tells everybody that more is done.
  func advance(inputs: Int, bytes: Int) {
    for observer in observers { observer.advance(inputs: inputs, bytes: bytes) }
  }

  /// Tells everybody that nothing more comes, or that something else is about to be written.
  func pause() {
    for observer in observers { observer.pause() }
  }

  /// Ends the output.
  mutating func finish(_ console: inout some Console) throws(CommandError) {
    // Labels whose recordings have not been read yet are not missing.
    let matrix = console.isInterrupted || isQuiet ? nil : comparison?.matrix
    printer.appendTail(totals, printer.hasRoomForMatrix ? matrix : nil, to: &bytes)
    try write(to: &console)
    guard let matrix, !printer.hasRoomForMatrix else { return }
    console.warn(matrix.text(inColor: false))
  }

  /// Whether a row's message is not about a key that was named before.
  private mutating func isNew(_ row: RowBatch.Row) -> Bool {
    guard let key = row.unknownKey else { return true }
    if inputOfKeys != row.input { (inputOfKeys, unknownKeys) = (row.input, []) }
    return unknownKeys.insert(key).inserted
  }

  /// Prints a row, unless it is left out; says whether it is printed.
  private mutating func append(_ row: RowBatch.Row, of batch: RowBatch) -> Bool {
    move(to: row)
    if row.label == nil { status = .badInput }
    guard !earlier.contains(place, of: row.source) else { return false }
    count(row)
    if hasRows { printer.appendSeparator(to: &bytes) }
    hasRows = true
    bytes += batch.text[row.bytes.lowerBound..<row.placeOffset]
    printer.append(place, to: &bytes)
    bytes += batch.text[row.placeOffset..<row.bytes.upperBound]
    for observer in observers {
      observer.emit(source: row.source, place: place, label: row.label)
    }
    return true
  }

  private mutating func move(to row: RowBatch.Row) {
    if input != row.input {
      input = row.input
      place.index = -1
    }
    if row.beginsRecording {
      place.index += 1
      place.part = row.isPart ? 0 : nil
    } else {
      place.part = (place.part ?? -1) + 1
    }
  }

  private mutating func count(_ row: RowBatch.Row) {
    guard let label = row.label else { return totals.errors += 1 }
    totals.recordings += 1
    if label == "none" { totals.withoutGesture += 1 }
  }

  private mutating func write(to console: inout some Console) throws(CommandError) {
    defer { bytes.removeAll(keepingCapacity: true) }
    guard !isQuiet, !bytes.isEmpty else { return }
    try console.print(bytes)
  }
}
