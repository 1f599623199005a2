/// Transforms units on several threads and gives their results back in the order of the units.
///
/// The code that hands in units also takes the results, on one thread: it takes the oldest result before
/// it hands in more than fit (`isFull`), so memory does not grow with the number of units. With one
/// job, or as long as there is only one unit, nothing happens on another thread.
final class OrderedMap<Worker: UnitWorker> {
  /// What the threads share.
  private struct Queue: Sendable {
    var waiting: [(number: Int, unit: Worker.Unit)] = []
    var done: [Int: Worker.Output] = [:]
    var isStopped = false
  }

  /// How many units for each thread are on their way at once.
  private static var unitsPerJob: Int { 4 }

  private let jobs: Int
  private let makeWorker: @Sendable () -> Worker
  private var worker: Worker
  private let queue = Monitor(Queue())
  private var threads: [ThreadBox] = []
  /// Units for the calling thread.
  private var held: [Worker.Unit] = []
  private var submitted = 0
  private var taken = 0

  init(jobs: Int, makeWorker: @escaping @Sendable () -> Worker) {
    self.jobs = max(1, jobs)
    self.makeWorker = makeWorker
    worker = makeWorker()
  }

  deinit {
    stop()
  }

  /// How many units have been handed in whose results have not been taken.
  var count: Int { submitted - taken }

  /// Whether a result has to be taken before the next unit fits.
  var isFull: Bool { count >= (jobs == 1 ? 1 : jobs * Self.unitsPerJob) }

  /// Hands in the next unit.
  func submit(_ unit: Worker.Unit) {
    submitted += 1
    held.append(unit)
    guard jobs > 1, count > 1 else { return }
    startThread()
    guard !threads.isEmpty else { return }
    let (units, first) = (held, submitted - held.count)
    held.removeAll(keepingCapacity: true)
    queue.change { queue in
      for (offset, unit) in units.enumerated() {
        queue.waiting.append((number: first + offset, unit: unit))
      }
    }
  }

  /// The oldest result, waited for; nil when nothing is on its way.
  func next() -> Worker.Output? {
    guard count > 0 else { return nil }
    defer { taken += 1 }
    if count == held.count { return worker.perform(held.removeFirst()) }
    let number = taken
    return queue.wait { $0.done.removeValue(forKey: number) }
  }

  /// The oldest result if it is there.
  func nextIfReady() -> Worker.Output? {
    guard count > 0 else { return nil }
    if count == held.count { return jobs == 1 ? next() : nil }
    let number = taken
    guard let output = queue.look({ $0.done.removeValue(forKey: number) }) else { return nil }
    taken += 1
    return output
  }

  /// Drops what nothing has begun to work on, and waits for the threads.
  func stop() {
    queue.change { queue in
      queue.isStopped = true
      queue.waiting.removeAll()
    }
    for thread in threads { thread.join() }
    threads.removeAll()
  }

  private func startThread() {
    guard threads.count < jobs else { return }
    let (queue, makeWorker) = (queue, makeWorker)
    let thread = ThreadBox {
      var worker = makeWorker()
      while let (number, unit) = Self.take(from: queue) {
        let output = worker.perform(unit)
        queue.change { $0.done[number] = output }
      }
    }
    if let thread { threads.append(thread) }
  }

  /// The next unit for a thread, waited for; nil when it is to end.
  private static func take(from queue: Monitor<Queue>) -> (Int, Worker.Unit)? {
    let taken: (Int, Worker.Unit)?? = queue.wait { queue in
      if queue.isStopped { return .some(nil) }
      return queue.waiting.isEmpty ? nil : .some(queue.waiting.removeFirst())
    }
    return taken ?? nil
  }
}

/// A thread that can be kept in an array.
private final class ThreadBox {
  private var thread: WorkerThread?

  init?(_ run: @escaping @Sendable () -> Void) {
    guard let thread = WorkerThread(run) else { return nil }
    self.thread = consume thread
  }

  func join() {
    thread.take()?.join()
  }
}
