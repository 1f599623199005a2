private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A thread of the system, waited for by its owner.
struct WorkerThread: ~Copyable {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  #if canImport(Darwin)
    private typealias Start = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
  #else
    private typealias Start = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  #endif

  /// Room for the deepest nesting of values; some systems give much less by themselves.
  private static let stackSize = 1 << 22

  /// The system's name for it, which is an address on some.
  private let handle: UInt

  /// Starts to run something; nil when the system has no more threads.
  init?(_ run: @escaping @Sendable () -> Void) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    _ = unsafe pthread_attr_init(attributes)
    defer {
      _ = unsafe pthread_attr_destroy(attributes)
      unsafe attributes.deallocate()
    }
    _ = unsafe pthread_attr_setstacksize(attributes, Self.stackSize)
    let body = unsafe Unmanaged.passRetained(Body(run))
    guard let handle = unsafe Self.create(attributes, body.toOpaque()) else {
      unsafe body.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits until it has run.
  consuming func join() {
    #if canImport(Darwin)
      guard let thread = unsafe pthread_t(bitPattern: handle) else { return }
      _ = unsafe pthread_join(thread, nil)
    #else
      _ = pthread_join(handle, nil)
    #endif
  }

  /// SIGINT has to end the read of the thread that waits for input, so the others leave it alone.
  private static func create(
    _ attributes: UnsafeMutablePointer<pthread_attr_t>, _ body: UnsafeMutableRawPointer
  ) -> UInt? {
    var interrupt = sigset_t()
    var before = sigset_t()
    _ = unsafe sigemptyset(&interrupt)
    _ = unsafe sigaddset(&interrupt, SIGINT)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &interrupt, &before)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    let start: Start = { context in
      #if canImport(Darwin)
        let body = unsafe Unmanaged<Body>.fromOpaque(context)
        unsafe body.takeRetainedValue().run()
      #else
        guard let context = unsafe context else { return nil }
        let body = unsafe Unmanaged<Body>.fromOpaque(context)
        unsafe body.takeRetainedValue().run()
      #endif
      return nil
    }
    #if canImport(Darwin)
      var handle: pthread_t?
      guard unsafe pthread_create(&handle, attributes, start, body) == 0 else { return nil }
      return unsafe UInt(bitPattern: handle)
    #else
      var handle = pthread_t()
      guard unsafe pthread_create(&handle, attributes, start, body) == 0 else { return nil }
      return handle
    #endif
  }
}

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

  /// Looks at the state, or changes what nobody waits for.
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

extension System {
  /// How many processors can work for this program at once.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
