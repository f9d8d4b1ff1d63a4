import Combine
import Testing

private class Counter: ObservableObject {
  @Published var count = 0
  @Published var title: String? = nil
  var plain = 0
}

private final class NamedCounter: Counter {
  @Published var name = "n"
}

private final class Heir: Counter {}

private final class Generic<Value>: ObservableObject {
  let before = (1, "x")
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

private final class WithoutPublished: ObservableObject {
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

private final class WithOwnPublisher: ObservableObject {
  let objectWillChange = PassthroughSubject<UInt, Never>()
  @Published var count = 0
}

@MainActor private final class OnMainActor: ObservableObject {
  @Published private(set) var items: [Int] = []
  func add(_ item: Int) { items.append(item) }
}

@Suite struct ObservableObjectTests {
  @Test func `the object announces a change before the value changes`() {
    let counter = Counter()
    var log: [String] = []
    let object = counter.objectWillChange.sink { log.append("object sees \(counter.count)") }
    let property = counter.$count.sink { log.append("property gets \($0), sees \(counter.count)") }
    counter.count = 5
    #expect(
      log == ["property gets 0, sees 0", "object sees 0", "property gets 5, sees 0"])
    #expect(counter.count == 5)
    withExtendedLifetime((object, property)) {}
  }

  @Test func `an object has one publisher`() {
    let counter = Counter()
    #expect(counter.objectWillChange === counter.objectWillChange)
    #expect(counter.objectWillChange !== Counter().objectWillChange)
  }

  @Test func `inherited properties and those of the subclass announce changes`() {
    let counter = NamedCounter()
    var changes = 0
    let subscription = counter.objectWillChange.sink { changes += 1 }
    counter.count = 1
    counter.title = "t"
    counter.name = "m"
    counter.plain = 1
    #expect(changes == 3)
    withExtendedLifetime(subscription) {}
  }

  @Test func `a subclass without properties of its own announces changes`() {
    let heir = Heir()
    var changes = 0
    let subscription = heir.objectWillChange.sink { changes += 1 }
    heir.count += 1
    #expect(changes == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `a generic class announces changes`() {
    let object = Generic(["a": 1])
    var changes = 0
    let subscription = object.objectWillChange.sink { changes += 1 }
    object.value["b"] = 2
    #expect(changes == 1)
    #expect(object.value == ["a": 1, "b": 2])
    withExtendedLifetime(subscription) {}
  }

  @Test func `an object without published properties keeps its publisher`() {
    let object = WithoutPublished()
    #expect(object.objectWillChange === object.objectWillChange)
    var changes = 0
    let subscription = object.objectWillChange.sink { changes += 1 }
    object.count = 1
    #expect(changes == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `many short-lived objects without published properties never share a publisher`() {
    for _ in 0..<1_000 {
      let object = WithoutPublished()
      var changes = 0
      let subscription = object.objectWillChange.sink { changes += 1 }
      object.count = 1
      #expect(changes == 1)
      withExtendedLifetime(subscription) {}
    }
  }

  @Test func `an object with a publisher of its own sends what it likes`() {
    let object = WithOwnPublisher()
    var received: [UInt] = []
    let subscription = object.objectWillChange.sink { received.append($0) }
    object.count = 1
    object.objectWillChange.send(7)
    #expect(received == [7])
    withExtendedLifetime(subscription) {}
  }

  @Test @MainActor func `a model on the main actor publishes its values`() {
    let model = OnMainActor()
    var counts: [Int] = []
    let subscription = model.$items.map(\.count).sink { counts.append($0) }
    model.add(1)
    model.add(2)
    #expect(counts == [0, 1, 2])
    withExtendedLifetime(subscription) {}
  }

  @Test func `an observed object goes away with its last owner`() {
    var counter: Counter? = Counter()
    weak let observed = counter
    let subscription = counter?.objectWillChange.sink {}
    let values = counter?.$count.sink { _ in }
    counter = nil
    #expect(observed == nil)
    withExtendedLifetime((subscription, values)) {}
  }
}

@Suite struct PublishedTests {
  @Test func `one who subscribes during a change gets the new value, once`() {
    let counter = Counter()
    var late: Recorder<Int, Never>?
    let subscription = counter.$count.dropFirst().sink { _ in late = counter.$count.recorder() }
    counter.count = 1
    #expect(late?.log == ["1"])
    #expect(counter.count == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `a value set from within its own announcement is overwritten by the first`() {
    let counter = Counter()
    var received: [Int] = []
    let subscription = counter.$count.sink { value in
      received.append(value)
      if value == 5 { counter.count = 3 }
    }
    counter.count = 5
    #expect(received == [0, 5, 3])
    #expect(counter.count == 5)
    withExtendedLifetime(subscription) {}
  }

  @Test func `a late subscriber gets the current value first`() {
    let counter = Counter()
    counter.count = 3
    let recorder = counter.$count.recorder()
    counter.count = 4
    #expect(recorder.log == ["3", "4"])
  }

  @Test func `a subscriber with little demand gets the latest value when it asks`() {
    let counter = Counter()
    let recorder = counter.$count.recorder(demand: .max(1))
    counter.count = 1
    counter.count = 2
    #expect(recorder.log == ["0"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["0", "2"])
  }

  @Test func `assign to a published property ends with its object`() {
    let source = PassthroughSubject<Int, Never>()
    var counter: Counter? = Counter()
    weak let observed = counter
    if let counter { source.assign(to: &counter.$count) }
    source.send(9)
    #expect(counter?.count == 9)
    counter = nil
    #expect(observed == nil)
    source.send(10)
  }

  @Test func `a property derived from another of the same object makes no cycle`() {
    var counter: Counter? = Counter()
    weak let observed = counter
    if let counter { counter.$count.map { "\($0)" }.assign(to: &counter.$title) }
    counter?.count = 2
    #expect(counter?.title == "2")
    counter = nil
    #expect(observed == nil)
  }
}
