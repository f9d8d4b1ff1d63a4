import HarnessGraph
import SwiftUI
import Testing

/// Mistakes of a component author are issues with the names that help; nothing ends the process.
@MainActor @Suite struct IssueTests {
  private struct Endless: View {
    @State private var count = 0
    @State private var taps = 0
    var body: some View {
      Button("tap \(taps)") { taps += 1 }
        .onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test func `a view that invalidates itself for ever is an issue with view and property`() throws {
    let mounted = Mounted(VStack { Endless() })
    #expect(
      mounted.graph.takeIssues() == [
        """
        Endless keeps invalidating itself: @State count changes each time its body or its actions \
        run (200 rounds after one input)
        """
      ])
    // The view lives on.
    try mounted.tap("tap 0")
    #expect(mounted.texts == ["tap 1"])
  }

  private struct Dithering: View {
    @FocusState private var isFocused
    var body: some View {
      NavigationStack {
        TextField("Name", text: .constant("")).focused($isFocused)
          .onChange(of: isFocused, initial: true) { isFocused.toggle() }
      }
    }
  }

  @Test func `an issue names what the author wrote, and no view of the library`() throws {
    let issue = try #require(Mounted(Dithering()).graph.takeIssues().first)
    #expect(
      issue.hasPrefix("Dithering keeps invalidating itself: @FocusState isFocused changes"),
      "\(issue)")
  }

  private struct Snake: View {
    var body: some View { Snake() }
  }

  private struct Egg: View {
    var body: some View {
      VStack {
        Text("egg")
        Hen().padding()
        Hen()
      }
    }
  }

  private struct Hen: View {
    var body: some View { List { AnyView(Egg()) } }
  }

