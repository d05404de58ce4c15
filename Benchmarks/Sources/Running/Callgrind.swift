import Foundation

/// Runs this program once more, in callgrind, to have it count instructions.
struct Callgrind {
  /// Where the program is.
  var program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  /// Where commands are looked for.
  var searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

  /// Counts.
  /// - Parameters:
  ///   - names: The comparisons' full names.
  ///   - isSpoilt: Whether those are meant that cost too much on purpose.
  ///   - progress: Told how many are done, and which one comes next.
  /// - Returns: What was counted, and what refused to be.
  /// - Throws: ``CallgrindError``, and what the file system says.
  func instructions(
    of names: [String], isSpoilt: Bool = false, progress: (_ done: Int, _ next: String) -> Void
  ) throws -> [InstructionCounting.Line] {
    guard !names.isEmpty else { return [] }
    guard let valgrind = command("valgrind") else { throw CallgrindError.valgrindMissing }
    let folder = FileManager.default.temporaryDirectory.appending(path: "callgrind-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let errors = folder.appending(path: "errors")
    try Data().write(to: errors)
    let process = try process(
      valgrind, running: stripped(in: folder),
      counting: names.flatMap { ["--filter", "=\($0)"] } + (isSpoilt ? ["--spoilt"] : []), in: folder,
      complainingTo: errors)
    let output = Pipe()
    process.standardOutput = output
    progress(0, names[0])
    try process.run()
    var counts: [InstructionCounting.Line] = []
    for line in Lines(of: output.fileHandleForReading) {
      counts.append(try JSONDecoder().decode(InstructionCounting.Line.self, from: line))
      if counts.count < names.count { progress(counts.count, names[counts.count]) }
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0, counts.count == names.count else {
      let said = String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self)
      throw CallgrindError.failed(status: process.terminationStatus, said: String(said.suffix(2000)))
    }
    return counts
  }

  private func command(_ name: String) -> URL? {
    searchPath.split(separator: ":").map { URL(fileURLWithPath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The program without its debug information, which valgrind 3.19 cannot read where compilers write version 5
  /// of it (https://dwarfstd.org); the program as it is where nothing can take it out.
  private func stripped(in folder: URL) throws -> URL {
    guard let strip = command("strip") ?? command("llvm-strip") else { return program }
    let copy = folder.appending(path: program.lastPathComponent)
    let process = Process()
    process.executableURL = strip
    process.arguments = ["--strip-debug", "-o", copy.path, program.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? copy : program
  }

  private func process(
    _ valgrind: URL, running program: URL, counting selection: [String], in folder: URL,
    complainingTo errors: URL
  ) throws -> Process {
    let counts = folder.appending(path: "counts").path
    let process = Process()
    process.executableURL = valgrind
    process.arguments =
      [
        "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=\(counts)", program.path, "count",
        counts,
      ]
      + selection
    // Otherwise each process has seeds of its own, and dictionaries collide now more and now less often.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    process.standardError = try FileHandle(forWritingTo: errors)
    return process
  }
}
