import Combine
import Testing

@Suite struct SharingTests {
  @Test func `share subscribes once and disconnects after the last`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscribed") },
      receiveCancel: { log.append("cancelled") }
    ).share()
    let first = shared.sink { log.append("first \($0)") }
    let second = shared.sink { log.append("second \($0)") }
    subject.send(1)
    first.cancel()
    #expect(log == ["subscribed", "first 1", "second 1"])
    second.cancel()
    #expect(log.last == "cancelled")
    shared.sink { log.append("third \($0)") }.cancel()
    #expect(log.suffix(2) == ["subscribed", "cancelled"])
  }

  @Test func `a shared publisher lives as long as its subscribers`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let subscription = subject.map { $0 + 1 }.share().sink { received.append($0) }
    subject.send(1)
    #expect(received == [2])
    withExtendedLifetime(subscription) {}
  }

  @Test func `multicast waits to be connected`() {
    let multicast = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
    let recorders = [multicast.recorder(), multicast.recorder()]
    #expect(recorders.map(\.log) == [[], []])
    let connection = multicast.connect()
    #expect(recorders.map(\.log) == [["1", "2", "finished"], ["1", "2", "finished"]])
    connection.cancel()
  }

  @Test func `makeConnectable waits to be connected`() {
    let connectable = Just(1).makeConnectable()
    let recorder = connectable.recorder()
    #expect(recorder.log == [])
    let connection = connectable.connect()
    #expect(recorder.log == ["1", "finished"])
    connection.cancel()
  }

  @Test func `handleEvents sees everything`() {
    var log: [String] = []
    let recorder = Just(1).handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("output \($0)") },
      receiveCompletion: { log.append("completion \($0)") },
      receiveRequest: { log.append("request \($0)") }
    ).recorder(demand: .max(1))
    #expect(log == ["subscription", "request max(1)", "output 1", "completion finished"])
    #expect(recorder.log == ["1", "finished"])
  }

  @Test func `print writes what passes through`() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = Fail<Int, Mishap>(error: Mishap()).prepend(1).print("p", to: lines).recorded()
    let expected = ["request unlimited", "receive value: (1)", "receive error: (mishap)"]
    #expect(
      lines.text.split(separator: "\n").dropFirst().map(String.init) == expected.map { "p: " + $0 })
    #expect(lines.text.hasPrefix("p: receive subscription: ("))
  }
}
