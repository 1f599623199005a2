import Testing

@testable import TouchstoneCLI

/// Results come in the order of the units, however many threads work and however long each takes.
@Suite struct OrderedMapTests {
  /// Says which unit it worked on, after more or less work.
  private struct Squarer: UnitWorker {
    /// How many units this copy has worked on.
    private var count = 0

    mutating func perform(_ unit: Int) -> [Int] {
      count += 1
      var sum = 0
      for number in 0..<(unit % 7) * 10_000 { sum &+= number }
      return [unit * unit, sum & 0, count]
    }
  }

  private static func results(of units: Int, jobs: Int) -> [[Int]] {
    let map = OrderedMap(jobs: jobs, makeWorker: { Squarer() })
    var results: [[Int]] = []
    for unit in 0..<units {
      while map.isFull, let result = map.next() { results.append(result) }
      map.submit(unit)
      #expect(map.count <= max(1, 4 * jobs))
      while let result = map.nextIfReady() { results.append(result) }
    }
    while let result = map.next() { results.append(result) }
    return results
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 5, 500])
  func resultsComeInTheOrderOfTheUnits(jobs: Int, units: Int) {
    let results = Self.results(of: units, jobs: jobs)
    #expect(results.map { $0[0] } == (0..<units).map { $0 * $0 })
  }

  @Test func oneJobWorksOnTheCallingThread() {
    // One copy of the worker has seen every unit.
    #expect(Self.results(of: 20, jobs: 1).map { $0[2] } == Array(1...20))
  }

  @Test func aUnitThatIsAloneStaysOnTheCallingThread() {
    let map = OrderedMap(jobs: 8, makeWorker: { Squarer() })
    for unit in 0..<5 {
      map.submit(unit)
      #expect(map.nextIfReady() == nil)
      // The fifth time the same copy of the worker is at it.
      #expect(map.next() == [unit * unit, 0, unit + 1])
    }
    #expect(map.next() == nil)
  }

  @Test func unitsComeAfterAPauseTheSameWay() {
    let map = OrderedMap(jobs: 2, makeWorker: { Squarer() })
    var results: [Int] = []
    for round in 0..<20 {
      for unit in 0..<round % 4 { map.submit(round * 10 + unit) }
      while let result = map.next() { results.append(result[0]) }
    }
    let expected = (0..<20).flatMap { round in
      (0..<round % 4).map { (round * 10 + $0) * (round * 10 + $0) }
    }
    #expect(results == expected)
  }

  @Test func stoppingDropsWhatNobodyHasBegun() {
    let map = OrderedMap(jobs: 2, makeWorker: { Squarer() })
    for unit in 0..<8 { map.submit(unit) }
    map.stop()
    // It has ended without waiting for results; dropping it again does no harm.
    map.stop()
  }

  @Test func thereIsAProcessor() {
    #expect(System.processorCount >= 1)
  }
}

/// Threads that wait for each other's changes.
@Suite struct MonitorTests {
  @Test func whoWaitsSeesTheChange() {
    let monitor = Monitor(0)
    let thread = WorkerThread {
      for _ in 0..<1000 {
        monitor.wait { $0 % 2 == 1 ? () : nil }
        monitor.change { $0 += 1 }
      }
    }
    guard let thread else {
      Issue.record("no thread")
      return
    }
    for round in 0..<1000 {
      monitor.change { $0 += 1 }
      monitor.wait { $0 == 2 * round + 2 ? () : nil }
    }
    thread.join()
    #expect(monitor.look { $0 } == 2000)
  }
}
