import Combine
import Testing

/// Operators on a sequence of values that ends by itself.
@Suite struct ValueOperatorTests {
  private let numbers = [1, 2, 3, 4].publisher
  private let none = Empty<Int, Never>()

  @Test func `map, key paths and replaceNil transform`() {
    #expect(numbers.map { $0 * 10 }.recorded() == ["10", "20", "30", "40", "finished"])
    #expect(["a", "bb"].publisher.map(\.count).recorded() == ["1", "2", "finished"])
    #expect(
      ["a"].publisher.map(\.count, \.isEmpty).recorded() == ["(1, false)", "finished"])
    #expect([1, nil].publisher.replaceNil(with: 0).recorded() == ["1", "0", "finished"])
  }

  @Test func `filter, compactMap and removeDuplicates leave out`() {
    #expect(numbers.filter { $0.isMultiple(of: 2) }.recorded() == ["2", "4", "finished"])
    #expect(["1", "x"].publisher.compactMap { Int($0) }.recorded() == ["1", "finished"])
    #expect([1, 1, 2, 1].publisher.removeDuplicates().recorded() == ["1", "2", "1", "finished"])
  }

  @Test func `scan, reduce and count fold`() {
    #expect(numbers.scan(0, +).recorded() == ["1", "3", "6", "10", "finished"])
    #expect(numbers.reduce(0, +).recorded() == ["10", "finished"])
    #expect(numbers.count().recorded() == ["4", "finished"])
    #expect(none.count().recorded() == ["0", "finished"])
  }

  @Test func `min and max compare`() {
    let values = [2, 3, 1].publisher
    #expect(values.min().recorded() == ["1", "finished"])
    #expect(values.max().recorded() == ["3", "finished"])
    #expect(none.max().recorded() == ["finished"])
    #expect(values.max { $0 > $1 }.recorded() == ["1", "finished"])
  }

  @Test func `contains, allSatisfy, ignoreOutput and replaceEmpty judge`() {
    #expect(numbers.contains(3).recorded() == ["true", "finished"])
    #expect(numbers.contains { $0 > 9 }.recorded() == ["false", "finished"])
    #expect(numbers.allSatisfy { $0 < 9 }.recorded() == ["true", "finished"])
    #expect(numbers.ignoreOutput().recorded() == ["finished"])
    #expect(none.replaceEmpty(with: 7).recorded() == ["7", "finished"])
    #expect(numbers.replaceEmpty(with: 7).count().recorded() == ["4", "finished"])
  }

  @Test func `collect groups`() {
    #expect(numbers.collect().recorded() == ["[1, 2, 3, 4]", "finished"])
    #expect(numbers.collect(3).recorded() == ["[1, 2, 3]", "[4]", "finished"])
    #expect(none.collect().recorded() == ["[]", "finished"])
  }

  @Test func `first and last pick`() {
    #expect(numbers.first().recorded() == ["1", "finished"])
    #expect(numbers.first { $0 > 2 }.recorded() == ["3", "finished"])
    #expect(numbers.last().recorded() == ["4", "finished"])
    #expect(numbers.last { $0 < 3 }.recorded() == ["2", "finished"])
    #expect(none.last().recorded() == ["finished"])
  }

  @Test func `drop and prefix cut`() {
    #expect(numbers.dropFirst().recorded() == ["2", "3", "4", "finished"])
    #expect(numbers.drop { $0 < 3 }.recorded() == ["3", "4", "finished"])
    #expect(numbers.prefix(2).recorded() == ["1", "2", "finished"])
    #expect(numbers.prefix(0).recorded() == ["finished"])
    #expect(numbers.prefix { $0 < 3 }.recorded() == ["1", "2", "finished"])
    #expect(numbers.output(at: 2).recorded() == ["3", "finished"])
    #expect(numbers.output(in: 1...2).recorded() == ["2", "3", "finished"])
  }

  @Test func `prepend and append add`() {
    #expect(
      numbers.prefix(1).prepend(8, 9).append([7]).recorded() == ["8", "9", "1", "7", "finished"])
    #expect(Just(1).append(Just(2)).recorded() == ["1", "2", "finished"])
  }

  @Test func `what a closure throws ends the sequence`() {
    let end = "failure(mishap)"
    #expect(numbers.tryMap { try stopAtTwo($0) }.recorded() == ["1", end])
    #expect(numbers.tryFilter { try stopAtTwo($0) > 0 }.recorded() == ["1", end])
    #expect(numbers.tryCompactMap { try stopAtTwo($0) }.recorded() == ["1", end])
    #expect(numbers.tryScan(0) { _, value in try stopAtTwo(value) }.recorded() == ["1", end])
    #expect(numbers.tryReduce(0) { _, value in try stopAtTwo(value) }.recorded() == [end])
  }

  private func stopAtTwo(_ value: Int) throws -> Int {
    if value == 2 { throw Mishap() }
    return value
  }

  @Test func `values are encoded and decoded`() {
    let decoded = Just(["a": 1]).encode(encoder: JSONEncoder())
      .decode(type: [String: Int].self, decoder: JSONDecoder())
    #expect(decoded.recorded() == [#"["a": 1]"#, "finished"])
  }
}
