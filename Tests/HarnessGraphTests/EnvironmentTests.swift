import HarnessGraph
import HarnessUI
import SwiftUI
import Testing

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct ActionKey: EnvironmentKey {
  static let defaultValue: @MainActor () -> Void = {}
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
  fileprivate var act: @MainActor () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}

@Observable private final class ProvidedBasket {
  var count = 1
}

@MainActor @Suite struct EnvironmentTests {
  private struct ReadsTheme: View {
    let log: Log
    @Environment(\.theme) private var theme
    var body: some View {
      let _ = log("theme \(theme)")
      Text(theme)
    }
  }

  private struct ReadsDepth: View {
    let log: Log
    @Environment(\.depth) private var depth
    var body: some View {
      let _ = log("depth \(depth)")
      Text("\(depth)")
    }
  }

  private struct Inner: View {
    let log: Log
    var body: some View {
      let _ = log("inner")
      ReadsTheme(log: log)
      ReadsDepth(log: log)
    }
  }

  private struct Outer: View {
    let log: Log
    @State private var theme = "light"
    @State private var depth = 1
    @State private var other = 0
    var body: some View {
      VStack {
        Button("theme") { theme = "dark" }
        Button("depth") { depth += 1 }
        Button("other \(other)") { other += 1 }.accessibilityIdentifier("other")
        Inner(log: log).environment(\.theme, theme).environment(\.depth, depth)
      }
    }
  }

  @Test func `a changed key runs its readers only; an equal value runs nothing`() throws {
    let log = Log()
    let mounted = Mounted(Outer(log: log))
    #expect(log.take() == ["inner", "theme light", "depth 1"])
    try mounted.tap("theme")
    #expect(log.take() == ["theme dark"])
    try mounted.tap("theme")
    #expect(log.take() == [])
    try mounted.tap("depth")
    #expect(log.take() == ["depth 2"])
    try mounted.tap("other")
    #expect(log.take() == [])
  }

  @Test func `a key that nobody set has its default`() {
    let log = Log()
    #expect(Mounted(Inner(log: log)).texts == ["plain", "0"])
  }

  @Test func `the innermost value is seen`() {
    let log = Log()
    let mounted = Mounted(
      VStack {
        ReadsTheme(log: log).environment(\.theme, "inner").environment(\.theme, "middle")
        ReadsTheme(log: log)
      }.environment(\.theme, "outer"))
    #expect(mounted.texts == ["inner", "outer"])
  }

  @Test func `a transformation starts from the value around it and follows it`() throws {
    struct Nested: View {
      let log: Log
      @State private var depth = 1
      var body: some View {
        Button("deeper") { depth += 10 }
        ReadsDepth(log: log)
          .transformEnvironment(\.depth) { $0 += 1 }
          .transformEnvironment(\.depth) { $0 += 1 }
          .environment(\.depth, depth)
      }
    }
    let mounted = Mounted(Nested(log: Log()))
    #expect(mounted.texts.last == "3")
    try mounted.tap("deeper")
    #expect(mounted.texts.last == "13")
  }

  @Test func `an action of the environment can be called`() throws {
    struct Caller: View {
      @Environment(\.act) private var act
      var body: some View { Button("call", action: act) }
    }
    let log = Log()
    let mounted = Mounted(Caller().environment(\.act) { log("called") })
    try mounted.tap("call")
    #expect(log.take() == ["called"])
  }

  @Test func `a key that a transformation sets only now and then comes and goes`() throws {
    struct Conditional: ViewModifier {
      let isOn: Bool
      func body(content: Content) -> some View {
        content.transformEnvironment(\.self) { if isOn { $0.theme = "inside" } }
      }
    }
    struct Outside: View {
      let log: Log
      @State private var isOn = false
      var body: some View {
        Button("toggle") { isOn.toggle() }
        ReadsTheme(log: log).modifier(Conditional(isOn: isOn)).environment(\.theme, "outside")
      }
    }
    let log = Log()
    let mounted = Mounted(Outside(log: log))
    #expect(mounted.texts.last == "outside")
    try mounted.tap("toggle")
    #expect(mounted.texts.last == "inside")
    try mounted.tap("toggle")
    #expect(mounted.texts.last == "outside")
  }

  @Test func `an object for the whole app reaches every view, also one that lived without it`() {
    final class Session: ObservableObject {
      @Published var user = "Ada"
    }
    struct Reads: View {
      @Environment(ProvidedBasket.self) private var basket: ProvidedBasket?
      var body: some View { Text(basket.map { "\($0.count)" } ?? "no basket") }
    }
    struct Needs: View {
      @EnvironmentObject private var session: Session
      var body: some View { Text(session.user) }
    }
    let session = Session()
    let environment = RootEnvironment()
    environment.provide(session)
    let mounted = Mounted(
      Graph(
        VStack {
          Needs()
          Reads()
        }, environment: environment))
    #expect(mounted.texts == ["Ada", "no basket"])
    session.user = "Bob"
    environment.provide(ProvidedBasket())
    mounted.graph.settle()
    #expect(mounted.texts == ["Bob", "1"])
  }

  @Test func `whether the view is enabled is inherited and never re-enabled inside`() throws {
    struct Reads: View {
      @Environment(\.isEnabled) private var isEnabled
      let name: String
      var body: some View { Text("\(name) \(isEnabled)") }
    }
    struct Outer: View {
      @State private var isDisabled = true
      var body: some View {
        VStack {
          Reads(name: "outer")
          Reads(name: "inner").disabled(false)
        }
        .disabled(isDisabled)
        Button("enable") { isDisabled = false }
      }
    }
    let mounted = Mounted(Outer())
    #expect(mounted.texts == ["outer false", "inner false", "enable"])
    try mounted.tap("enable")
    #expect(mounted.texts == ["outer true", "inner true", "enable"])
  }
}
