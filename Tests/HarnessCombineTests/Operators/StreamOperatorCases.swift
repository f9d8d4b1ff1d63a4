import Combine

let errorCases: [OperatorCase] = [
  OperatorCase("replaceError", "1 2 3 4 finished", failing: "1 2 7 finished") {
    $0.source.replaceError(with: 7)
  },
  OperatorCase("catch", "1 2 3 4 finished", failing: "1 2 10 20 finished") { bench in
    bench.source.catch { _ in bench.other }
  },
  OperatorCase("tryCatch", "1 2 3 4 finished", failing: "1 2 failure(three)") {
    $0.source.tryCatch { _ in Just(try refusingThree(3)) }
  },
  OperatorCase("retry", "1 2 3 4 finished", failing: "1 2 1 2 failure(mishap)") {
    $0.source.retry(1)
  },
  OperatorCase("mapError", "1 2 3 4 finished", failing: "1 2 failure(other)") {
    $0.source.mapError { _ in Mishap("other") }
  },
  OperatorCase("setFailureType", "1 2 3 4 finished", failing: "1 2 7 finished") {
    $0.source.replaceError(with: 7).setFailureType(to: Mishap.self)
  },
  OperatorCase("assertNoFailure", "1 2 3 4 finished", failing: "1 2 7 finished") {
    $0.source.replaceError(with: 7).assertNoFailure()
  },
]

let timingCases: [OperatorCase] = [
  OperatorCase("debounce", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.debounce(for: 0.05, scheduler: $0.scheduler)
  },
  OperatorCase("throttle", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.throttle(for: 0.05, scheduler: $0.scheduler, latest: true)
  },
  OperatorCase("delay", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.delay(for: 0.05, scheduler: $0.scheduler)
  },
  OperatorCase("timeout", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.timeout(0.5, scheduler: $0.scheduler)
  },
  OperatorCase("receive(on:)", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.receive(on: $0.scheduler)
  },
  OperatorCase("subscribe(on:)", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.subscribe(on: $0.scheduler)
  },
  OperatorCase("measureInterval", "0.1 0.1 0.1 0.1 finished", failing: "0.1 0.1 failure(mishap)") {
    $0.source.measureInterval(using: $0.scheduler).map { Double($0.magnitude) / 1e9 }
  },
  OperatorCase("collect(byTime)", "[1, 2] [3, 4] finished", failing: "[1, 2] failure(mishap)") {
    $0.source.collect(.byTime($0.scheduler, 0.25))
  },
  OperatorCase(
    "collect(byTimeOrCount)", "[1] [2] [3] [4] finished", failing: "[1] [2] failure(mishap)"
  ) { $0.source.collect(.byTimeOrCount($0.scheduler, 0.25, 1)) },
]

let passingCases: [OperatorCase] = [
  OperatorCase("eraseToAnyPublisher", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.eraseToAnyPublisher()
  },
  OperatorCase("Deferred", "1 2 3 4 finished", failing: "1 2 failure(mishap)") { bench in
    Deferred { bench.source }
  },
  OperatorCase("handleEvents", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.handleEvents(receiveOutput: { _ in })
  },
  OperatorCase("print", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.print(to: "")
  },
  OperatorCase("breakpoint", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.breakpoint(receiveOutput: { _ in false })
  },
  OperatorCase("buffer(keepFull)", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
  },
  OperatorCase("buffer(byRequest)", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
  },
  OperatorCase("share", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.share()
  },
  OperatorCase("multicast", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.multicast { PassthroughSubject() }.autoconnect()
  },
  OperatorCase("multicast(subject:)", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.multicast(subject: PassthroughSubject()).autoconnect()
  },
  OperatorCase("makeConnectable", "1 2 3 4 finished", failing: "1 2 7 finished") {
    $0.source.replaceError(with: 7).makeConnectable().autoconnect()
  },
]

