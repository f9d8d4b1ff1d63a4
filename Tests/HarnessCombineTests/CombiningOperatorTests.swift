import Combine
import Testing

@Suite struct CombiningOperatorTests {
  private let letters = PassthroughSubject<String, Mishap>()
  private let numbers = PassthroughSubject<Int, Mishap>()

  @Test func `combineLatest sends whenever one comes, once all have come`() {
    let recorder = letters.combineLatest(numbers) { $0 + "\($1)" }.recorder()
    letters.send("a")
    letters.send("b")
    numbers.send(1)
    numbers.send(2)
    letters.send("c")
    letters.send(completion: .finished)
    numbers.send(3)
    numbers.send(completion: .finished)
    #expect(recorder.log == ["b1", "b2", "c2", "c3", "finished"])
  }

  @Test func `combineLatest takes up to four`() {
    let one = Just(1)
    #expect(one.combineLatest(one).recorded() == ["(1, 1)", "finished"])
    #expect(one.combineLatest(one, one).recorded() == ["(1, 1, 1)", "finished"])
    #expect(one.combineLatest(one, one, one).recorded() == ["(1, 1, 1, 1)", "finished"])
    #expect(Publishers.CombineLatest3(one, one, one).count().recorded() == ["1", "finished"])
  }

  @Test func `combined values end with the first error`() {
    let recorder = letters.combineLatest(numbers).recorder()
    letters.send(completion: .failure(Mishap()))
    numbers.send(1)
    #expect(recorder.log == ["failure(mishap)"])
  }

  @Test func `zip pairs values in their order`() {
    let recorder = letters.zip(numbers).recorder()
    letters.send("a")
    letters.send("b")
    numbers.send(1)
    numbers.send(2)
    letters.send("c")
    numbers.send(completion: .finished)
    #expect(
      recorder.log == [#"("a", 1)"#, #"("b", 2)"#, "finished"])
    let one = Just(1)
    #expect(one.zip(one, one, one).recorded() == ["(1, 1, 1, 1)", "finished"])
  }

  @Test func `zip takes no more than is demanded`() {
    let recorder = (1...).publisher.zip((10...).publisher).recorder(demand: .max(2))
    #expect(recorder.log == ["(1, 10)", "(2, 11)"])
  }

  @Test func `merge sends as they come`() {
    let other = PassthroughSubject<Int, Mishap>()
    let recorder = numbers.merge(with: other).recorder()
    numbers.send(1)
    other.send(2)
    numbers.send(completion: .finished)
    other.send(3)
    other.send(completion: .finished)
    #expect(recorder.log == ["1", "2", "3", "finished"])
    let all = Publishers.MergeMany([Just(1), Just(2), Just(3)])
    #expect(all.recorded() == ["1", "2", "3", "finished"])
    let three = Publishers.Merge3(Just(1), [2].publisher, Just(3))
    #expect(three.recorded() == ["1", "2", "3", "finished"])
  }

  @Test func `merge takes one value at a time where demand is limited`() {
    let recorder = (1...).publisher.merge(with: (10...).publisher).recorder(demand: .max(3))
    #expect(recorder.log.count == 3)
    recorder.subscription?.request(.max(1))
    #expect(recorder.log.count == 4)
  }

  @Test func `flatMap merges what a closure makes`() {
    let recorder = numbers.flatMap { number in
      [number, number * 10].publisher.setFailureType(to: Mishap.self)
    }.recorder()
    numbers.send(1)
    numbers.send(2)
    numbers.send(completion: .finished)
    #expect(recorder.log == ["1", "10", "2", "20", "finished"])
  }

  @Test func `flatMap keeps to its limit of publishers`() {
    let inner = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    let recorder = [0, 1].publisher.flatMap(maxPublishers: .max(1)) { inner[$0] }.recorder()
    inner[1].send("too early")
    inner[0].send("a")
    inner[0].send(completion: .finished)
    inner[1].send("b")
    inner[1].send(completion: .finished)
    #expect(recorder.log == ["a", "b", "finished"])
  }

  @Test func `flatMap of a publisher that can't fail may fail`() {
    let recorder = Just(1).flatMap { _ in Fail<Int, Mishap>(error: Mishap()) }.recorder()
    #expect(recorder.log == ["failure(mishap)"])
  }

  @Test func `switchToLatest lets go of the one before`() {
    let inner = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    let outer = PassthroughSubject<Int, Never>()
    let recorder = outer.map { inner[$0] }.switchToLatest().recorder()
    outer.send(0)
    inner[0].send("a")
    outer.send(1)
    inner[0].send("gone")
    inner[1].send("b")
    outer.send(completion: .finished)
    #expect(recorder.log == ["a", "b"])
    inner[1].send(completion: .finished)
    #expect(recorder.log == ["a", "b", "finished"])
  }

  @Test func `untilOutputFrom waits for another publisher`() {
    let signal = PassthroughSubject<Void, Mishap>()
    let before = numbers.prefix(untilOutputFrom: signal).recorder()
    let after = numbers.drop(untilOutputFrom: signal).recorder()
    numbers.send(1)
    signal.send()
    numbers.send(2)
    #expect(before.log == ["1", "finished"])
    #expect(after.log == ["2"])
  }

  @Test func `cancelling reaches every publisher`() {
    var cancelled: [String] = []
    let left = letters.handleEvents(receiveCancel: { cancelled.append("left") })
    let right = numbers.handleEvents(receiveCancel: { cancelled.append("right") })
    left.combineLatest(right).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
    #expect(cancelled == ["left", "right"])
    left.map { _ in 0 }.merge(with: right).recorder().subscription?.cancel()
    #expect(cancelled.sorted() == ["left", "left", "right", "right"])
  }
}
