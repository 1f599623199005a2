import SafeJSON
import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// The work of `classify`: reads on the calling thread what has to be read in order, spreads the
/// rest over threads, and prints rows in the order of the inputs.
final class ClassifyRun<Terminal: Console> {
  /// What it prints to; taken back by the code that gave it.
  private(set) var console: Terminal
  let settings: ClassifySettings
  let jobs: Int
  private let map: OrderedMap<ClassifyWorker>
  private var worker: ClassifyWorker
  private var output: RowOutput
  private var failure: CommandError?
  /// Whether rows that would come now are behind a gap.
  private var isCutOff = false
  /// Recordings that are no unit of work yet.
  private var recordings: [RecordingFrames] = []
  private var recordingItems = 0
  /// Chunks whose last line may go on in the next one.
  private(set) var open: OpenChunk?

  init(_ settings: ClassifySettings, jobs: Int, output: RowOutput, console: Terminal) {
    self.settings = settings
    self.jobs = jobs
    self.output = output
    self.console = console
    let files = console.fileContents
    worker = ClassifyWorker(settings, files: files)
    map = OrderedMap(jobs: jobs) { ClassifyWorker(settings, files: files) }
  }

  /// Classifies everything in the inputs.
  func run(_ inputs: InputWalk) throws(CommandError) -> ExitStatus {
    var tasks: [FileTask] = []
    var size = 0
    for (number, input) in inputs.enumerated() {
      guard !isDone else { break }
      let origin = RowOrigin(input, number: number)
      guard !output.isComplete(origin.source) else {
        output.advance(inputs: 1, bytes: sizeOfFile(input) ?? 0)
        continue
      }
      if let bytes = sizeOfSmallFile(input) {
        tasks.append(FileTask(path: input.path, origin: origin))
        size += bytes
        guard tasks.count >= settings.sizes.files || size >= settings.sizes.fileBytes else {
          continue
        }
      }
      submit(&tasks)
      size = 0
      if sizeOfSmallFile(input) == nil { read(input, origin) }
    }
    if !isDone { submit(&tasks) }
    drain()
    map.stop()
    return try finish()
  }

  /// Says something behind all output.
  func warn(_ text: PlainText) {
    console.warn(text)
  }

  private func finish() throws(CommandError) -> ExitStatus {
    output.pause()
    if let failure { throw failure }
    try output.finish(&console)
    return console.isInterrupted ? .interrupted : output.status
  }

  /// Whether nothing more is to be read.
  var isDone: Bool { failure != nil || isCutOff || console.isInterrupted }

  private func sizeOfSmallFile(_ input: Input) -> Int? {
    guard let size = sizeOfFile(input), size < settings.sizes.fileBytes else { return nil }
    return size
  }

  private func sizeOfFile(_ input: Input) -> Int? {
    switch input {
    case .file, .found: console.fileContents.size(input.path)
    case .standardInput, .unreadable: nil
    }
  }

  private func submit(_ tasks: inout [FileTask]) {
    guard !tasks.isEmpty else { return }
    submit(.files(tasks))
    tasks.removeAll(keepingCapacity: true)
  }

  private func read(_ input: Input, _ origin: RowOrigin) {
    do throws(InputError) {
      let source = WatchedSource(
        try console.open(input), mayWait: Terminal.mayWait,
        beforeWaiting: { [unowned self] in
          submitRecordings()
          drain()
        }, afterReading: { [unowned self] in output.advance(inputs: 0, bytes: $0) })
      read(source, origin)
    } catch {
      var batch = RowBatch()
      batch.append(error, settings.printer, of: origin)
      submit(.done(batch))
    }
    var batch = RowBatch()
    batch.inputs = 1
    submit(.done(batch))
  }

  // MARK: Units

  /// Hands in a unit of work, and prints what is ready.
  func submit(_ unit: ClassifyUnit) {
    while map.isFull, let batch = map.next() { take(batch) }
    map.submit(unit)
    while let batch = map.nextIfReady() { take(batch) }
  }

  /// Gathers recordings into units that are worth a thread's while.
  func gather(_ unit: ClassifyUnit) {
    guard case .recordings(let more) = unit else {
      submitRecordings()
      return submit(unit)
    }
    recordings += more
    // A recording takes memory and time without any items, too.
    recordingItems += more.reduce(0) { $0 + $1.items.count + 1 }
    if recordingItems >= 1024 { submitRecordings() }
  }

  func submitRecordings() {
    guard !recordings.isEmpty else { return }
    let unit = ClassifyUnit.recordings(recordings)
    recordings.removeAll()
    recordingItems = 0
    submit(unit)
  }

  /// Waits for all that is on its way, and prints it.
  func drain() {
    while let batch = map.next() { take(batch) }
  }

  private func take(_ batch: RowBatch) {
    guard failure == nil, !isCutOff else { return }
    guard let chunk = batch.chunk else { return emit(batch) }
    guard let open else { return settle(batch, attempt: 1) }
    guard !open.isGivenUp else {
      self.open?.chunk = open.chunk.joined(with: chunk)
      return
    }
    // What was made of the chunk took it for the beginning of a recording.
    let both = worker.perform(.documents(open.chunk.joined(with: chunk)))
    settle(both, attempt: open.attempt + 1)
  }

  /// Prints the rows of a chunk, or keeps it until the next one is there.
  private func settle(_ batch: RowBatch, attempt: Int) {
    open = nil
    guard batch.isOpen, let chunk = batch.chunk else { return emit(batch) }
    open = OpenChunk(batch: batch, chunk: chunk, attempt: attempt)
  }

  /// Prints what was kept, when nothing follows it.
  func closeChunk() {
    guard let batch = open?.batch else { return }
    open = nil
    emit(batch)
  }

  /// Takes back what was kept, to read it again.
  func takeOpenChunk() -> DocumentChunk? {
    defer { open = nil }
    return open?.chunk
  }

  private func emit(_ batch: RowBatch) {
    do throws(CommandError) {
      try output.append(batch, console: &console)
      if let error = batch.failure { throw error }
    } catch {
      failure = error
    }
    isCutOff = batch.isCutOff
  }
}

/// A chunk whose last recording may go on in the next one.
struct OpenChunk {
  /// More often than this, chunks are not joined with the next: the input has no document a line.
  private static let mostAttempts = 4
  private static let mostBytes = 1 << 22

  /// Its rows, if nothing follows.
  var batch: RowBatch
  var chunk: DocumentChunk
  /// How many chunks it is made of.
  var attempt: Int

  /// Whether the input is rather read in one go from here.
  var isGivenUp: Bool { attempt > Self.mostAttempts || chunk.bytes.count > Self.mostBytes }
}
