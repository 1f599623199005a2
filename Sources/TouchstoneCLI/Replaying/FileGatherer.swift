/// Gathers files into units of work that are worth a thread's while.
struct FileGatherer {
  private let sizes: ReplaySizes
  private var inputs: [Input] = []
  private var bytes = 0

  init(_ sizes: ReplaySizes) {
    self.sizes = sizes
  }

  /// Adds a file of a size. Returns whether there is enough for a unit.
  mutating func add(_ input: Input, size: Int) -> Bool {
    inputs.append(input)
    bytes += size
    return inputs.count >= sizes.files || bytes >= sizes.bytes
  }

  /// What has been gathered, which begins anew; nil when there is nothing.
  mutating func take() -> [Input]? {
    defer { (inputs, bytes) = ([], 0) }
    return inputs.isEmpty ? nil : inputs
  }
}
