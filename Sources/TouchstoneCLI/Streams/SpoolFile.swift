import TouchstoneReports

/// A file without a name that keeps bytes which are too many for memory; it is gone with its owner,
/// whenever the program ends.
final class SpoolFile: Spool {
  private let file: FileDescriptor
  private let name: String

  init(inFolder path: String) throws(SpoolError) {
    name = "a temporary file in '\(path)'"
    do throws(SystemError) {
      file = try FileDescriptor.unnamed(inFolder: path)
    } catch {
      throw SpoolError(name: name, reason: error.reason)
    }
  }

  func append(_ bytes: [UInt8]) throws(SpoolError) {
    do throws(SystemError) {
      try file.write(bytes)
    } catch {
      throw SpoolError(name: name, reason: error.reason)
    }
  }

  func read(from offset: Int, atMost count: Int) throws(SpoolError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try file.read(from: offset, atMost: count)
    } catch {
      throw SpoolError(name: name, reason: error.reason)
    }
    guard !bytes.isEmpty else { throw SpoolError(name: name, reason: "it ends too early") }
    return bytes
  }
}

extension Spooling {
  /// Files in the folder for them.
  convenience init(_ sizes: Sizes, _ surroundings: Surroundings) {
    let folder = surroundings.temporaryFolder
    self.init(sizes) { try? SpoolFile(inFolder: folder) }
  }
}
