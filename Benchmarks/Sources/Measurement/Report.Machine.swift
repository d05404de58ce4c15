extension Report {
  /// What something was measured on.
  public struct Machine: Sendable, Hashable, Codable {
    /// The processor's name, as the system gives it.
    public let processor: String
    /// The instruction set: `x86_64`, `arm64`.
    public let architecture: String
    /// How many cores the process may use.
    public let cores: Int
    /// The memory, in bytes.
    public let memory: Int
    /// The operating system, with its version.
    public let system: String

    /// Makes a description of a machine.
    /// - Parameters:
    ///   - processor: The processor's name.
    ///   - architecture: The instruction set.
    ///   - cores: How many cores the process may use.
    ///   - memory: The memory, in bytes.
    ///   - system: The operating system, with its version.
    public init(processor: String, architecture: String, cores: Int, memory: Int, system: String) {
      self.processor = processor
      self.architecture = architecture
      self.cores = cores
      self.memory = memory
      self.system = system
    }
  }

  /// What was measured, and what it was built with.
  public struct Versions: Sendable, Hashable, Codable {
    /// The compiler: `Swift 6.3.1`, or as much of it as a program can know of itself.
    public let compiler: String
    /// Whether it was built for release.
    public let isOptimised: Bool
    /// The revision of the sources, or `nil` where it is not known.
    public let revision: String?

    /// Makes a set of versions.
    /// - Parameters:
    ///   - compiler: The compiler.
    ///   - isOptimised: Whether it was built for release.
    ///   - revision: The revision of the sources, or `nil` where it is not known.
    public init(compiler: String, isOptimised: Bool, revision: String? = nil) {
      self.compiler = compiler
      self.isOptimised = isOptimised
      self.revision = revision
    }
  }
}
