import Foundation
import Measurement

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
  /// - Returns: For each name, in their order, what was counted, or why nothing was.
  /// - Throws: ``CallgrindError`` where nothing at all could be counted, and what the file system says.
  func instructions(
    of names: [String], isSpoilt: Bool = false, progress: (_ done: Int, _ next: String) -> Void
  ) throws -> [InstructionCounting.Line] {
    guard !names.isEmpty else { return [] }
    guard let valgrind = command("valgrind") else { throw CallgrindError.valgrindMissing }
    let folder = FileManager.default.temporaryDirectory.appending(path: "callgrind-\(UUID().uuidString)")
    let child = ChildProcess()
    let interruption = Interruption {
      child.end()
      try? FileManager.default.removeItem(at: folder)
    }
    defer {
      child.end()
      interruption.cancel()
      try? FileManager.default.removeItem(at: folder)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

    let said = folder.appending(path: "said")
    try Data().write(to: said)
    let process = try process(
      valgrind, running: stripped(in: folder, by: child),
      counting: names.flatMap { ["--filter", "=\($0)"] } + (isSpoilt ? ["--spoilt"] : []), in: folder,
      speakingTo: said)
    progress(0, names[0])
    var lines: [String: InstructionCounting.Line] = [:]
    for line in try self.lines(of: process, run: child, in: folder) {
      guard let line = try? JSONDecoder().decode(InstructionCounting.Line.self, from: line) else { continue }
      lines[line.name] = line
      if let next = names.first(where: { lines[$0] == nil }) { progress(lines.count, next) }
    }
    child.wait(for: process)
    let failure = CallgrindError.failed(
      status: process.terminationStatus,
      said: String(String(decoding: (try? Data(contentsOf: said)) ?? Data(), as: UTF8.self).suffix(2000)))
    guard !lines.isEmpty else { throw failure }
    return Self.completed(lines, of: names, after: failure)
  }

  /// A line for each name: those that did not come say why.
  /// - Parameter failure: How the process ended that did not write them.
  static func completed(
    _ lines: [String: InstructionCounting.Line], of names: [String], after failure: CallgrindError
  ) -> [InstructionCounting.Line] {
    let culprit = names.first { lines[$0] == nil }
    return names.map { name in
      if let line = lines[name] { return line }
      let fault = name == culprit ? failure : CallgrindError.endedBefore(at: culprit ?? name)
      return InstructionCounting.Line(name: name, fault: fault.description)
    }
  }

  /// Starts the process.
  /// - Returns: The lines that it writes, until it ends.
  private func lines(of process: Process, run child: ChildProcess, in folder: URL) throws -> Lines {
    let pipe = try NamedPipe(at: folder.appending(path: Self.lines))
    let writer = pipe.writer
    process.terminationHandler = { _ in close(writer) }
    do {
      try child.run(process)
    } catch {
      close(writer)
      throw error
    }
    return Lines(of: pipe.reader)
  }

  /// What the pipe for the lines is called, and the files that callgrind writes.
  private static let lines = "lines"
  private static let counts = "counts"

  private func command(_ name: String) -> URL? {
    searchPath.split(separator: ":").map { URL(fileURLWithPath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The program without its debug information, which valgrind 3.19 cannot read where compilers write version 5
  /// of it (https://dwarfstd.org); the program as it is where nothing can take it out.
  private func stripped(in folder: URL, by child: ChildProcess) throws -> URL {
    guard let strip = command("strip") ?? command("llvm-strip") else { return program }
    let copy = folder.appending(path: program.lastPathComponent)
    let process = Process()
    process.executableURL = strip
    process.arguments = ["--strip-debug", "-o", copy.path, program.path]
    process.standardError = FileHandle.nullDevice
    try child.run(process)
    child.wait(for: process)
    return process.terminationStatus == 0 ? copy : program
  }

  private func process(
    _ valgrind: URL, running program: URL, counting selection: [String], in folder: URL,
    speakingTo said: URL
  ) throws -> Process {
    let counts = folder.appending(path: Self.counts).path
    let process = Process()
    process.executableURL = valgrind
    process.arguments =
      [
        "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=\(counts)", program.path, "count",
        counts, folder.appending(path: Self.lines).path,
      ]
      + selection
    // Otherwise each process has seeds of its own, and dictionaries collide now more and now less often.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    // In the background it may not read from the terminal, and what suites print is no result.
    process.standardInput = FileHandle.nullDevice
    let log = try FileHandle(forWritingTo: said)
    process.standardOutput = log
    process.standardError = log
    return process
  }
}
