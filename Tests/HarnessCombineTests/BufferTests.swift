import Combine
import Testing

@Suite struct BufferTests {
  private let subject = PassthroughSubject<Int, Mishap>()

  private func buffered(_ strategy: Publishers.BufferingStrategy<Mishap>) -> [String] {
    let recorder = subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy)
      .recorder(demand: .none)
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(recorder.log == [])
    recorder.subscription?.request(.unlimited)
    return recorder.log
  }

  @Test func `a full buffer drops the newest`() {
    #expect(buffered(.dropNewest) == ["1", "2", "finished"])
  }

  @Test func `a full buffer drops the oldest`() {
    #expect(buffered(.dropOldest) == ["2", "3", "finished"])
  }

  @Test func `a full buffer ends with an error after what it holds`() {
    #expect(buffered(.customError { Mishap("full") }) == ["1", "2", "failure(full)"])
  }

  @Test func `a buffer that is kept full asks for one more for each that leaves`() {
    var requests: [String] = []
    let source = TestSource([1, 2, 3, 4])
    let recorder = source.handleEvents(receiveRequest: { requests.append("\($0)") })
      .buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).recorder(demand: .none)
    #expect(requests == ["max(2)"])
    recorder.subscription?.request(.max(1))
    #expect(requests == ["max(2)", "max(1)"])
    recorder.subscription?.request(.unlimited)
    #expect(recorder.log == ["1", "2", "3", "4"])
  }

  @Test func `a buffer keeps the values that an awaiting loop isn't ready for`() async {
    let subject = PassthroughSubject<Int, Never>()
    let values = subject.buffer(size: 8, prefetch: .byRequest, whenFull: .dropOldest).values
    var iterator = values.makeAsyncIterator()
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    var received: [Int] = []
    while let value = await iterator.next() { received.append(value) }
    #expect(received == [1, 2, 3])
  }
}
