import Combine
import HarnessGraph
import SwiftUI
import Testing

@MainActor @Suite struct PublisherTests {
  private struct Receiving: View {
    let log: Log
    let subject: PassthroughSubject<Int, Never>
    @State private var isShown = true
    @State private var sum = 0
    var body: some View {
      Button("toggle") { isShown.toggle() }
      Button("send") {
        subject.send(100)
        log("sent")
      }
      if isShown {
        Text("sum \(sum)").onReceive(subject) { value in
          log("received \(value) at \(sum)")
          sum += value
        }
      }
    }
  }

  @Test func `every value of a subject reaches the action while the view is there`() throws {
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    let mounted = Mounted(Receiving(log: log, subject: subject))
    subject.send(1)
    subject.send(2)
    mounted.graph.settle()
    #expect(log.take() == ["received 1 at 0", "received 2 at 1"])
    #expect(mounted.texts.last == "sum 3")
    try mounted.tap("toggle")
    subject.send(3)
    mounted.graph.settle()
    #expect(log.take() == [])
    try mounted.tap("toggle")
    subject.send(4)
    mounted.graph.settle()
    #expect(log.take() == ["received 4 at 3"])
  }

  @Test func `a value sent by an action is received when the action has ended`() throws {
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    let mounted = Mounted(Receiving(log: log, subject: subject))
    try mounted.tap("send")
    #expect(log.take() == ["sent", "received 100 at 0"])
    #expect(mounted.texts.last == "sum 100")
  }

  @Test func `a value that waits for a view that is gone is dropped`() {
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    let mounted = Mounted(Receiving(log: log, subject: subject))
    subject.send(1)
    mounted.graph.unmount()
    #expect(log.take() == [])
  }

  final class Model: ObservableObject {
    @Published var text = "a"
  }

  private struct Derived: View {
    let log: Log
    @ObservedObject var model: Model
    @State private var shown = ""
    var body: some View {
      let _ = log("body")
      Text(shown).onReceive(model.$text) { shown = $0 }
    }
  }

  @Test func `the publisher of a property is subscribed to once`() {
    let (log, model) = (Log(), Model())
    let mounted = Mounted(Derived(log: log, model: model))
    #expect(mounted.texts == ["a"])
    #expect(log.take() == ["body", "body"])
    model.text = "b"
    mounted.graph.settle()
    #expect(mounted.texts == ["b"])
    #expect(mounted.graph.issues == [])
  }

  @Test func `a publisher made anew for another value is another publisher`() throws {
    struct Just: View {
      @State private var number = 0
      @State private var received: [Int] = []
      var body: some View {
        Button("next") { number += 1 }
        Text("\(received.count)").onReceive(Combine.Just(number)) { received.append($0) }
      }
    }
    let mounted = Mounted(Just())
    #expect(mounted.texts.last == "1")
    try mounted.tap("next")
    #expect(mounted.texts.last == "2")
    #expect(mounted.graph.issues == [])
  }

  /// Counts who subscribes to it.
  final class Counted: Publisher {
    typealias Output = Int
    typealias Failure = Never
    var subscriptions = 0
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriptions += 1
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }
  }

  private struct Remaking: View {
    let counted: Counted
    let erased: AnyPublisher<Int, Never>
    @State private var number = 0
    var body: some View {
      Button("next \(number)") { number += 1 }
        .onReceive(counted.delay(for: 1, scheduler: DispatchQueue.main)) { _ in }
        .onReceive(counted.collect(.byTime(DispatchQueue.main, 1))) { _ in }
        .onReceive(counted.receive(on: DispatchQueue.global())) { _ in }
        .onReceive(counted.debounce(for: 1, scheduler: RunLoop.main)) { _ in }
        .onReceive(counted.map { -$0 }.merge(with: counted)) { _ in }
        .onReceive(erased) { _ in }
    }
  }

  @Test func `a publisher made anew of the same parts is subscribed to once`() throws {
    let counted = Counted()
    let mounted = Mounted(Remaking(counted: counted, erased: counted.eraseToAnyPublisher()))
    #expect(counted.subscriptions == 7)
    try mounted.tap("next 0")
    try mounted.tap("next 1")
    #expect(mounted.texts == ["next 2"])
    #expect(counted.subscriptions == 7)
  }

  @Test func `the action is the one of the last evaluation`() throws {
    struct Latest: View {
      let log: Log
      let subject: PassthroughSubject<Void, Never>
      @State private var number = 0
      var body: some View {
        Button("next") { number += 1 }
          .onReceive(subject) { [number] in log("\(number)") }
      }
    }
    let (log, subject) = (Log(), PassthroughSubject<Void, Never>())
    let mounted = Mounted(Latest(log: log, subject: subject))
    try mounted.tap("next")
    subject.send()
    mounted.graph.settle()
    #expect(log.take() == ["1"])
  }
}
