import Foundation
import HarnessGraph
import HarnessUI
import SwiftUI
import Testing

/// The values of the environment that are SwiftUI's own.
@MainActor @Suite struct EnvironmentValueTests {
  /// One key: how a view reads it, its default, and another value that a test can give it.
  private struct Key {
    let name: String
    let standard: String
    let other: String
    let view: @MainActor (Log) -> any View
    let change: (inout EnvironmentValues) -> Void

    @MainActor init<Value>(
      _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ standard: String, _ value: Value
    ) {
      name = "\(keyPath)"
      self.standard = standard
      other = "\(value)"
      view = { Reader(keyPath: keyPath, log: $0) }
      change = { $0[keyPath: keyPath] = value }
    }
  }

  private struct Reader<Value>: View {
    let log: Log
    @Environment private var value: Value

    init(keyPath: KeyPath<EnvironmentValues, Value>, log: Log) {
      _value = Environment(keyPath)
      self.log = log
    }

    var body: some View {
      let _ = log("\(value)")
      Text("\(value)")
    }
  }

  private struct Bystander: View {
    let log: Log
    var body: some View {
      let _ = log("bystander")
      Text("bystander")
    }
  }

  private static let keys: [Key] = [
    Key(\.colorScheme, "light", .dark),
    Key(\.colorSchemeContrast, "standard", .increased),
    Key(\.dynamicTypeSize, "large", .accessibility3),
    Key(\.sizeCategory, "large", .extraSmall),
    Key(\.legibilityWeight, "Optional(HarnessUI.LegibilityWeight.regular)", .bold),
    Key(\.layoutDirection, "leftToRight", .rightToLeft),
    Key(\.horizontalSizeClass, "Optional(HarnessUI.UserInterfaceSizeClass.compact)", nil),
    Key(\.verticalSizeClass, "Optional(HarnessUI.UserInterfaceSizeClass.regular)", .compact),
    Key(\.displayScale, "3.0", 2),
    Key(\.defaultMinListRowHeight, "44.0", 10),
    Key(\.defaultMinListHeaderHeight, "nil", 20),
    Key(\.scenePhase, "active", .background),
    Key(\.controlActiveState, "key", .inactive),
    Key(\.isEnabled, "true", false),
    Key(\.isFocused, "false", true),
    Key(\.isSearching, "false", true),
    Key(\.locale, "\(Locale.current)", Locale(identifier: "de_DE")),
    Key(\.calendar, "\(Calendar.current)", Calendar(identifier: .hebrew)),
    Key(\.timeZone, "\(TimeZone.current)", TimeZone(secondsFromGMT: 3600) ?? .current),
    Key(\.redactionReasons, "RedactionReasons(rawValue: 0)", .privacy),
    Key(\.accessibilityReduceMotion, "false", true),
    Key(\.accessibilityReduceTransparency, "false", true),
    Key(\.accessibilityDifferentiateWithoutColor, "false", true),
    Key(\.accessibilityInvertColors, "false", true),
    Key(\.accessibilityShowButtonShapes, "false", true),
    Key(\.accessibilityDimFlashingLights, "false", true),
    Key(\.accessibilityPlayAnimatedImages, "true", false),
    Key(\.accessibilityVoiceOverEnabled, "false", true),
    Key(\.accessibilitySwitchControlEnabled, "false", true),
    Key(\.accessibilityLargeContentViewerEnabled, "false", true),
  ]

  @Test func `a key has its default, and a change runs its readers only`() {
    func mount(_ view: some View, _ log: Log) -> Mounted {
      Mounted(
        VStack {
          AnyView(view)
          Bystander(log: log)
        })
    }
    for key in Self.keys {
      let log = Log()
      let mounted = mount(key.view(log), log)
      #expect(log.take() == [key.standard, "bystander"], "\(key.name)")
      mounted.graph.changeEnvironment(key.change)
      #expect(log.take() == [key.other], "\(key.name)")
      mounted.graph.changeEnvironment(key.change)
      #expect(log.take() == [], "\(key.name)")
    }
  }

  @Test func `a view around wins over what holds for the whole app`() {
    let log = Log()
    let mounted = Mounted(
      VStack {
        Reader(keyPath: \.colorScheme, log: log).colorScheme(.light)
        Reader(keyPath: \.colorScheme, log: log)
      })
    mounted.graph.changeEnvironment { $0.colorScheme = .dark }
    #expect(mounted.texts == ["light", "dark"])
  }

  @Test func `what a test sets before a view is mounted costs no second evaluation`() {
    let environment = RootEnvironment()
    environment.change { $0.colorScheme = .dark }
    let log = Log()
    let graph = Graph(Reader(keyPath: \.colorScheme, log: log), environment: environment)
    #expect(log.take() == ["dark"])
    #expect(graph.takeIssues() == [])
  }

