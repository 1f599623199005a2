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
