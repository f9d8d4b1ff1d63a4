import Combine
import Testing

@Suite struct SourceTests {
  @Test func `simple publishers send what they are made of`() {
    #expect(Just(1).recorded() == ["1", "finished"])
    #expect(Empty<Int, Never>().recorded() == ["finished"])
    #expect(Empty<Int, Never>(completeImmediately: false).recorded() == [])
    #expect(Fail<Int, Mishap>(error: Mishap()).recorded() == ["failure(mishap)"])
    #expect(Optional(1).publisher.recorded() == ["1", "finished"])
    #expect(Int?.none.publisher.recorded() == ["finished"])
    #expect(Result<Int, Mishap>.success(1).publisher.recorded() == ["1", "finished"])
    #expect(
      Result<Int, Mishap>.failure(Mishap()).publisher.recorded() == ["failure(mishap)"])
  }

  @Test func `a sequence sends as many as are demanded`() {
    let recorder = (1...).publisher.recorder(demand: .max(2))
    #expect(recorder.log == ["1", "2"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["1", "2", "3"])
    recorder.subscription?.cancel()
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["1", "2", "3"])
  }

  @Test func `a single value waits for demand`() {
    let recorder = Just(1).recorder(demand: .none)
    #expect(recorder.log == [])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["1", "finished"])
  }

  @Test func `a future keeps its first result for all`() {
    var promise: Future<Int, Mishap>.Promise?
    let future = Future<Int, Mishap> { promise = $0 }
    let early = future.recorder()
    promise?(.success(1))
    promise?(.failure(Mishap()))
    #expect(early.log == ["1", "finished"])
    #expect(future.recorded() == ["1", "finished"])
  }

  @Test func `the error of a future is thrown, and a cancelled task waits for its value`() async {
    await #expect(throws: Mishap("lost")) {
      try await Future<Int, Mishap> { $0(.failure(Mishap("lost"))) }.value
    }
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let task = Task { await future.value }
    task.cancel()
    promise?(.success(3))
    #expect(await task.value == 3)
  }

  @Test func `a record plays values and an end`() {
    let record = Record<Int, Mishap> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(Mishap()))
    }
    #expect(record.recorded() == ["1", "2", "failure(mishap)"])
    #expect(record.recording.output == [1, 2])
    #expect(Record<Int, Never>(output: [3], completion: .finished).recorded() == ["3", "finished"])
    let recorder = record.recorder(demand: .max(1))
    #expect(recorder.log == ["1"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["1", "2", "failure(mishap)"])
  }

  @Test func `operators keep a single value single`() {
    let doubled: Just<Int> = Just(1).map { $0 * 2 }
    #expect(doubled == Just(2))
    let nothing: Int?.Publisher = Just(1).filter { $0 > 1 }
    #expect(nothing.recorded() == ["finished"])
    let parsed: Result<Int, any Error>.Publisher = Just(3).tryMap(refusingThree)
    #expect(parsed.recorded() == ["failure(three)"])
    let three: Publishers.Sequence<[Int], Never> = Just(1).append(2, 3)
    #expect(three.recorded() == ["1", "2", "3", "finished"])
    let mayFail: Result<Int, Mishap>.Publisher = Just(1).setFailureType(to: Mishap.self)
    #expect(mayFail.recorded() == ["1", "finished"])
    let one: Just<Int> = Optional(1).publisher.replaceEmpty(with: 0)
    let zero: Just<Int> = Int?.none.publisher.replaceEmpty(with: 0)
    #expect([one, zero] == [Just(1), Just(0)])
    let rescued: Just<Int?> = Result<Int?, Mishap>.success(nil).publisher.replaceError(with: 1)
    #expect(rescued.output == nil)
    let tenfold: Publishers.Sequence<[Int], Never> = [1, 2].publisher.map { $0 * 10 }
    #expect(tenfold.sequence == [10, 20])
  }

  @Test func `publishers are equal if their parts are, and are made of them`() {
    #expect(Publishers.Merge(Just(1), Just(2)) == Publishers.Merge(Just(1), Just(2)))
    #expect(Publishers.Zip(Just(1), Just(2)) != Publishers.Zip(Just(1), Just(3)))
    let shared = Just(1).share()
    #expect(shared == shared && shared != Just(1).share())
    let odd = Publishers.Filter(upstream: [1, 2, 3].publisher) { $0 % 2 == 1 }
    #expect(odd.recorded() == ["1", "3", "finished"])
    let center = NotificationCenter()
    let name = Notification.Name("news")
    #expect(center.publisher(for: name) == center.publisher(for: name))
  }

  @Test func `a deferred publisher is made for each subscriber`() {
    var made = 0
    let deferred = Deferred {
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(deferred.recorded() == ["1", "finished"])
    #expect(deferred.recorded() == ["2", "finished"])
  }

  @Test func `notifications are published until cancelled`() {
    let center = NotificationCenter()
    let name = Notification.Name("news")
    var received: [String] = []
    let subscription = center.publisher(for: name).map(\.name.rawValue).sink {
      received.append($0)
    }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(received == ["news"])
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(received == ["news"])
  }

  @Test func `a timer publishes dates on its run loop while somebody listens`() {
    let loop = RunLoop.current
    let start = Date()
    var dates: [Date] = []
    var subscription: AnyCancellable? = Timer.publish(every: 0.001, on: loop, in: .default)
      .autoconnect().prefix(2).sink { dates.append($0) }
    while dates.count < 2, loop.run(mode: .default, before: .distantFuture) {}
    #expect(dates.count == 2)
    #expect(dates == dates.sorted())
    #expect(dates.allSatisfy { $0.timeIntervalSince(start) > 0.0005 })
    withExtendedLifetime(subscription) {}
    subscription = nil
  }
}

