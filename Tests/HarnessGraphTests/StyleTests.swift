import HarnessGraph
import SwiftUI
import Testing

@MainActor @Suite struct StyleTests {
  private struct Shouting: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var taps = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(isEnabled) \(configuration.isPressed) \(taps)")
      }
      .onTapGesture { taps += 1 }
    }
  }

  private struct Form: View {
    @State private var isDisabled = true
    @State private var saved = 0
    var body: some View {
      VStack {
        Button("save \(saved)") { saved += 1 }.accessibilityIdentifier("save").disabled(isDisabled)
        Button("enable") { isDisabled = false }
      }
      .buttonStyle(Shouting())
    }
  }

  @Test func `a button style reads the environment of its button and follows it`() throws {
    let mounted = Mounted(Form())
    #expect(try mounted.find("save").label == "save 0 false false 0")
    try mounted.tap("enable true false 0")
    #expect(try mounted.find("save").label == "save 0 true false 0")
    try mounted.tap("save")
    #expect(try mounted.find("save").label == "save 1 true false 0")
    #expect(try mounted.find("save").roles == [.button])
  }

  private struct CheckStyle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark" : "square")
          configuration.label
          if !isEnabled { Text("locked") }
        }
      }
    }
  }

  private struct Check: View {
    @State private var isOn = false
    let log: Log
    var body: some View {
      Toggle("agree", isOn: $isOn).toggleStyle(CheckStyle())
        .onChange(of: isOn) { log("\(isOn)") }
    }
  }

  @Test func `a toggle that a style draws with a button is one element with two roles`() throws {
    let log = Log()
    let mounted = Mounted(Check(log: log))
    let toggle = try mounted.find("agree")
    #expect(toggle.roles == [.toggle, .button])
    #expect(toggle.value == .bool(false))
    #expect(toggle.parts.map(\.role) == [.image, .text])
    #expect(toggle.parts.first?.attributes["name"] == .string("square"))
    try mounted.tap("agree")
    #expect(log.take() == ["true"])
    #expect(try mounted.find("agree").parts.first?.attributes["name"] == .string("checkmark"))
    #expect(try mounted.find("agree").value == .bool(true))
    try mounted.tap("agree")
    #expect(log.take() == ["false"])
  }

  @Test func `a toggle style reads whether its toggle is enabled`() throws {
    let mounted = Mounted(Check(log: Log()).disabled(true))
    #expect(try mounted.find("agree locked").disabledBy != nil)
  }

  private struct PictureStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Image(systemName: configuration.isOn ? "sun" : "moon")
          .onTapGesture { configuration.isOn.toggle() }
      }
    }
  }

  @Test func `a toggle that a style draws without a control keeps its own action`() throws {
    struct Night: View {
      @State private var isOn = false
      var body: some View { Toggle("day", isOn: $isOn).toggleStyle(PictureStyle()) }
    }
    let mounted = Mounted(Night())
    let toggle = try mounted.find("day")
    #expect(toggle.roles == [.toggle])
    #expect(toggle.parts.map(\.label) == ["day", "moon"])
    try mounted.tap("day")
    #expect(try mounted.find("day").parts.map(\.label) == ["day", "sun"])
  }

  @Test func `a style may draw the toggle with another style`() throws {
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("framed")
          Toggle(configuration).toggleStyle(CheckStyle())
        }
      }
    }
    struct Outer: View {
      @State private var isOn = false
      var body: some View { Toggle("label", isOn: $isOn).toggleStyle(Framed()) }
    }
    let mounted = Mounted(Outer())
    #expect(mounted.texts == ["framed", "label"])
    let toggle = try mounted.find("framed label")
    #expect(toggle.role == .toggle)
    toggle.activate?()
    mounted.graph.settle()
    #expect(try mounted.find("framed label").value == .bool(true))
  }

  private struct PlainStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test func `the innermost style wins, and another style starts anew`() throws {
    struct Swapping: View {
      @State private var isShouting = true
      var body: some View {
        let toggle = Button("swap") { isShouting.toggle() }
        if isShouting { toggle.buttonStyle(Shouting()) } else { toggle.buttonStyle(PlainStyle()) }
        Button("inner") {}.buttonStyle(PlainStyle()).buttonStyle(Shouting())
      }
    }
    let mounted = Mounted(Swapping())
    #expect(mounted.texts == ["swap", "true false 0", "inner"])
    try mounted.tap("swap true false 0")
    #expect(mounted.texts == ["swap", "inner"])
  }

  private struct Badge: ViewModifier {
    let title: String
    @State private var taps = 0
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      HStack {
        content
        Button("\(title) \(taps) \(isEnabled)") { taps += 1 }.accessibilityIdentifier(title)
      }
    }
  }

  @Test func `a custom modifier has state and environment of its own`() throws {
    struct Modified: View {
      @State private var title = "badge"
      var body: some View {
        Text("content").modifier(Badge(title: title)).modifier(Badge(title: "outer"))
          .onTapGesture { title += "!" }
      }
    }
    let mounted = Mounted(Modified().disabled(true))
    try mounted.tap("badge")
    try mounted.tap("badge")
    try mounted.tap("outer")
    #expect(mounted.texts == ["content", "badge 2 false", "outer 1 false"])
  }

  @Test func `joined modifiers apply the first one first`() {
    let both = Badge(title: "a").concat(Badge(title: "b"))
    #expect(Mounted(Text("x").modifier(both)).texts == ["x", "a 0 true", "b 0 true"])
    #expect(Mounted(Text("x").modifier(EmptyModifier.identity)).texts == ["x"])
  }
}

/// Styles that decide when a button acts, and the platform's own.
@MainActor @Suite struct PrimitiveStyleTests {
  private struct Guarded: PrimitiveButtonStyle {
    @State private var isArmed = false

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Button(configuration)
        Button(isArmed ? "confirm" : "arm") {
          if isArmed { configuration.trigger() }
          isArmed.toggle()
        }
      }
    }
  }

  @Test func `a style may draw its own button and trigger the action itself`() throws {
    let log = Log()
    let mounted = Mounted(Button("delete") { log("deleted") }.buttonStyle(Guarded()))
    let outer = try mounted.find("delete arm")
    #expect(outer.parts.map(\.label) == ["delete", "arm"])
    outer.parts[1].activate?()
    mounted.graph.settle()
    #expect(log.take() == [])
    try mounted.find("delete confirm").parts[1].activate?()
    mounted.graph.settle()
    #expect(log.take() == ["deleted"])
  }

  @Test func `a style that draws its own control with the default draws it once`() throws {
    struct Plain: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    }
    let toggle = try Mounted(Toggle("t", isOn: .constant(true)).toggleStyle(Plain())).find("t")
    #expect(toggle.roles == [.toggle])
    #expect(toggle.value == .bool(true))
  }

  @Test func `the platform's styles draw one button or toggle`() throws {
    let mounted = Mounted(
      VStack {
        Button("plain") {}.buttonStyle(.plain)
        Button("bordered") {}.buttonStyle(.bordered)
        Toggle("button", isOn: .constant(true)).toggleStyle(.button)
        Toggle("switch", isOn: .constant(true)).toggleStyle(.switch)
      })
    #expect(
      mounted.root.children.map(\.roles) == [[.button], [.button], [.toggle, .button], [.toggle]])
  }
}
