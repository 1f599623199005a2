/// Tests files, each thread by itself.
struct TestWorker: UnitWorker {
  private let settings: TestSettings
  private let files: FileContents
  private var scenes = SceneCache()

  init(_ settings: TestSettings, files: FileContents) {
    self.settings = settings
    self.files = files
  }

  mutating func perform(_ inputs: [Input]) -> [TestedFile] {
    var tested: [TestedFile] = []
    for input in inputs where !System.isInterrupted {
      var test = FileTest(input, settings, files: files)
      tested.append(test.run(&scenes))
    }
    return tested
  }
}
