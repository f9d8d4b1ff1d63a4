import HarnessEvents
import Testing

struct OutboxTests {
  private func withOutbox(_ body: (Outbox) -> Void) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: Outbox.size, alignment: 8)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: Outbox.size)
    body(Outbox(at: memory))
  }

  private func append(_ bytes: [UInt8], to outbox: Outbox) -> Bool {
    bytes.withUnsafeBytes { outbox.append($0) }
  }

  @Test func `what was not sent is found`() {
    withOutbox { outbox in
      #expect(append([1, 2], to: outbox))
      #expect(append([3], to: outbox))
      #expect(outbox.rest(after: 0) == [1, 2, 3])
    }
  }

  @Test func `what was sent is not found again`() {
    withOutbox { outbox in
      #expect(append([1, 2, 3], to: outbox))
      outbox.markSent()
      #expect(outbox.rest(after: 3) == [])
      #expect(append([4], to: outbox))
      #expect(outbox.rest(after: 3) == [4])
    }
  }

  @Test func `a death between sending and noting it repeats nothing`() {
    withOutbox { outbox in
      #expect(append([1, 2, 3], to: outbox))
      #expect(outbox.rest(after: 2) == [3])
      #expect(outbox.rest(after: 3) == [])
    }
  }

  @Test func `what has no room is refused whole, and counts as sent once it is`() {
    withOutbox { outbox in
      #expect(append([1], to: outbox))
      #expect(!append(Array(repeating: 0, count: Outbox.size), to: outbox))
      #expect(outbox.rest(after: 0) == [1])
      outbox.markSent(unseen: Outbox.size)
      #expect(append([2], to: outbox))
      #expect(outbox.rest(after: UInt64(1 + Outbox.size)) == [2])
    }
  }
}
