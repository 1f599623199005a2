/// Where converted recordings go: to standard output as they come, or to a file that takes its place
/// when it is complete.
struct ConversionOutput {
  /// What has been written and not been handed over yet.
  var bytes: [UInt8] = []
  private let file: AtomicFile?

  /// An output by its path, or `-`.
  init(_ path: String) throws(CommandError) {
    do throws(OutputError) {
      file = path == "-" ? nil : try AtomicFile(replacing: path)
    } catch {
      throw .output(error)
    }
  }

  /// Hands over what has been written so far.
  mutating func write(to console: inout some Console) throws(CommandError) {
    guard !bytes.isEmpty else { return }
    defer { bytes.removeAll(keepingCapacity: true) }
    guard let file else { return try console.print(bytes) }
    do throws(OutputError) {
      try file.write(bytes)
    } catch {
      throw .output(error)
    }
  }

  /// Gives a file its name; without it, what had that name stays as it is.
  func commit() throws(CommandError) {
    do throws(OutputError) {
      try file?.commit()
    } catch {
      throw .output(error)
    }
  }
}
