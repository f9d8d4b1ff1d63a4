import HarnessEvents
import Testing

@Suite struct TestSelectionTests {
  private let tests = [
    TestInfo(names: ["cart", "adds"], line: 3, tags: ["quick"]),
    TestInfo(names: ["cart", "pays"], line: 9, tags: ["slow", "net"]),
    TestInfo(names: ["cart", "pays", "twice"], line: 9),
    TestInfo(names: ["leaves"], line: 20, tags: ["quick", "net"]),
  ]

  private func selected(_ change: (inout TestSelection) -> Void) throws -> [Int] {
    var selection = TestSelection()
    change(&selection)
    let filter = try TestFilter(selection)
    return tests.indices.filter { filter.selects(tests[$0], inFile: "a.lua") }
  }

  @Test func `without conditions every test is selected`() throws {
    #expect(try selected { _ in } == [0, 1, 2, 3])
  }

  @Test func `one of the patterns has to match, and none of the excluded ones`() throws {
    #expect(try selected { $0.patterns = ["adds", "/twice$/"] } == [0, 2])
    #expect(try selected { $0.excludedPatterns = ["cart › pays"] } == [0, 3])
    #expect(
      try selected {
        $0.patterns = ["cart"]; $0.excludedPatterns = ["adds"]
      } == [1, 2])
  }

  @Test func `a name is the whole title or the whole id`() throws {
    #expect(try selected { $0.names = ["cart › pays"] } == [1])
    #expect(try selected { $0.names = ["a.lua › leaves", "leaves"] } == [3])
    #expect(try selected { $0.names = ["pays"] } == [])
  }

  @Test func `one of the tags is enough, one excluded tag too many`() throws {
    #expect(try selected { $0.tags = ["slow", "quick"] } == [0, 1, 3])
    #expect(try selected { $0.excludedTags = ["net"] } == [0, 2])
    #expect(
      try selected {
        $0.tags = ["net"]; $0.excludedTags = ["slow"]
      } == [3])
  }

  @Test func `a line is in the tests that were registered last before it`() {
    #expect(TestFilter.tests(tests, atLines: [3]) == [0])
    #expect(TestFilter.tests(tests, atLines: [8]) == [0])
    #expect(TestFilter.tests(tests, atLines: [10]) == [1, 2])
    #expect(TestFilter.tests(tests, atLines: [1]) == [0])
    #expect(TestFilter.tests(tests, atLines: [9, 999]) == [1, 2, 3])
    #expect(TestFilter.tests([], atLines: [9]) == [])
  }
}