  private struct Echo: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.modifier(Echo())) }
  }

  private struct Nest: View {
    let depth: Int
    var body: some View {
      if depth > 0 { VStack { AnyView(Nest(depth: depth - 1)).padding() } } else { Text("found") }
    }
  }

  @Test func `a body that contains itself is an issue with the way`() {
    #expect(
      Mounted(Snake()).graph.takeIssues() == [
        "Snake contains itself: Snake › Snake, 500 bodies deep; let a condition end it"
      ])
    // Twice in itself: half the universe would not hold all of it.
    #expect(
      Mounted(Egg()).graph.takeIssues() == [
        "Egg contains itself: Egg › Hen › Egg, 500 bodies deep; let a condition end it"
      ])
    #expect(
      Mounted(Text("hello").modifier(Echo())).graph.takeIssues() == [
        "Echo contains itself: Echo › Echo, 500 bodies deep; let a condition end it"
      ])
  }

  @Test func `of a view that contains itself nothing is left, however much there is on each level`()
  {
    struct Fat: View {
      var body: some View {
        VStack {
          AnyView(Fat())
            .padding().padding().padding().padding().padding().padding().padding().padding()
            .padding().padding().padding().padding().padding().padding().padding().padding()
        }
      }
    }
    let mounted = Mounted(
      VStack {
        Text("before")
        Fat()
      })
    #expect(
      mounted.graph.takeIssues() == [
        "Fat contains itself: Fat › Fat, 500 bodies deep; let a condition end it"
      ])
    #expect(mounted.texts == ["before"])
    #expect(mounted.graph.hit(at: .zero) == nil)
  }

  @Test func `bodies in bodies that end are no issue`() {
    let mounted = Mounted(Nest(depth: 490))
    #expect(mounted.graph.takeIssues() == [])
    #expect(mounted.texts == ["found"])
  }

  @Test func `built-in views and modifiers do not count`() {
    var view = AnyView(Text("found"))
    for _ in 0..<2000 { view = AnyView(VStack { view }.padding()) }
    let mounted = Mounted(view)
    #expect(mounted.graph.takeIssues() == [])
    #expect(mounted.texts == ["found"])
  }

  @Observable final class Endlessly {
    var count = 0
  }

  @Test func `a model that a body changes while it reads it is an issue`() {
    struct Loop: View {
      let model: Endlessly
      var body: some View {
        Text("\(model.count)").onChange(of: model.count, initial: true) { model.count += 1 }
      }
    }
    let issues = Mounted(Loop(model: Endlessly())).graph.issues
    #expect(issues.count == 1)
    #expect(
      issues.first?.hasPrefix("Loop keeps invalidating itself: an observable model changes") == true
    )
  }

  final class Account: ObservableObject {}
  @Observable final class Settings {}

  private struct NeedsAccount: View {
    @EnvironmentObject private var account: Account
    var body: some View { Text("never shown \(ObjectIdentifier(account).hashValue)") }
  }

  @Test func `a missing environment object is an issue with view, property and type`() {
    let mounted = Mounted(
      VStack {
        NeedsAccount()
        Text("shown")
      })
    #expect(
      mounted.graph.issues == [
        """
        no object of type Account for 'account' of NeedsAccount: a view around it, or the mount in \
        the test, must provide one with .environmentObject(_:)
        """
      ])
    #expect(mounted.texts == ["shown"])
  }

  @Test func `a missing model of the environment is an issue with view, property and type`() {
    struct NeedsSettings: View {
      @Environment(Settings.self) private var settings
      var body: some View { Text("never shown \(ObjectIdentifier(settings).hashValue)") }
    }
    let mounted = Mounted(NeedsSettings())
    #expect(
      mounted.graph.issues == [
        """
        no object of type Settings for 'settings' of NeedsSettings: a view around it, or the mount \
        in the test, must provide one with .environment(_:)
        """
      ])
    #expect(mounted.texts == [])
  }

  @Test func `an object that is provided later makes the view appear`() throws {
    struct Providing: View {
      let settings = Settings()
      @State private var isProvided = false
      var body: some View {
        Button("provide") { isProvided = true }
        Reader().environment(isProvided ? settings : nil)
      }
    }
    struct Reader: View {
      @Environment(Settings.self) private var settings
      var body: some View { Text("found \(type(of: settings))") }
    }
    let mounted = Mounted(Providing())
    #expect(mounted.graph.takeIssues().count == 1)
    try mounted.tap("provide")
    #expect(mounted.texts == ["provide", "found Settings"])
    #expect(mounted.graph.issues == [])
  }

  @Test func `a missing object of a custom property, a modifier or a style is an issue too`() {
    struct Property: DynamicProperty {
      @EnvironmentObject var account: Account
      func update() { _ = account }
    }
    struct ViewWithProperty: View {
      private var property = Property()
      var body: some View { Text("never shown \(ObjectIdentifier(property.account).hashValue)") }
    }
    struct Modifier: ViewModifier {
      @EnvironmentObject var account: Account
      func body(content: Content) -> some View { content.id(ObjectIdentifier(account)) }
    }
    struct Style: ButtonStyle {
      @EnvironmentObject var account: Account
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.id(ObjectIdentifier(account))
      }
    }
    let mounted = Mounted(
      VStack {
        ViewWithProperty()
        Text("modified").modifier(Modifier())
        Button("styled") {}.buttonStyle(Style())
      })
    let expected = [
      ("property.account", "ViewWithProperty"), ("account", "Modifier"), ("account", "Style"),
    ].map { property, owner in
      """
      no object of type Account for '\(property)' of \(owner): a view around it, or the mount in \
      the test, must provide one with .environmentObject(_:)
      """
    }
    #expect(Set(mounted.graph.issues) == Set(expected))
  }

  private struct Bodiless: View {
    typealias Body = Never
  }

  private struct BodilessModifier: ViewModifier {
    typealias Body = Never
  }

  @Test func `a view or a modifier without a body is an issue`() {
    let mounted = Mounted(
      VStack {
        Bodiless()
        Text("modified").modifier(BodilessModifier())
        Text("shown")
      })
    #expect(
      mounted.graph.issues == [
        "Bodiless has no body: its Body is Never, which only built-in views may say",
        "BodilessModifier has no body: its Body is Never, which only built-in modifiers may say",
      ])
    #expect(mounted.texts == ["shown"])
  }
}
