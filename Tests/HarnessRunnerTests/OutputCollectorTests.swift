import HarnessEvents
import HarnessRunner
import Testing

struct OutputCollectorTests {
  private let mark = OutputMark(nonce: [0, 1, 7, 0, 1, 9])

  private func append(_ bytes: [UInt8], to collector: inout OutputCollector) {
    bytes.withUnsafeBytes { collector.append($0) }
  }

  @Test(arguments: 1...50)
  func `output goes to its test, however it is cut`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Bytes of which marks are made are frequent, to come near to marks.
    let pieces: [[UInt8]] = (0..<8).map { _ in
      (0..<Int.random(in: 0...40, using: &random)).map { _ in
        [0, 1, 7, 65].randomElement(using: &random) ?? 0
      }
    }
    let stream = pieces.indices.flatMap { pieces[$0] + mark.bytes(after: UInt32($0)) }
    var collector = OutputCollector(mark: mark)
    var rest = stream[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...15, using: &random))
      rest = rest.dropFirst(piece.count)
      append(Array(piece), to: &collector)
    }
    let found = pieces.indices.map { collector.takeOutput(after: UInt32($0)).head }
    #expect(found == pieces)
    let left = collector.takeRest()
    #expect(left.isEmpty)
  }

  @Test func `output without marks goes to the test that finishes next`() {
    var collector = OutputCollector(mark: mark)
    append(Array("one".utf8), to: &collector)
    let first = collector.takeOutput(after: 0)
    append(Array("two".utf8), to: &collector)
    let second = collector.takeRest()
    #expect([first.text, second.text] == ["one", "two"])
  }

  @Test func `long output keeps its beginning and its end`() {
    var collector = OutputCollector(mark: mark)
    let kept = OutputCollector.keptBytes
    append([1], to: &collector)
    for _ in 0..<100 { append(Array(repeating: 50, count: 10_000), to: &collector) }
    append([2] + mark.bytes(after: 0), to: &collector)
    let output = collector.takeOutput(after: 0)
    #expect(output.head.count == kept && output.tail.count == kept)
    #expect(output.head.first == 1 && output.tail.last == 2)
    #expect(output.cutBytes == 1_000_002 - 2 * kept)
  }
}
