private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Something that threads change under a lock, and wait for until it has become what they need.
final class Monitor<State: Sendable>: Sendable {
  private let state: Mutex<State>
  private let bell = Bell()

  init(_ state: State) {
    self.state = Mutex(state)
  }

  /// Changes the state and wakes those who wait.
  func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    let result = state.withLock { body(&$0) }
    bell.ring()
    return result
  }

  /// Looks at the state, or changes what nothing waits for.
  func look<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    state.withLock { body(&$0) }
  }

  /// Waits until `ready` gives something. It is asked again after each change, under the lock.
  func wait<Result: Sendable>(until ready: (inout State) -> Result?) -> Result {
    while true {
      // Taken before the look, so that no ring between the look and the sleep is missed.
      let heard = bell.rings
      if let result = state.withLock({ ready(&$0) }) { return result }
      bell.sleep(after: heard)
    }
  }
}

/// Counts its rings and wakes who sleeps: a condition variable that misses none.
private final class Bell: Sendable {
  // Addresses can be given to other threads; what lies there is made for that.
  private let mutex: UInt
  private let condition: UInt
  // Changed under the mutex only.
  private let count = Atomic<UInt64>(0)

  init() {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    _ = unsafe pthread_mutex_init(mutex, nil)
    self.mutex = UInt(bitPattern: mutex)
    let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    _ = unsafe pthread_cond_init(condition, nil)
    self.condition = UInt(bitPattern: condition)
  }

  deinit {
    unsafe withParts { mutex, condition in
      _ = unsafe pthread_cond_destroy(condition)
      unsafe condition.deallocate()
      _ = unsafe pthread_mutex_destroy(mutex)
      unsafe mutex.deallocate()
    }
  }

  /// How often it has rung.
  var rings: UInt64 { count.load(ordering: .acquiring) }

  /// Wakes everybody.
  func ring() {
    unsafe withParts { mutex, condition in
      _ = unsafe pthread_mutex_lock(mutex)
      count.wrappingAdd(1, ordering: .releasing)
      _ = unsafe pthread_cond_broadcast(condition)
      _ = unsafe pthread_mutex_unlock(mutex)
    }
  }

  /// Sleeps until it rings again, if it has not since then.
  func sleep(after heard: UInt64) {
    unsafe withParts { mutex, condition in
      _ = unsafe pthread_mutex_lock(mutex)
      while count.load(ordering: .relaxed) == heard {
        _ = unsafe pthread_cond_wait(condition, mutex)
      }
      _ = unsafe pthread_mutex_unlock(mutex)
    }
  }

  @unsafe
  private func withParts(
    _ body: (UnsafeMutablePointer<pthread_mutex_t>, UnsafeMutablePointer<pthread_cond_t>) -> Void
  ) {
    guard let mutex = unsafe UnsafeMutablePointer<pthread_mutex_t>(bitPattern: mutex),
      let condition = unsafe UnsafeMutablePointer<pthread_cond_t>(bitPattern: condition)
    else { return }
    unsafe body(mutex, condition)
  }
}
