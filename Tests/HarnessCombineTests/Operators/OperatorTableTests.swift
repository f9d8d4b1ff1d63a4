import Combine
import Testing

private let table =
  transformingCases + selectingCases + foldingCases + errorCases + timingCases + passingCases
  + combiningCases

/// Every operator under the same rules: demand, cancellation, both ends, threads.
@Suite struct OperatorTableTests {
  @Test(arguments: table)
  func `values and the end come through`(row: OperatorCase) {
    let run = Run(row, demand: .unlimited)
    run.send([1, 2, 3, 4], then: .finished)
    #expect(run.recorder.log == row.finishing)
    #expect(run.recorder.violations == [])
    #expect(run.source.isLetGo)
  }

  @Test(arguments: table)
  func `an error comes through or is handled`(row: OperatorCase) {
    let run = Run(row, demand: .unlimited)
    run.send([1, 2], then: .failure(Mishap()))
    #expect(run.recorder.log == row.failing)
    #expect(run.recorder.violations == [])
    #expect(run.isLetGo)
  }

  @Test(arguments: table)
  func `no more comes than is demanded, one at a time`(row: OperatorCase) {
    let run = Run(row, demand: .max(1))
    run.send([1, 2, 3, 4], then: .finished)
    #expect(run.recorder.log == row.oneByOne)
    #expect(run.recorder.violations == [])
  }

  @Test(arguments: table)
  func `no value comes without demand`(row: OperatorCase) {
    let run = Run(row, demand: .none, asksForMore: false)
    run.send([1, 2], then: nil)
    #expect(!run.recorder.log.contains { $0.isNumber })
    #expect(run.recorder.violations == [])
  }

  @Test(arguments: table)
  func `a cancelled operator cancels upstream and stays silent`(row: OperatorCase) {
    let run = Run(row, demand: .unlimited)
    run.send([1, 2], then: nil)
    let log = run.recorder.log
    run.recorder.cancel()
    run.bench.scheduler.advance(0)
    #expect(run.isLetGo)
    run.send([3, 4], then: .finished)
    #expect(run.recorder.log == log)
    #expect(run.recorder.violations == [])
  }

  @Test(arguments: table)
  func `a subscriber may cancel from within a delivery`(row: OperatorCase) {
    let run = Run(row, demand: .unlimited)
    run.recorder.onValue = { [weak recorder = run.recorder] in recorder?.cancel() }
    run.send([1, 2, 3, 4], then: .finished)
    let first = row.finishing.split(separator: " ").first.map(String.init) ?? ""
    #expect(run.recorder.log.hasPrefix(first))
    #expect(run.isLetGo)
  }

  @Test(arguments: table)
  func `nobody holds a subscriber after the end`(row: OperatorCase) {
    let run = Run(row, demand: .unlimited)
    run.send([1, 2, 3, 4], then: .finished)
    #expect(run.letsGoOfRecorder())
  }

  @Test(arguments: table)
  func `nobody holds a subscriber that cancelled`(row: OperatorCase) {
    let run = Run(row, demand: .unlimited)
    run.send([1, 2], then: nil)
    run.recorder.cancel()
    run.bench.scheduler.advance(10)
    #expect(run.letsGoOfRecorder())
  }

  @Test(arguments: table)
  func `threads that send at the same time are served one after another`(row: OperatorCase) {
    let subject = PassthroughSubject<Int, Mishap>()
    let bench = Bench(source: subject.eraseToAnyPublisher())
    let recorder = StrictRecorder(demand: .unlimited)
    row.publisher(bench).subscribe(recorder)
    bench.scheduler.advance(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for value in 1...50 { subject.send(thread * 50 + value) }
    }
    subject.send(completion: .finished)
    bench.scheduler.advance(10)
    #expect(recorder.isOver)
    #expect(recorder.violations == [])
  }

  @Test func `no value is lost between threads`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.scan(0) { sum, _ in sum + 1 }.merge(with: Empty())
      .buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest).collect()
      .map { $0 == Array(1...4_000) }.recorder()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for value in 1...1_000 { subject.send(value) }
    }
    subject.send(completion: .finished)
    #expect(recorder.log == ["true", "finished"])
  }
}

/// An operator at work, between a source and a recorder.
private final class Run {
  let source = TestSource()
  let bench: Bench
  private(set) var recorder: StrictRecorder
  private let asksForMore: Bool
  private let publisher: AnyPublisher<String, any Error>

  init(_ row: OperatorCase, demand: Subscribers.Demand, asksForMore: Bool = true) {
    bench = Bench(source: source.eraseToAnyPublisher())
    self.asksForMore = asksForMore
    publisher = row.publisher(bench)
    recorder = StrictRecorder(demand: demand)
    publisher.subscribe(recorder)
    settle(0)
  }

  /// Whether no publisher has a subscriber.
  var isLetGo: Bool { source.isLetGo && bench.other.isLetGo && bench.silent.isLetGo }

  /// Sends a value each tenth of a second, then an end.
  func send(_ values: [Int], then completion: Subscribers.Completion<Mishap>?) {
    for value in values {
      settle(0.1)
      source.send(value)
      settle(0)
    }
    guard let completion else { return settle(0.09) }
    settle(0.09)
    source.send(completion: completion)
    settle(10)
  }

  /// Whether the recorder goes away with its last owner, this run.
  func letsGoOfRecorder() -> Bool {
    weak let observed = recorder
    recorder = StrictRecorder(demand: .none)
    return observed == nil
  }

  private func settle(_ seconds: Double) {
    bench.scheduler.advance(seconds)
    while asksForMore, recorder.grantOneMore() { bench.scheduler.advance(0) }
  }
}
