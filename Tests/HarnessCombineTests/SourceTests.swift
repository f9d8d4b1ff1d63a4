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

  @Test func `the value of a future is awaited`() async {
    #expect(await Future<Int, Never> { $0(.success(5)) }.value == 5)
  }
}
