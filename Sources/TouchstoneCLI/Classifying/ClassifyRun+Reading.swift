import SafeJSON
import Touchstone
import TouchstoneTraces

extension ClassifyRun {
  /// Reads an input that is no small file.
  func read(_ source: WatchedSource<Terminal.Source>, _ origin: RowOrigin) {
    var chunker = LineChunker(source, settings.sizes)
    var isAtEnd = false
    do throws(ByteSourceError) {
      let hasDocuments =
        settings.idKey == nil ? try chunker.beginsWithDocument(settings.imports) : true
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
      lane: settings.lane, imports: settings.imports)
    if jobs == 1 {
      visit(&reader, RowMaker(settings, of: origin, linesBefore: linesBefore))
    } else {
      visit(&reader, FrameGrouper(settings, of: origin, linesBefore: linesBefore))
    }
    submitRecordings()
  }

  private func visit(_ reader: inout TraceReader, _ maker: some UnitMaker) {
    var visitor = UnitSubmitter(maker, to: self)
    reader.visit(&visitor)
  }
}
