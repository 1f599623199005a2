import SafeJSON
import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// A piece of the work of classifying.
enum ClassifyUnit: Sendable {
  /// Small files.
  case files([FileTask])
  /// Lines with a document each.
  case documents(DocumentChunk)
  /// Recordings, or parts of recordings, that have been read.
  case recordings([RecordingFrames])
  /// What is done already and waits for its turn.
  case done(RowBatch)
}

/// A file to be read as a whole.
struct FileTask: Sendable {
  var path: String
  var origin: RowOrigin
}

/// The frames of a recording, or of a part of it that can be played by itself.
struct RecordingFrames: Sendable {
  var origin: RowOrigin
  var header: RecordingHeader
  /// Whether earlier frames of the recording are played elsewhere.
  var isContinued: Bool
  /// Frames and repairs.
  var items: [TraceItem] = []
  /// How the frames end; nil where more of the recording follows.
  var atEnd: AtEnd?
}

/// Makes rows, each thread by itself.
struct ClassifyWorker: UnitWorker {
  private var settings: ClassifySettings
  private let files: FileContents
  private let replays = FreshReplays()
  /// Kept from file to file, so that its memory is.
  private var bytes: [UInt8] = []

  init(_ settings: ClassifySettings, files: FileContents) {
    self.settings = settings
    self.files = files
  }

  mutating func perform(_ unit: ClassifyUnit) -> RowBatch {
    switch unit {
    case .files(let tasks): return classify(tasks)
    case .documents(let chunk): return classify(chunk)
    case .recordings(let recordings): return classify(recordings)
    case .done(let batch): return batch
    }
  }

  private mutating func classify(_ tasks: [FileTask]) -> RowBatch {
    var batch = RowBatch()
    for task in tasks where !batch.isCutOff && batch.failure == nil {
      bytes.removeAll(keepingCapacity: true)
      do throws(InputError) {
        try files.read(task.path, &bytes)
        let chunk = DocumentChunk(
          origin: task.origin, bytes: bytes, linesBefore: 0, offset: 0, canRewind: true)
        batch.append(settings.idKey == nil ? read(chunk).rows : readLines(of: chunk))
      } catch {
        // A read that SIGINT ended says nothing about the file.
        batch.isCutOff = System.isInterrupted
        if !batch.isCutOff { batch.append(error, settings.printer, of: task.origin) }
      }
      batch.inputs += 1
      batch.inputBytes += bytes.count
    }
    return batch
  }

  private mutating func classify(_ chunk: DocumentChunk) -> RowBatch {
    var batch: RowBatch
    if settings.idKey == nil {
      let (rows, endsClean) = read(chunk)
      batch = rows
      batch.chunk = chunk
      batch.isOpen = !endsClean
    } else {
      batch = readLines(of: chunk)
    }
    return batch
  }

  private mutating func classify(_ recordings: [RecordingFrames]) -> RowBatch {
    var batch = RowBatch()
    for recording in recordings {
      var maker = RowMaker(settings, of: recording.origin, replays: replays)
      maker.begin(recording.header, isContinued: recording.isContinued)
      for item in recording.items { maker.take(item, names: TouchNames()) }
      maker.finish(recording.atEnd ?? .drain)
      batch.append(maker.takeBatch())
    }
    return batch
  }

  /// The rows of everything in some bytes, and whether they end behind a whole document.
  private mutating func read(_ chunk: DocumentChunk) -> (rows: RowBatch, endsClean: Bool) {
    let source = MemorySource(chunk.readableBytes, canRewind: chunk.canRewind)
    var reader = TraceReader(
      source, scenes: settings.scenes, isStrict: settings.isStrict,
      isBehindOthers: !chunk.isFirst, lane: settings.lane, imports: settings.imports)
    var maker = RowMaker(
      settings, of: chunk.origin, linesBefore: chunk.linesBeforeReadableBytes, replays: replays)
    reader.visit(&maker)
    settings.scenes = reader.scenes
    return (maker.takeBatch(), reader.hasEndedBetweenDocuments)
  }

  /// The rows of lines that are documents by themselves, one each.
  private mutating func readLines(of chunk: DocumentChunk) -> RowBatch {
    var batch = RowBatch()
    for (line, range) in DocumentLines.ranges(in: chunk.bytes) {
      let bytes = Array(chunk.bytes[range])
      let offset = chunk.offset + range.lowerBound
      let document = DocumentChunk(
        origin: chunk.origin, bytes: bytes, linesBefore: chunk.linesBefore + line, offset: offset,
        canRewind: chunk.canRewind)
      batch.append(row(of: document))
    }
    return batch
  }

  private mutating func row(of line: DocumentChunk) -> RowBatch {
    let source = MemorySource(line.readableBytes, canRewind: line.canRewind)
    var reader = TraceReader(
      source, scenes: settings.scenes, isStrict: settings.isStrict, isBehindOthers: !line.isFirst,
      lane: settings.lane, imports: settings.imports)
    var maker = RowMaker(
      settings, of: line.origin, linesBefore: line.linesBeforeReadableBytes, replays: replays)
    if let key = settings.idKey { maker.id = DocumentID.text(ofKey: key, in: line.bytes) }
    reader.visit(&maker)
    settings.scenes = reader.scenes
    return maker.takeBatch()
  }
}
