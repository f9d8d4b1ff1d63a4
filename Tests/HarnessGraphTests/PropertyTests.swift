import HarnessGraph
import SwiftUI
import Testing

/// Dynamic properties of a component author's own, and the ways to make bindings.
@MainActor @Suite struct PropertyTests {
  private struct Doubled: DynamicProperty {
    @State var number: Int
    private(set) var updates: [Int] = []
    var doubled: Int { number * 2 }

    init(_ number: Int) { _number = State(initialValue: number) }

    mutating func update() { updates.append(number) }
  }

  private struct Nested: DynamicProperty {
    var inner = Doubled(1)
    @Environment(\.isEnabled) var isEnabled
    private(set) var summary = ""

    mutating func update() { summary = "\(inner.number) \(inner.updates.count) \(isEnabled)" }
  }

  private struct UsesNested: View {
    private var nested = Nested()
    @State private var own = 0
    var body: some View {
      Button("inner") { nested.inner.number += 1 }
      Button("own \(own)") { own += 1 }.accessibilityIdentifier("own")
      Text("\(nested.summary) \(nested.inner.doubled)")
    }
  }

  @Test func `a custom property keeps its state and is updated before the body`() throws {
    let mounted = Mounted(UsesNested().disabled(true))
    #expect(mounted.texts.last == "1 1 false 2")
    try mounted.tap("inner")
    try mounted.tap("inner")
    #expect(mounted.texts.last?.hasPrefix("3 ") == true)
    #expect(mounted.texts.last?.hasSuffix(" false 6") == true)
    try mounted.tap("own")
    #expect(mounted.texts.last?.hasPrefix("3 ") == true)
  }

  @propertyWrapper private struct Clamped: DynamicProperty {
    @State private var stored: Int
    let range: ClosedRange<Int>

    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
      _stored = State(initialValue: wrappedValue)
      self.range = range
    }

    var wrappedValue: Int {
      get { stored }
      nonmutating set { stored = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
  }

  @Test func `a custom property wrapper that holds a state`() throws {
    struct Volume: View {
      @Clamped(0...3) private var volume = 2
      var body: some View {
        Button("up \(volume)") { volume += 1 }.accessibilityIdentifier("up")
        Text("\($volume.wrappedValue)")
      }
    }
    let mounted = Mounted(Volume())
    try mounted.tap("up")
    try mounted.tap("up")
    #expect(mounted.texts == ["up 3", "3"])
  }

  private struct Field: View {
    @Binding var text: String
    var body: some View { TextField("field", text: $text) }
  }

  @Test func `a binding made of closures reads and writes through them`() throws {
    struct Upper: View {
      @State private var text = "a"
      var body: some View {
        Field(text: Binding(get: { text }, set: { text = $0.uppercased() }))
        Text(text)
      }
    }
    let mounted = Mounted(Upper())
    try mounted.fill("field", "word")
    #expect(mounted.texts.last == "WORD")
    #expect(try mounted.find("field").value == .string("WORD"))
  }

  @Test func `a binding to an optional's value is there while the value is`() throws {
    struct Unwrapping: View {
      @State private var text: String? = "a"
      var body: some View {
        Button("drop") { text = nil }
        if let $text = Binding($text) { Field(text: $text) } else { Text("none") }
      }
    }
    let mounted = Mounted(Unwrapping())
    try mounted.fill("field", "b")
    #expect(try mounted.find("field").value == .string("b"))
    try mounted.tap("drop")
    #expect(mounted.texts.contains("none"))
    #expect(mounted.graph.issues == [])
  }

  @Test func `a binding to a value is a binding to an optional too`() {
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    let optional = Binding<Int?>(binding)
    optional.wrappedValue = nil
    #expect(value == 1)
    optional.wrappedValue = 2
    #expect(value == 2)
    let hashable = Binding<AnyHashable>(binding)
    hashable.wrappedValue = AnyHashable(3)
    hashable.wrappedValue = AnyHashable("no number")
    #expect(value == 3)
  }

  @Test func `a constant binding keeps its value`() throws {
    let mounted = Mounted(Toggle("on", isOn: .constant(true)))
    try mounted.tap("on")
    #expect(try mounted.find("on").value == .bool(true))
  }

  @Test func `a view outside of a graph reads its initial values`() {
    struct Plain: View {
      @State private var number = 3
      @Environment(\.isEnabled) private var isEnabled
      var sum: String { "\(number) \(isEnabled)" }
      func write() { number = 4 }
      var body: some View { Text(sum) }
    }
    let view = Plain()
    view.write()
    #expect(view.sum == "3 true")
  }
}
