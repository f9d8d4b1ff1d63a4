import Combine
import Testing

@Suite struct DemandTests {
  @Test func `what is left out before the other publisher speaks is asked for again`() {
    let source = TestSource([1, 2, 3, 4])
    let other = TestSource()
    let recorder = source.drop(untilOutputFrom: other).recorder(demand: .max(1))
    #expect(recorder.log == [])
    other.send(0)
    #expect(recorder.log == ["2"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["2", "3"])
    #expect(other.isLetGo)
  }

  @Test func `dropping ends with the error of the other publisher`() {
    let source = TestSource([1])
    let other = TestSource()
    let recorder = source.drop(untilOutputFrom: other).recorder()
    other.send(completion: .failure(Mishap("other")))
    #expect(recorder.log == ["failure(other)"])
    #expect(source.isLetGo)
  }

  @Test func `what the replaced publisher had to send never comes`() {
    let outer = PassthroughSubject<TestSource, Mishap>()
    let sources = [TestSource([1]), TestSource([2])]
    let recorder = outer.switchToLatest().recorder(demand: .none)
    outer.send(sources[0])
    outer.send(sources[1])
    recorder.subscription?.request(.unlimited)
    #expect(recorder.log == ["2"])
    #expect(sources[0].isLetGo)
  }

  @Test func `the latest publisher ends with the outer one or fails at once`() {
    let outer = PassthroughSubject<TestSource, Mishap>()
    let inner = TestSource()
    let recorder = outer.switchToLatest().recorder()
    outer.send(inner)
    outer.send(completion: .finished)
    #expect(recorder.log == [])
    inner.send(1)
    inner.send(completion: .finished)
    #expect(recorder.log == ["1", "finished"])
    let failing = TestSource()
    let second = PassthroughSubject<TestSource, Mishap>()
    let failed = second.switchToLatest().recorder()
    second.send(failing)
    failing.send(completion: .failure(Mishap()))
    #expect(failed.log == ["failure(mishap)"])
  }

  @Test func `demand without limit that comes later reaches a publisher that has joined`() {
    let inner = PassthroughSubject<Int, Mishap>()
    let recorder = TestSource([1]).flatMap { _ in inner }.recorder(demand: .none)
    recorder.subscription?.request(.unlimited)
    for value in 1...3 { inner.send(value) }
    #expect(recorder.log == ["1", "2", "3"])
  }

  @Test func `subscribe(on:) runs subscription, demand and cancel on its scheduler`() {
    let scheduler = ManualScheduler()
    var log: [String] = []
    let recorder = TestSource([1, 2]).handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveCancel: { log.append("cancel") }, receiveRequest: { log.append("\($0)") }
    ).subscribe(on: scheduler).recorder(demand: .max(1))
    #expect(log == [])
    scheduler.advance(0)
    #expect(log == ["subscription", "max(1)"])
    #expect(recorder.log == ["1"])
    recorder.subscription?.cancel()
    #expect(log == ["subscription", "max(1)"])
    scheduler.advance(0)
    #expect(log == ["subscription", "max(1)", "cancel"])
  }

  @Test func `demands compare with numbers on either side`() {
    let two = Subscribers.Demand.max(2)
    #expect(two == 2 && 2 == two && two != 3 && 3 != two)
    #expect(two > 1 && 1 < two && two >= 2 && 2 <= two && two < 3 && 3 > two && 3 >= two)
    #expect(Subscribers.Demand.unlimited > 1_000 && 1_000 < Subscribers.Demand.unlimited)
  }
}

@Suite struct OwnershipTests {
  private final class Payload {}

  @Test func `a cancelled combination lets go of the values that it held`() {
    let left = PassthroughSubject<Payload, Never>()
    let right = PassthroughSubject<Payload, Never>()
    for zips in [true, false] {
      let publisher =
        zips
        ? left.zip(right).eraseToAnyPublisher() : left.combineLatest(right).eraseToAnyPublisher()
      let subscription = publisher.sink { _ in }
      var payload: Payload? = Payload()
      weak let observed = payload
      payload.map { left.send($0) }
      payload = nil
      #expect(observed != nil)
      subscription.cancel()
      #expect(observed == nil)
    }
  }

  @Test func `a value's deinit may send to what combines it`() {
    final class Sending {
      let subject: PassthroughSubject<Int, Never>
      init(_ subject: PassthroughSubject<Int, Never>) { self.subject = subject }
      deinit { subject.send(7) }
    }
    let numbers = PassthroughSubject<Int, Never>()
    let objects = PassthroughSubject<Sending, Never>()
    var received: [Int] = []
    let subscription = objects.combineLatest(numbers).sink { received.append($1) }
    numbers.send(1)
    objects.send(Sending(numbers))
    objects.send(Sending(numbers))
    #expect(received.prefix(3) == [1, 1, 7])
    subscription.cancel()
  }

  @Test func `a sequence's iterator may cancel its own subscription`() {
    var subscription: AnyCancellable?
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let sequence = (1...5).lazy.map { number in
      if number == 3 { subscription?.cancel() }
      return number
    }
    subscription = subject.flatMap { _ in sequence.publisher }.sink { received.append($0) }
    subject.send(0)
    #expect(received == [1, 2])
  }
}
