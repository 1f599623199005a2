import Testing
import TouchstoneReports

@testable import TouchstoneCLI

/// What tests of `classify` have in common.
enum Classified {
  static let tap =
    #"{"events":[{"t":0,"touches":[{"id":1,"phase":"began","x":9,"y":9}]},"#
    + #"{"t":0.1,"touches":[{"id":1,"phase":"ended","x":9,"y":9}]}]}"#
  static let pan =
    #"{"name":"down","events":[{"t":0,"touches":[{"id":1,"phase":"began","x":9,"y":9}]},"#
    + #"{"t":0.25,"touches":[{"id":1,"phase":"moved","x":9,"y":29}]},"#
    + #"{"t":0.5,"touches":[{"id":1,"phase":"ended","x":9,"y":29}]}]}"#
  static let broken = #"{"events":[{"t":0,"touches":[{"id":1,"phase":"began","x":9,"y":}]}]}"#
  /// A finger that slips 50 points in a scene of one tap recognizer.
  static let slip =
    #"{"scene":{"views":{"id":"w"},"recognizers":[{"id":"tap","type":"tap"}]},"#
    + #""events":[{"t":0,"touches":[{"id":1,"phase":"began","x":9,"y":9}]},"#
    + #"{"t":0.25,"touches":[{"id":1,"phase":"moved","x":59,"y":9}]},"#
    + #"{"t":0.5,"touches":[{"id":1,"phase":"ended","x":59,"y":9}]}]}"#

  /// Small units, so that little input makes many of them.
  static let small = {
    var sizes = WorkSizes()
    sizes.files = 2
    sizes.fileBytes = 0
    sizes.chunk = 300
    sizes.read = 100
    sizes.longestLine = 3000
    sizes.items = 8
    return sizes
  }()

  /// Runs the command on a console.
  static func run(
    _ paths: [String] = ["a"], on console: inout some Console, jobs: Int = 1,
    sizes: WorkSizes = WorkSizes(), _ change: (inout ClassifyCommand.Options) -> Void = { _ in }
  ) throws -> TouchstoneCLI.ExitStatus {
    var options = ClassifyCommand.defaults
    options.paths = paths
    options.format = .ndjson
    options.jobs = jobs
    options.sizes = sizes
    change(&options)
    return try ClassifyCommand.run(options, console: &console)
  }
}
