import Combine
import Testing

@Suite struct SubjectTests {
  @Test func `a passthrough subject reaches all subscribers in their order`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let first = subject.sink { log.append("first \($0)") }
    let second = subject.sink { log.append("second \($0)") }
    subject.send(1)
    #expect(log == ["first 1", "second 1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a passthrough subject drops what nobody asked for`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.recorder(demand: .max(2))
    for value in 1...4 { subject.send(value) }
    recorder.subscription?.request(.max(1))
    subject.send(5)
    #expect(recorder.log == ["1", "2", "5"])
  }

  @Test func `the demand that a subscriber returns counts`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.recorder(demand: .max(1))
    recorder.demandPerValue = .max(1)
    for value in 1...3 { subject.send(value) }
    #expect(recorder.log == ["1", "2", "3"])
  }

  @Test func `nothing follows the end`() {
    let subject = PassthroughSubject<Int, Mishap>()
    let recorder = subject.recorder()
    subject.send(1)
    subject.send(completion: .failure(Mishap()))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(recorder.log == ["1", "failure(mishap)"])
    #expect(subject.recorded() == ["failure(mishap)"])
  }

  @Test func `a current value subject holds its value`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.recorder()
    subject.send(2)
    subject.value = 3
    #expect(subject.value == 3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(subject.value == 3)
    #expect(recorder.log == ["1", "2", "3", "finished"])
  }

  @Test func `a subscriber may send from within a delivery`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let subscription = subject.sink { value in
      received.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(received == [1, 2, 3])
    withExtendedLifetime(subscription) {}
  }

  @Test func `what is sent from within a delivery is delivered inside of it`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let subscription = subject.sink { value in
      log.append("begin \(value)")
      if value < 2 { subject.send(value + 1) }
      log.append("end \(value)")
    }
    subject.send(1)
    #expect(log == ["begin 1", "begin 2", "end 2", "end 1"])
    withExtendedLifetime(subscription) {}
  }

  @Test func `who sends to a subscriber that is busy on another thread need not wait`() {
    let subject = PassthroughSubject<Int, Never>()
    let (isBusy, isFree) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let isOver = DispatchSemaphore(value: 0)
    let recorder = subject.handleEvents(receiveOutput: { value in
      guard value == 1 else { return }
      isBusy.signal()
      isFree.wait()
    }).recorder()
    Thread.detachNewThread {
      subject.send(1)
      isOver.signal()
    }
    isBusy.wait()
    subject.send(2)
    subject.send(completion: .finished)
    #expect(recorder.log == [])
    isFree.signal()
    isOver.wait()
    #expect(recorder.log == ["1", "2", "finished"])
  }

  @Test func `one who subscribes while a thread sends misses nothing and gets nothing twice`() {
    for _ in 0..<200 {
      let subject = CurrentValueSubject<Int, Never>(0)
      let recorder = Recorder<Int, Never>(demand: .unlimited)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 { subject.send(1) } else { subject.subscribe(recorder) }
      }
      #expect(recorder.log == ["1"] || recorder.log == ["0", "1"])
    }
  }

  @Test func `a subscriber that is made of a subject sends everything to it`() {
    let subject = PassthroughSubject<Int, Mishap>()
    let recorder = subject.recorder()
    TestSource([1, 2], completion: .failure(Mishap())).subscribe(AnySubscriber(subject))
    #expect(recorder.log == ["1", "2", "failure(mishap)"])
  }

  @Test func `a subscriber may cancel itself from within a delivery`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var subscription: AnyCancellable?
    subscription = subject.sink { value in
      received.append(value)
      subscription?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(received == [1])
  }

  @Test func `a subject takes its values from a publisher`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.recorder()
    let subscription = Just(1).subscribe(subject)
    #expect(recorder.log == ["1", "finished"])
    withExtendedLifetime(subscription) {}
  }
}

@Suite struct CancellationTests {
  @Test func `a subscription ends when its cancellable goes away`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var subscription: AnyCancellable? = subject.sink { received.append($0) }
    subject.send(1)
    withExtendedLifetime(subscription) {}
    subscription = nil
    subject.send(2)
    #expect(received == [1])
  }

  @Test func `cancelling lets go of what the closure captured`() {
    final class Payload {}
    let subject = PassthroughSubject<Int, Never>()
    var payload: Payload? = Payload()
    weak let observed = payload
    let subscription = subject.sink { [payload] _ in withExtendedLifetime(payload) {} }
    payload = nil
    #expect(observed != nil)
    subscription.cancel()
    #expect(observed == nil)
  }

  @Test func `cancel runs once`() {
    var runs = 0
    let cancellable = AnyCancellable { runs += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(runs == 1)
  }

  @Test func `cancellables are stored in sets and arrays`() {
    let subject = PassthroughSubject<Int, Never>()
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    var received = 0
    subject.sink { received += $0 }.store(in: &set)
    subject.sink { received += $0 }.store(in: &array)
    subject.send(1)
    #expect(received == 2)
    set = []
    array = []
    subject.send(1)
    #expect(received == 2)
  }

  @Test func `assign writes to a property until cancelled`() {
    final class Target { var value = 0 }
    let target = Target()
    let subject = CurrentValueSubject<Int, Never>(1)
    let subscription = subject.assign(to: \.value, on: target)
    subject.send(2)
    #expect(target.value == 2)
    subscription.cancel()
    subject.send(3)
    #expect(target.value == 2)
  }
}
