import SafeJSON
import Touchstone
import TouchstoneTraces

extension ClassifyRun {
  /// Reads an input that is no small file.
  func read(_ source: WatchedSource<Terminal.Source>, _ origin: RowOrigin) {
    var chunker = LineChunker(source, settings.sizes)
    var isAtEnd = false
    do throws(ByteSourceError) {
      let hasDocuments = settings.idKey == nil ? try chunker.beginsWithDocument() : true
      if hasDocuments {
        try submitChunks(of: &chunker, origin)
        isAtEnd = chunker.hasEnded && chunker.rest.isEmpty
      }
    } catch {
      // Who reads on meets the same error, and can say where it is.
    }
    drain()
    guard !isDone else { return }
    guard isAtEnd, open?.isGivenUp != true else { return readOn(chunker, origin) }
    closeChunk()
  }

  private func submitChunks(
    of chunker: inout LineChunker<Terminal.Source>, _ origin: RowOrigin
  ) throws(ByteSourceError) {
    let longest = settings.idKey == nil ? settings.sizes.longestLine : .max
    while !isDone, open?.isGivenUp != true,
      let chunk = try chunker.next(of: origin, maximumLine: longest)
    {
      submit(.documents(chunk))
    }
  }

  /// Reads what is in no printed chunk, in one go.
  private func readOn(_ chunker: LineChunker<Terminal.Source>, _ origin: RowOrigin) {
    let chunk = takeOpenChunk()
    let offset = chunk?.offset ?? chunker.offset
    let source = ContinuedSource(
      chunker.source, from: offset, read: (chunk?.bytes ?? []) + chunker.rest)
    let linesBefore = source.linesBefore(chunk?.linesBefore ?? chunker.linesBefore)
    var reader = TraceReader(
      source, scenes: settings.scenes, isStrict: settings.isStrict, isBehindOthers: offset > 0,
      lane: settings.lane)
    if jobs == 1 {
      read(&reader, RowMaker(settings, of: origin, linesBefore: linesBefore))
    } else {
      read(&reader, FrameGrouper(settings, of: origin, linesBefore: linesBefore))
    }
  }

  /// Makes rows while reading.
  private func read(_ reader: inout TraceReader, _ maker: consuming RowMaker) {
    var frame = Frame(time: .zero)
    while !isDone {
      while !maker.hasNews, !isDone, reader.nextPlainFrame(into: &frame) { maker.play(frame) }
      // What is known is handed in before the reader may have to wait.
      guard !maker.hasNews else {
        submit(.done(maker.takeBatch()))
        continue
      }
      do throws(TraceError) {
        guard let item = try reader.next() else { return }
        maker.take(item)
      } catch {
        // A read that SIGINT ended says nothing about the input.
        if console.isInterrupted { return }
        maker.fail(error)
      }
      if maker.hasNews { submit(.done(maker.takeBatch())) }
    }
  }

  /// Reads while other threads make rows.
  private func read(_ reader: inout TraceReader, _ grouper: consuming FrameGrouper) {
    var units: [ClassifyUnit] = []
    var frame = Frame(time: .zero)
    defer { submitRecordings() }
    while !isDone {
      while units.isEmpty, !isDone, reader.nextPlainFrame(into: &frame) {
        grouper.take(.frame(frame), to: &units)
      }
      guard units.isEmpty else {
        hand(in: &units)
        continue
      }
      do throws(TraceError) {
        guard let item = try reader.next() else { return }
        grouper.take(item, to: &units)
      } catch {
        if console.isInterrupted { return }
        grouper.fail(error, to: &units)
      }
      hand(in: &units)
    }
  }

  private func hand(in units: inout [ClassifyUnit]) {
    for unit in units { gather(unit) }
    units.removeAll(keepingCapacity: true)
  }
}
