import HarnessEvents
import Testing

struct FrameTests {
  @Test func `every event comes back as it was sent`() throws {
    for event in Samples.events {
      var writer = FrameWriter()
      writer.append(event)
      var reader = FrameReader()
      reader.append(writer.bytes)
      #expect(try reader.nextEvent() == event)
      #expect(try reader.nextEvent() == nil)
      #expect(!reader.hasPartialFrame)
    }
  }

  @Test func `every command comes back as it was sent`() throws {
    for command in Samples.commands {
      var writer = FrameWriter()
      writer.append(command)
      var reader = FrameReader()
      reader.append(writer.bytes)
      #expect(try reader.nextCommand() == command)
    }
  }

  @Test func `a frame starts with its length and its kind`() {
    var writer = FrameWriter()
    writer.append(.started(test: 300))
    #expect(writer.bytes == [3, 0, 0, 0, 3, 0xAC, 0x02])
    writer.removeAll()
    #expect(writer.isEmpty)
  }

  @Test(arguments: 1...50)
  func `events survive cuts at any place`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let sent = (0..<20).compactMap { _ in Samples.events.randomElement(using: &random) }
    var writer = FrameWriter()
    for event in sent { writer.append(event) }
    var reader = FrameReader()
    var received: [TestEvent] = []
    var rest = writer.bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...40, using: &random))
      rest = rest.dropFirst(piece.count)
      reader.append(Array(piece))
      while let event = try reader.nextEvent() { received.append(event) }
    }
    #expect(received == sent)
    #expect(!reader.hasPartialFrame)
  }

  @Test(arguments: 1...200)
  func `random bytes are an error or a value, never a trap`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let length = Int.random(in: 0...200, using: &random)
    var bytes = [UInt8(length), 0, 0, 0, UInt8.random(in: 0...6, using: &random)]
    bytes += (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
    var events = FrameReader()
    events.append(bytes)
    _ = try? events.nextEvent()
    var commands = FrameReader()
    commands.append(bytes)
    _ = try? commands.nextCommand()
  }

  @Test(arguments: 1...100)
  func `a flipped bit is an error or another value, never a trap`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let event = try #require(Samples.events.randomElement(using: &random))
    var writer = FrameWriter()
    writer.append(event)
    var bytes = writer.bytes
    let place = Int.random(in: 4..<bytes.count, using: &random)
    bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
    var reader = FrameReader()
    reader.append(bytes)
    _ = try? reader.nextEvent()
  }

  @Test(
    arguments: [
      ([2, 0, 0, 0, 3, 0x80], FrameError.truncated),
      ([3, 0, 0, 0, 3, 0, 0], .trailingBytes(1)),
      ([1, 0, 0, 0, 99], .unknownValue(99, of: "event")),
      ([0, 0, 0, 0x40], .tooLong(0x4000_0000)),
      ([5, 0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0x7F], .truncated),
      ([11, 0, 0, 0, 3, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1], .numberTooLarge),
    ] as [([UInt8], FrameError)])
  func `nonsense is named`(bytes: [UInt8], expected: FrameError) {
    var reader = FrameReader()
    reader.append(bytes)
    #expect(throws: expected) { try reader.nextEvent() }
  }

  @Test func `every error has a sentence`() {
    let errors: [FrameError] = [
      .truncated, .tooLong(7), .trailingBytes(2), .unknownValue(99, of: "event"), .numberTooLarge,
    ]
    #expect(
      errors.map(\.sentence) == [
        "a frame ends in the middle of a value",
        "a frame claims to be 7 bytes long",
        "a frame has 2 bytes too many",
        "99 is no event",
        "a number in a frame is too large",
      ])
  }
}
