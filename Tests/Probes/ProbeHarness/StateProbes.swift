import Combine
import HarnessKit
import Observation
import SwiftUI

@MainActor
func registerStateProbes(in harness: inout Harness) {
  harness.probe("StateProbe") { StateProbe() }
  harness.probe("BindingProbe") { BindingProbe() }
  harness.probe("StorageProbe") { StorageProbe() }
  harness.probe("ModelProbe") { ModelProbe() }
  harness.probe("EnvironmentProbe") { EnvironmentProbe() }
  harness.probe("AppearanceProbe") { AppearanceProbe() }
  harness.probe("LifecycleProbe") { LifecycleProbe() }
  harness.probe("PreferenceProbe") { PreferenceProbe() }
  harness.probe("ModifierProbe") { ModifierProbe() }
  harness.probe("OpenURLProbe") { OpenURLProbe() }
}

// MARK: State

private struct StateProbe: View {
  @State private var count = 0
  @State private var key = 1

  var body: some View {
    Text("outer \(count)")
    Button("Count") { count += 1 }
    Button("Another id") { key += 1 }
    Inner().id(key)
  }

  private struct Inner: View {
    @State private var taps = 0
    var body: some View { Button("inner \(taps)") { taps += 1 } }
  }
}

private struct Person: Equatable, Identifiable {
  var id: Int
  var name: String
  var nickname: String?
}

private struct BindingProbe: View {
  @State private var person = Person(id: 1, name: "Ada")
  @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
  @State private var scores = ["a": 1]

  var body: some View {
    TextField("Name", text: $person.name)
    TextField(
      "Shouted",
      text: Binding(get: { person.name.uppercased() }, set: { person.name = $0.lowercased() }))
    TextField(
      "With transaction",
      text: Binding(
        get: { person.name }, set: { person.name = $0 + (($1.animation == nil) ? "" : "!") }
      ).animation())
    TextField("Constant", text: .constant("fixed"))
    TextField("First", text: $people[0].name)
    if let nickname = Binding($person.nickname) { TextField("Nickname", text: nickname) }
    Button("Nickname") { person.nickname = "A" }
    ForEach($people) { $person in TextField("Person \(person.id)", text: $person.name) }
    Text("\(person.name) \(people.map(\.name).joined(separator: ","))")
  }
}

private struct StorageProbe: View {
  @AppStorage("probe.count") private var count = 1
  @AppStorage("probe.name") private var name: String?
  @SceneStorage("probe.tab") private var tab = "first"
  @AppStorage("probe.flag", store: .standard) private var flag = false

  var body: some View {
    Text("\(count) \(name ?? "nobody") \(tab) \(flag ? "on" : "off")")
    Button("Store") { (count, name, tab, flag) = (2, "Ada", "second", true) }
    Own().defaultAppStorage(UserDefaults(suiteName: "probe.own") ?? .standard)
  }

  private struct Own: View {
    @AppStorage("probe.count") private var count = 7
    var body: some View { Text("own \(count)") }
  }
}

// MARK: Models

private final class Counter: ObservableObject {
  @Published var count = 0
}

@Observable private final class Score {
  var points = 0
}

private struct ModelProbe: View {
  @StateObject private var counter = Counter()
  @State private var score = Score()

  var body: some View {
    Observed(counter: counter)
    Shared().environmentObject(counter)
    Points().environment(score)
    Bound(score: score)
  }

  private struct Observed: View {
    @ObservedObject var counter: Counter
    var body: some View { Button("observed \(counter.count)") { counter.count += 1 } }
  }

  private struct Shared: View {
    @EnvironmentObject private var counter: Counter
    var body: some View { Text("shared \(counter.count)") }
  }

  private struct Points: View {
    @Environment(Score.self) private var score
    var body: some View { Button("points \(score.points)") { score.points += 1 } }
  }

  private struct Bound: View {
    @Bindable var score: Score
    var body: some View { Toggle("Any points", isOn: $score.hasPoints) }
  }
}

extension Score {
  fileprivate var hasPoints: Bool {
    get { points > 0 }
    set { points = newValue ? max(points, 1) : 0 }
  }
}

// MARK: Environment

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

/// A property of an author's own that reads others.
private struct Depth: DynamicProperty {
  @Environment(\.depth) private var depth
  var text: String { "depth \(depth)" }
}

private struct EnvironmentProbe: View {
  @State private var depth = 1

  var body: some View {
    Reader(name: "default")
    Reader(name: "set").environment(\.depth, depth)
    Reader(name: "changed").transformEnvironment(\.depth) { $0 += 10 }.environment(\.depth, depth)
    Button("Deeper") { depth += 1 }
    Text("\(EnvironmentValues().depth)").accessibilityIdentifier("without views")
  }

  private struct Reader: View {
    let name: String
    private let depth = Depth()
    var body: some View { Text("\(name) \(depth.text)") }
  }
}

private struct AppearanceProbe: View {
  @Environment(\.colorScheme) private var scheme: ColorScheme
  @Environment(\.colorSchemeContrast) private var contrast: ColorSchemeContrast
  @Environment(\.legibilityWeight) private var weight: LegibilityWeight?
  @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize
  @Environment(\.sizeCategory) private var category: ContentSizeCategory
  @Environment(\.layoutDirection) private var direction: LayoutDirection
  @Environment(\.horizontalSizeClass) private var width: UserInterfaceSizeClass?
  @Environment(\.scenePhase) private var phase: ScenePhase
  @Environment(\.controlActiveState) private var active: ControlActiveState
  @Environment(\.editMode) private var editMode: Binding<EditMode>?
  @State private var dark: ColorScheme?
  @ScaledMetric(relativeTo: .body) private var gap = 10.0

