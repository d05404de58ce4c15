import EnfiladeTesting
import Testing

struct SeededGeneratorTests {
  /// The numbers of the reference implementation in C for this seed.
  @Test func `The seed 1234567 gives the numbers of the reference implementation`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `The same seed gives the same numbers, another seed others`() {
    func numbers(_ seed: UInt64) -> [Int] {
      var generator = SeededGenerator(seed: seed)
      return (0..<20).map { _ in Int.random(in: 0..<1_000, using: &generator) }
    }
    #expect(numbers(1) == numbers(1))
    #expect(numbers(1) != numbers(2))
  }
}