@Suite struct TimerConnectionTests {
  @Test func `a connected timer goes on when its connection is dropped`() {
    let loop = RunLoop.current
    let publisher = Timer.publish(every: 0.001, on: loop, in: .default)
    var dates = 0
    let subscription = publisher.prefix(2).sink { _ in dates += 1 }
    _ = publisher.connect()
    while dates < 2, loop.run(mode: .default, before: .distantFuture) {}
    #expect(dates == 2)
    subscription.cancel()
  }
}

@Suite struct TimerIntervalTests {
  @Test(arguments: [1e-300, 0, -1, -1e300, .leastNonzeroMagnitude])
  func `an interval that is too short to be counted is the shortest there is`(_ interval: Double) {
    let loop = RunLoop.current
    var dates = 0
    let subscription = Timer.publish(every: interval, on: loop, in: .default).autoconnect()
      .prefix(3).sink { _ in dates += 1 }
    while dates < 3, loop.run(mode: .default, before: .distantFuture) {}
    #expect(dates == 3)
    subscription.cancel()
  }
}

@Suite struct AsyncValuesTests {
  @Test func `values of a publisher are awaited one by one`() async {
    var received: [Int] = []
    for await value in [1, 2, 3].publisher.values { received.append(value) }
    #expect(received == [1, 2, 3])
  }

  @Test func `the error of a publisher is thrown`() async {
    let publisher = [1].publisher.setFailureType(to: Mishap.self)
      .append(Fail(error: Mishap("broken")))
    var received: [Int] = []
    await #expect(throws: Mishap("broken")) {
      for try await value in publisher.values { received.append(value) }
    }
    #expect(received == [1])
  }

  @Test func `a cancelled task stops to wait`() async {
    let subject = PassthroughSubject<Int, Never>()
    let task = Task { for await _ in subject.values {} }
    task.cancel()
    await task.value
  }

  @Test func `the latest value of a subject is there when it is asked for`() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    var iterator = subject.values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    subject.send(2)
    subject.send(3)
    #expect(await iterator.next() == 3)
    subject.send(completion: .finished)
    #expect(await iterator.next() == nil)
  }

  @Test func `notifications are awaited, and none is lost between two steps`() async {
    let center = NotificationCenter()
    let name = Notification.Name("news")
    var iterator: NotificationCenter.Notifications.Iterator? =
      center.notifications(named: name).makeAsyncIterator()
    for number in 1...2 {
      center.post(name: name, object: nil, userInfo: ["number": number])
      center.post(name: Notification.Name("other"), object: nil)
    }
    #expect(await iterator?.next()?.userInfo?["number"] as? Int == 1)
    #expect(await iterator?.next()?.userInfo?["number"] as? Int == 2)
    iterator = nil
    center.post(name: name, object: nil)
    let task = Task { for await _ in center.notifications(named: name) {} }
    task.cancel()
    await task.value
  }

  @Test func `the value of a future is awaited`() async {
    #expect(await Future<Int, Never> { $0(.success(5)) }.value == 5)
  }
}
