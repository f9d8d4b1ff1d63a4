import Combine
import Testing

@Suite struct TimeOperatorTests {
  private let scheduler = ManualScheduler()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `debounce sends after a quiet time`() {
    let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).recorder()
    subject.send(1)
    scheduler.advance(0.9)
    subject.send(2)
    scheduler.advance(0.9)
    #expect(recorder.log == [])
    scheduler.advance(0.1)
    #expect(recorder.log == ["2"])
    scheduler.advance(5)
    #expect(recorder.log == ["2"])
  }

  @Test func `throttle sends the first at once and the latest of each span`() {
    let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).recorder()
    subject.send(1)
    scheduler.advance(0)
    subject.send(2)
    subject.send(3)
    #expect(recorder.log == ["1"])
    scheduler.advance(1)
    #expect(recorder.log == ["1", "3"])
    scheduler.advance(3)
    subject.send(4)
    scheduler.advance(0)
    #expect(recorder.log == ["1", "3", "4"])
  }

  @Test func `throttle can keep the first of each span`() {
    let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: false).recorder()
    for value in 1...3 {
      subject.send(value)
      scheduler.advance(0)
    }
    scheduler.advance(1)
    #expect(recorder.log == ["1", "2"])
  }

  @Test func `delay keeps the order and delays the end`() {
    let recorder = subject.delay(for: .milliseconds(500), scheduler: scheduler).recorder()
    subject.send(1)
    scheduler.advance(0.2)
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.advance(0.3)
    #expect(recorder.log == ["1"])
    scheduler.advance(0.2)
    #expect(recorder.log == ["1", "2", "finished"])
  }

  @Test func `collect groups by spans of time, or by count if that is sooner`() {
    let byTime = subject.collect(.byTime(scheduler, .seconds(1))).recorder()
    let byBoth = subject.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).recorder()
    for value in 1...3 { subject.send(value) }
    #expect(byTime.log == [])
    #expect(byBoth.log == ["[1, 2]"])
    scheduler.advance(2.5)
    subject.send(4)
    subject.send(completion: .finished)
    #expect(byTime.log == ["[1, 2, 3]", "[4]", "finished"])
    #expect(byBoth.log == ["[1, 2]", "[3]", "[4]", "finished"])
  }

  @Test func `measureInterval measures from the subscription on`() {
    let recorder = subject.measureInterval(using: scheduler).map(\.magnitude).recorder()
    scheduler.advance(1.5)
    subject.send(1)
    scheduler.advance(2)
    subject.send(2)
    #expect(recorder.log == ["1500000000", "2000000000"])
  }

  @Test func `nothing stays scheduled for one who cancelled`() {
    let subscriptions = [
      subject.debounce(for: 1, scheduler: scheduler).sink { _ in },
      subject.throttle(for: 1, scheduler: scheduler, latest: true).sink { _ in },
      subject.timeout(5, scheduler: scheduler).sink { _ in },
      subject.collect(.byTime(scheduler, 1)).sink { _ in },
    ]
    subject.send(1)
    scheduler.advance(0)
    subject.send(2)
    #expect(scheduler.actions == 4)
    subscriptions.forEach { $0.cancel() }
    #expect(scheduler.actions == 0)
  }

  @Test func `a value moves the deadline instead of adding one`() {
    let recorders = [
      subject.debounce(for: 1, scheduler: scheduler).recorder(),
      subject.timeout(1, scheduler: scheduler).recorder(),
    ]
    for value in 1...5 { subject.send(value) }
    #expect(scheduler.actions == 2)
    scheduler.advance(1)
    #expect(recorders.map(\.log) == [["5"], ["1", "2", "3", "4", "5", "finished"]])
    #expect(scheduler.actions == 0)
  }

  @Test func `timeout ends a silent publisher`() {
    let recorder = subject.timeout(.seconds(2), scheduler: scheduler).recorder()
    scheduler.advance(1.5)
    subject.send(1)
    scheduler.advance(1.5)
    #expect(recorder.log == ["1"])
    scheduler.advance(0.5)
    #expect(recorder.log == ["1", "finished"])
    subject.send(2)
    #expect(recorder.log == ["1", "finished"])
  }

  @Test func `receive and subscribe go through the scheduler`() {
    let received = Just(1).receive(on: scheduler).recorder()
    let subscribed = Just(2).subscribe(on: scheduler).recorder()
    #expect(received.log == [] && subscribed.log == [])
    scheduler.advance(0)
    #expect(received.log == ["1", "finished"])
    #expect(subscribed.log == ["2", "finished"])
  }

  @Test func `what is on its way when the subscriber cancels never arrives`() {
    let recorder = subject.delay(for: 1, scheduler: scheduler).recorder()
    subject.send(1)
    recorder.subscription?.cancel()
    scheduler.advance(2)
    #expect(recorder.log == [])
  }
}

@Suite struct SchedulerTests {
  @Test func `a dispatch queue delivers in order`() {
    let queue = DispatchQueue(label: "test")
    let recorder = (1...100).publisher.receive(on: queue).recorder()
    queue.sync {}
    #expect(recorder.log == (1...100).map { "\($0)" } + ["finished"])
  }

  @Test func `a concurrent queue keeps the order too`() {
    let queue = DispatchQueue(label: "test", attributes: .concurrent)
    let recorder = (1...1_000).publisher.receive(on: queue).recorder()
    queue.sync(flags: .barrier) {}
    #expect(recorder.log.dropLast().map { Int($0) } == (1...1_000).map { $0 })
  }

  @Test func `a run loop delivers in its next turn`() {
    let recorder = Just(1).receive(on: RunLoop.current).recorder()
    #expect(recorder.log == [])
    while recorder.log.count < 2, RunLoop.current.run(mode: .default, before: Date()) {}
    #expect(recorder.log == ["1", "finished"])
  }

  @Test func `an operation queue delivers`() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let recorder = Just(1).receive(on: queue).recorder()
    queue.waitUntilAllOperationsAreFinished()
    #expect(recorder.log == ["1", "finished"])
  }

  @Test func `the immediate scheduler delivers at once`() {
    #expect(Just(1).receive(on: ImmediateScheduler.shared).recorded() == ["1", "finished"])
  }

  @Test func `spans of time are made of seconds and their fractions`() {
    typealias Span = DispatchQueue.SchedulerTimeType.Stride
    #expect(Span.seconds(0.25) == .milliseconds(250))
    #expect((1.5 as Span) == .seconds(1) + .milliseconds(500))
    #expect((2 as Span).timeInterval == .nanoseconds(2_000_000_000))
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
    let now = DispatchQueue.main.now
    #expect(now.distance(to: now.advanced(by: .seconds(3))) == .seconds(3))
  }

  @Test func `demand counts`() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.unlimited + 1 == .unlimited)
    #expect(Demand.max(1) - .max(2) == .none)
    #expect(Demand.unlimited > .max(.max))
    #expect(Demand.max(3).max == 3 && Demand.unlimited.max == nil)
    #expect("\(Demand.max(2)) \(Demand.unlimited)" == "max(2) unlimited")
  }
}
