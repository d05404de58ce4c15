import Testing

@testable import DecodingSuite

@Suite struct DifferenceTests {
  @Test("Equal values have none, also where the order says nothing")
  func none() {
    let numbers = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, "\($0)") })
    var grown = Dictionary<Int, String>(minimumCapacity: 1000)
    for number in (0..<100).reversed() { grown[number] = "\(number)" }
    #expect(Difference.first(expected: numbers, found: grown) == nil)
    #expect(Difference.first(expected: Set(numbers.keys), found: Set(grown.keys)) == nil)
  }

  @Test("A value within others is reached step by step")
  func path() {
    let expected = [7: [Contact(id: 1, name: "A", position: "B", jobDescription: "C")]]
    let found = [7: [Contact(id: 1, name: "A", position: "B", jobDescription: nil)]]
    #expect(
      Difference.first(expected: expected, found: found)
        == Difference(path: "[7][0].jobDescription", expected: "Optional(\"C\")", found: "nil"))
  }

  @Test("A list that is only longer is told by its length")
  func length() {
    #expect(
      Difference.first(expected: [1, 2], found: [1, 2, 3])
        == Difference(path: "", expected: "2 elements", found: "3 elements"))
  }

  @Test("Keys that differ are told with the whole dictionary")
  func keys() {
    #expect(
      Difference.first(expected: ["a": 1], found: ["b": 1])
        == Difference(path: "", expected: "[\"a\": 1]", found: "[\"b\": 1]"))
  }
}
