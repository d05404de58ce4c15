import Measurement
import Running

@main
enum EntryPoint {
  @MainActor
  static func main() async {
    await BenchmarkProgram.run(BenchmarkSuite.all, spoilt: BenchmarkSuite.spoilt)
  }
}
