#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread that nobody joins; the system takes it back as it ends.
enum DetachedThread {
  /// Runs the closure on a new thread.
  static func start(_ body: @escaping @Sendable () -> Void) throws(LoopbackError) {
    let work = Unmanaged.passRetained(Work(body: body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { Work.run($0) }, work.toOpaque())
    #else
      var thread = pthread_self()
      let code = pthread_create(&thread, &attributes, { $0.flatMap { Work.run($0) } }, work.toOpaque())
    #endif
    guard code == 0 else {
      work.release()
      throw LoopbackError(operation: "pthread_create", code: code)
    }
  }

  /// The closure on its way to the new thread.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
      self.body = body
    }

    static func run(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
      return nil
    }
  }
}