  var body: some View {
    Text("scheme \(scheme == .dark ? "dark" : "light")")
    Text("contrast \(contrast == .increased ? "increased" : "standard")")
    Text("bold text \(weight == .bold ? "on" : "off")")
    Text("size \("\(size)") \(category == .large ? "large" : "other")")
    Text("direction \(direction == .rightToLeft ? "right to left" : "left to right")")
    Text("width \(width == .regular ? "regular" : "compact")")
    Text(
      "phase \(phase == .active ? "active" : "not active") \(active == .key ? "key" : "not key")")
    Text("editing \(editMode?.wrappedValue == EditMode.active ? "yes" : "no")")
    Text("gap \(gap > 10 ? "grown" : "as written")")
    Scheme().colorScheme(.dark)
    Size().dynamicTypeSize(.xxxLarge)
    Size().dynamicTypeSize(...DynamicTypeSize.medium)
    Button("Prefer dark") { dark = .dark }.preferredColorScheme(dark)
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("inner \(scheme == .dark ? "dark" : "light")") }
  }

  private struct Size: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text("inner \("\(size)")") }
  }
}

// MARK: Lifecycle

private struct LifecycleProbe: View {
  @State private var isShown = true
  @State private var count = 0
  @State private var log: [String] = []

  var body: some View {
    if isShown {
      Text("shown")
        .onAppear { log.append("appear") }
        .onDisappear { log.append("disappear") }
    }
    Button("Toggle") { isShown.toggle() }
    Button("Count") { count += 1 }
      .onChange(of: count) { log.append("changed") }
      .onChange(of: count) { old, new in log.append("\(old) to \(new)") }
      .onChange(of: isShown, initial: true) { log.append("shown: \(isShown)") }
    Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
    Late(id: count)
    Received()
  }

  private struct Late: View {
    let id: Int
    @State private var text = "waiting"
    var body: some View {
      Text("task \(text)")
        .task(id: id) {
          try? await Task.sleep(for: .seconds(1))
          if !Task.isCancelled { text = "done \(id)" }
        }
        .task { text = "begun" }
    }
  }

  private struct Received: View {
    @State private var ticks = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View { Text("ticks \(ticks)").onReceive(timer) { _ in ticks += 1 } }
  }
}

// MARK: Preferences

private struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct PlaceKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct PreferenceProbe: View {
  @State private var title = "none"
  @State private var hasPlace = false

  var body: some View {
    VStack {
      Text("a").preference(key: TitleKey.self, value: "A")
      Text("b").preference(key: TitleKey.self, value: "B")
        .transformPreference(TitleKey.self) { $0 += "!" }
    }
    .onPreferenceChange(TitleKey.self) { title = $0 }
    .overlayPreferenceValue(TitleKey.self) { Text("over \($0)") }
    .backgroundPreferenceValue(TitleKey.self) { Text("behind \($0)") }
    Text("title \(title)")
    Text("place").anchorPreference(key: PlaceKey.self, value: .bounds) { $0 }
      .transformAnchorPreference(key: PlaceKey.self, value: .bounds) { $0 = $0 ?? $1 }
      .onPreferenceChange(PlaceKey.self) { hasPlace = $0 != nil }
    Text("has a place: \(hasPlace ? "yes" : "no")")
  }
}

// MARK: Views and modifiers

private struct Framed: ViewModifier {
  let name: String
  func body(content: Content) -> some View {
    content
    Text("framed by \(name)")
  }
}

private struct Plain: View, Equatable {
  let number: Int
  var body: some View { Text("plain \(number)") }
  static func == (first: Plain, second: Plain) -> Bool { first.number / 2 == second.number / 2 }
}

private struct ModifierProbe: View {
  @State private var number = 0

  var body: some View {
    Text("content").modifier(Framed(name: "one").concat(Framed(name: "two")))
    Text("as it is").modifier(EmptyModifier())
    built
    Plain(number: number).equatable()
    EquatableView(content: Plain(number: number + 1))
    Button("Next") { number += 1 }
  }

  @ViewBuilder private var built: some View {
    if number == 0 { Text("built at zero") } else { Text("built later") }
  }
}

private struct OpenURLProbe: View {
  @Environment(\.openURL) private var openURL: OpenURLAction
  @Environment(\.dismiss) private var dismiss: DismissAction
  @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
  @State private var received = "nothing"

  var body: some View {
    Button("Open") { if let url = URL(string: "https://example.org") { openURL(url) } }
    Inner().environment(\.openURL, OpenURLAction { _ in .discarded })
    Text("received \(received)").onOpenURL { received = $0.absoluteString }
    Text("presented: \(mode.wrappedValue.isPresented ? "yes" : "no")")
    Button("Dismiss") { dismiss() }
  }

  private struct Inner: View {
    @Environment(\.openURL) private var openURL
    var body: some View {
      Button("Discard") { if let url = URL(string: "https://example.com") { openURL(url) } }
    }
  }
}