let combiningCases: [OperatorCase] = [
  OperatorCase("prepend", "0 1 2 3 4 finished", failing: "0 1 2 failure(mishap)") {
    $0.source.prepend(0)
  },
  OperatorCase(
    "prepend(publisher)", "10 20 1 2 3 4 finished", failing: "10 20 1 2 failure(mishap)"
  ) { $0.source.prepend($0.other) },
  OperatorCase("append", "1 2 3 4 5 finished", failing: "1 2 failure(mishap)") {
    $0.source.append(5)
  },
  OperatorCase("append(publisher)", "1 2 3 4 10 20 finished", failing: "1 2 failure(mishap)") {
    $0.source.append($0.other)
  },
  OperatorCase("merge", "10 20 1 2 3 4 finished", failing: "10 20 1 2 failure(mishap)") {
    $0.source.merge(with: $0.other)
  },
  OperatorCase("merge of 3", "10 20 1 2 3 4 finished", failing: "10 20 1 2 failure(mishap)") {
    $0.source.merge(with: $0.other, Empty())
  },
  OperatorCase("merge of 4", "10 20 1 2 3 4 finished", failing: "10 20 1 2 failure(mishap)") {
    $0.source.merge(with: $0.other, Empty(), Empty())
  },
  OperatorCase("merge of 5", "10 20 1 2 3 4 finished", failing: "10 20 1 2 failure(mishap)") {
    $0.source.merge(with: $0.other, Empty(), Empty(), Empty())
  },
  OperatorCase("merge of 6", "10 20 1 2 3 4 finished", failing: "10 20 1 2 failure(mishap)") {
    $0.source.merge(with: $0.other, Empty(), Empty(), Empty(), Empty())
  },
  OperatorCase("merge of 7", "10 20 1 2 3 4 finished", failing: "10 20 1 2 failure(mishap)") {
    $0.source.merge(with: $0.other, Empty(), Empty(), Empty(), Empty(), Empty())
  },
  OperatorCase("merge of 8", "10 20 1 2 3 4 finished", failing: "10 20 1 2 failure(mishap)") {
    $0.source.merge(with: $0.other, Empty(), Empty(), Empty(), Empty(), Empty(), Empty())
  },
  OperatorCase("MergeMany", "10 20 1 2 3 4 finished", failing: "10 20 1 2 failure(mishap)") {
    $0.source.merge(with: $0.other.eraseToAnyPublisher())
  },
  OperatorCase(
    "combineLatest", "(1, 20) (2, 20) (3, 20) (4, 20) finished",
    failing: "(1, 20) (2, 20) failure(mishap)",
    oneByOne: "(1, 10) (1, 20) (2, 20) (3, 20) (4, 20) finished"
  ) { $0.source.combineLatest($0.other) },
  OperatorCase(
    "combineLatest with a closure", "21 22 23 24 finished", failing: "21 22 failure(mishap)",
    oneByOne: "11 21 22 23 24 finished"
  ) { $0.source.combineLatest($0.other, +) },
  OperatorCase(
    "combineLatest of 3", "21 22 23 24 finished", failing: "21 22 failure(mishap)",
    oneByOne: "11 21 22 23 24 finished"
  ) { $0.source.combineLatest($0.other, constant(0)) { $0 + $1 + $2 } },
  OperatorCase(
    "combineLatest of 4", "21 22 23 24 finished", failing: "21 22 failure(mishap)",
    oneByOne: "11 21 22 23 24 finished"
  ) { $0.source.combineLatest($0.other, constant(0), constant(0)) { $0 + $1 + $2 + $3 } },
  OperatorCase("zip", "(1, 10) (2, 20) finished", failing: "(1, 10) (2, 20) finished") {
    $0.source.zip($0.other)
  },
  OperatorCase("zip with a closure", "11 22 finished", failing: "11 22 finished") {
    $0.source.zip($0.other, +)
  },
  OperatorCase("zip of 3", "11 finished", failing: "11 finished") {
    $0.source.zip($0.other, constant(0)) { $0 + $1 + $2 }
  },
  OperatorCase("zip of 4", "11 finished", failing: "11 finished") {
    $0.source.zip($0.other, constant(0), constant(0)) { $0 + $1 + $2 + $3 }
  },
]

/// A publisher of one value that fits the source.
private func constant(_ value: Int) -> Result<Int, Mishap>.Publisher {
  Result<Int, Mishap>.Publisher(value)
}
