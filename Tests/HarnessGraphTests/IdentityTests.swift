import HarnessGraph
import SwiftUI
import Testing

@MainActor @Suite struct IdentityTests {
  private struct Branches: View {
    @State private var isFirst = true
    var body: some View {
      VStack {
        Button("flip") { isFirst.toggle() }
        if isFirst { Counter("a") } else { Counter("a") }
      }
    }
  }

  @Test func `another branch is another identity, though the view is the same`() throws {
    let mounted = Mounted(Branches())
    try mounted.tap("a")
    #expect(mounted.texts == ["flip", "a=1"])
    try mounted.tap("flip")
    #expect(mounted.texts == ["flip", "a=0"])
    try mounted.tap("a")
    try mounted.tap("a")
    try mounted.tap("flip")
    #expect(mounted.texts == ["flip", "a=0"])
  }

  private struct Choice: View {
    @State private var number = 0
    var body: some View {
      VStack {
        Button("next") { number = (number + 1) % 3 }
        switch number {
        case 0: Counter("zero")
        case 1: Counter("one")
        default: Counter("other")
        }
        Counter("after")
      }
    }
  }

  @Test func `the cases of a switch are identities of their own; what follows stays`() throws {
    let mounted = Mounted(Choice())
    try mounted.tap("zero")
    try mounted.tap("after")
    try mounted.tap("next")
    #expect(mounted.texts == ["next", "one=0", "after=1"])
    try mounted.tap("next")
    try mounted.tap("next")
    #expect(mounted.texts == ["next", "zero=0", "after=1"])
  }

  private struct Renewed: View {
    @State private var generation = 0
    var body: some View {
      VStack {
        Button("renew") { generation += 1 }
        Button("again") { generation += 0 }
        Counter("a").id(generation)
      }
    }
  }

  @Test func `another id starts the state anew, the same id keeps it`() throws {
    let mounted = Mounted(Renewed())
    try mounted.tap("a")
    try mounted.tap("again")
    #expect(mounted.texts.last == "a=1")
    try mounted.tap("renew")
    #expect(mounted.texts.last == "a=0")
  }

  private struct Optionals: View {
    @State private var isShown = true
    var body: some View {
      HStack {
        Button("toggle") { isShown.toggle() }
        if isShown { Counter("optional") }
        Counter("after")
      }
    }
  }

  @Test func `optional content ends, and begins anew when it is back`() throws {
    let mounted = Mounted(Optionals())
    try mounted.tap("optional")
    try mounted.tap("after")
    try mounted.tap("toggle")
    #expect(mounted.texts == ["toggle", "after=1"])
    try mounted.tap("toggle")
    #expect(mounted.texts == ["toggle", "optional=0", "after=1"])
  }

  private struct Wrapper: View {
    let name: String
    var body: some View { Counter(name) }
  }

  private struct Erased: View {
    @State private var isWrapped = false
    @State private var other = 0
    private var content: AnyView {
      isWrapped ? AnyView(Wrapper(name: "a")) : AnyView(Counter("a"))
    }
    var body: some View {
      VStack {
        Button("change type") { isWrapped.toggle() }
        Button("change \(other)") { other += 1 }.accessibilityIdentifier("change")
        content
      }
    }
  }

  @Test func `a hidden type that stays keeps its state, another type starts anew`() throws {
    let mounted = Mounted(Erased())
    try mounted.tap("a")
    try mounted.tap("change")
    #expect(mounted.texts.last == "a=1")
    try mounted.tap("change type")
    #expect(mounted.texts.last == "a=0")
  }

  @Test func `one view value used twice has two states`() throws {
    let counter = Counter("twin")
    let mounted = Mounted(
      VStack {
        counter.accessibilityIdentifier("left")
        counter.accessibilityIdentifier("right")
      })
    try mounted.tap("left")
    try mounted.tap("left")
    try mounted.tap("right")
    #expect(mounted.texts == ["twin=2", "twin=1"])
  }

  @Test func `a view value that is mounted twice starts twice`() throws {
    let counter = Counter("a")
    let first = Mounted(counter)
    try first.tap("a")
    #expect(Mounted(counter).texts == ["a=0"])
    #expect(first.texts == ["a=1"])
  }

  @Test func `a modifier that gets another value keeps the state inside`() throws {
    struct Disabling: View {
      @State private var isDisabled = false
      var body: some View {
        VStack {
          Button("toggle") { isDisabled.toggle() }
          Counter("a").disabled(isDisabled).padding(isDisabled ? 1 : 2)
        }
      }
    }
    let mounted = Mounted(Disabling())
    try mounted.tap("a")
    try mounted.tap("toggle")
    #expect(mounted.texts.last == "a=1")
  }
}