  @Test func `text size and size category are one value under two names`() {
    var values = EnvironmentValues()
    for (size, category) in zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases) {
      values.dynamicTypeSize = size
      #expect(values.sizeCategory == category)
      values.sizeCategory = .large
      #expect(values.dynamicTypeSize == .large)
      values.sizeCategory = category
      #expect(values.dynamicTypeSize == size)
      #expect(DynamicTypeSize(category) == size)
      #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
    }
    #expect(ContentSizeCategory.small < .accessibilityMedium)
  }

  @Test func `values that follow from others`() {
    var values = EnvironmentValues()
    #expect(values.pixelLength == 1.0 / 3)
    values.displayScale = 2
    #expect(values.pixelLength == 0.5)
    #expect(!values.accessibilityEnabled)
    values.accessibilitySwitchControlEnabled = true
    #expect(values.accessibilityEnabled)
    #expect(values.editMode == nil)
  }

  @Test func `an edit mode is a binding that views share`() throws {
    struct Editor: View {
      @Environment(\.editMode) private var editMode
      var body: some View {
        Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
        Button("Edit") { editMode?.wrappedValue = .active }
      }
    }
    struct Owner: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        Editor().environment(\.editMode, $mode)
        Text("owner \(mode.isEditing ? "on" : "off")")
      }
    }
    let mounted = Mounted(Owner())
    #expect(mounted.texts == ["reading", "Edit", "owner off"])
    try mounted.tap("Edit")
    #expect(mounted.texts == ["editing", "Edit", "owner on"])
  }

  // MARK: Presentations

  private struct Dismisses: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode
    var body: some View {
      Text(isPresented ? "presented" : "on its own")
      Button("Close") { dismiss() }
      Button("Close as before") { mode.wrappedValue.dismiss() }
      Text(mode.wrappedValue.isPresented ? "mode presented" : "mode on its own")
    }
  }

  @Test func `outside of a presentation dismiss does nothing`() throws {
    let mounted = Mounted(Dismisses())
    try mounted.tap("Close")
    try mounted.tap("Close as before")
    #expect(mounted.texts == ["on its own", "Close", "Close as before", "mode on its own"])
    #expect(mounted.graph.takeIssues() == [])
  }

  @Test(arguments: ["Close", "Close as before"])
  func `in a presentation it ends that`(button: String) throws {
    let log = Log()
    let context = PresentationContext { log("dismissed") }
    let mounted = Mounted(Dismisses().environment(\.presentation, context))
    #expect(mounted.texts == ["presented", "Close", "Close as before", "mode presented"])
    try mounted.tap(button)
    #expect(log.take() == ["dismissed"])
  }

  // MARK: Opening addresses

  private struct Opens: View {
    @Environment(\.openURL) private var openURL
    @State private var answer = "none"
    var body: some View {
      if let url = URL(string: "https://example.com/a") {
        Button("Open") { openURL(url) }
        Button("Ask") { openURL(url) { answer = $0 ? "accepted" : "refused" } }
      }
      Text(answer)
    }
  }

  @Test func `without a handler an address is recorded and accepted`() throws {
    let mounted = Mounted(Opens())
    try mounted.tap("Open")
    try mounted.tap("Ask")
    #expect(mounted.texts.last == "accepted")
    let opened = mounted.graph.environment.openedURLs.map(\.absoluteString)
    #expect(opened == ["https://example.com/a", "https://example.com/a"])
  }

  @Test(arguments: [
    ("handled", "accepted", [String]()), ("discarded", "refused", []),
    ("system", "accepted", ["https://example.com/a"]),
    ("other", "accepted", ["https://example.com/b"]),
  ])
  func `a handler decides`(name: String, answer: String, opened: [String]) throws {
    let other = try #require(URL(string: "https://example.com/b"))
    let mounted = Mounted(
      Opens().environment(
        \.openURL,
        OpenURLAction { _ in
          switch name {
          case "handled": .handled
          case "discarded": .discarded
          case "system": .systemAction
          default: .systemAction(other)
          }
        }))
    try mounted.tap("Ask")
    #expect(mounted.texts.last == answer)
    #expect(mounted.graph.environment.openedURLs.map(\.absoluteString) == opened)
  }

  @Test func `every onOpenURL gets the address, outer ones first`() throws {
    let log = Log()
    let url = try #require(URL(string: "app://item/3"))
    let mounted = Mounted(
      VStack {
        Text("a").onOpenURL { _ in log("inner") }
        Text("b").onOpenURL { log("second \($0.lastPathComponent)") }
      }.onOpenURL { _ in log("outer") })
    #expect(mounted.graph.open(url))
    #expect(log.take() == ["outer", "inner", "second 3"])
    #expect(!Mounted(Text("c")).graph.open(url))
  }
}
