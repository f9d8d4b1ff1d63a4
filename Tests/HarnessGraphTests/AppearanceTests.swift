import HarnessGraph
import HarnessUI
import SwiftUI
import Testing

/// Modifiers that set values of the environment, and numbers that follow the size of text.
@MainActor @Suite struct AppearanceTests {
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test func `a preferred colour scheme holds for the whole presentation`() {
    let mounted = Mounted(
      VStack {
        Scheme()
        Text("x").preferredColorScheme(.dark)
      })
    #expect(mounted.texts == ["dark", "x"])
    mounted.graph.changeEnvironment { $0.colorScheme = .light }
    #expect(mounted.texts == ["dark", "x"])
  }

  @Test func `the outermost preference wins, and none counts for nothing`() {
    let mounted = Mounted(
      VStack {
        Scheme().preferredColorScheme(.dark)
        Text("x").preferredColorScheme(nil)
      }.preferredColorScheme(.light))
    #expect(mounted.texts == ["light", "x"])
    #expect(
      Mounted(Scheme().preferredColorScheme(.dark).preferredColorScheme(nil)).texts == ["dark"])
  }

  @Test func `a preference changes, and goes with its view`() throws {
    struct Switching: View {
      @State private var scheme: ColorScheme? = .dark
      @State private var isShown = true
      var body: some View {
        Scheme()
        Button("none") { scheme = nil }
        Button("dark") { scheme = .dark }
        Button("hide") { isShown = false }
        if isShown { Text("x").preferredColorScheme(scheme) }
      }
    }
    let mounted = Mounted(Switching())
    #expect(mounted.texts.first == "dark")
    try mounted.tap("none")
    #expect(mounted.texts.first == "light")
    try mounted.tap("dark")
    #expect(mounted.texts.first == "dark")
    try mounted.tap("hide")
    #expect(mounted.texts.first == "light")
  }

  // MARK: Sizes of text

  private struct Size: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text("\(size)") }
  }

  @Test func `a range limits the size of text`() {
    let mounted = Mounted(
      VStack {
        Size().dynamicTypeSize(.medium ... .xLarge)
        Size().dynamicTypeSize(...DynamicTypeSize.small)
        Size().dynamicTypeSize(DynamicTypeSize.accessibility1...)
        Size().dynamicTypeSize(.xSmall)
      })
    #expect(mounted.texts == ["large", "small", "accessibility1", "xSmall"])
    mounted.graph.changeEnvironment { $0.dynamicTypeSize = .accessibility5 }
    #expect(mounted.texts == ["xLarge", "small", "accessibility5", "xSmall"])
  }

  private struct Metrics: View {
    let log: Log
    @ScaledMetric private var body17 = 17.0
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 34
    var body: some View {
      let _ = log("metrics")
      Text(verbatim: "\(body17) \(title)")
    }
  }

  @Test func `a scaled metric grows as text of its style does`() {
    let log = Log()
    let mounted = Mounted(Metrics(log: log))
    #expect(mounted.texts == ["17.0 34.0"])
    mounted.graph.changeEnvironment { $0.dynamicTypeSize = .accessibility5 }
    #expect(mounted.texts == ["53.0 60.0"])
    mounted.graph.changeEnvironment { $0.dynamicTypeSize = .xSmall }
    #expect(mounted.texts == ["14.0 31.0"])
    #expect(log.take().count == 3)
  }

  @Test func `every style of text grows with each size`() {
    for style in Font.TextStyle.allCases {
      var last = 0.0
      for size in DynamicTypeSize.allCases {
        let metric = Mounted(OneMetric(style: style).dynamicTypeSize(size)).texts.first ?? ""
        let value = Double(metric) ?? -1
        #expect(value >= last, "\(style) \(size)")
        last = value
      }
      #expect(last > 100)
    }
  }

  private struct OneMetric: View {
    @ScaledMetric private var hundred: Double
    init(style: Font.TextStyle) { _hundred = ScaledMetric(wrappedValue: 100, relativeTo: style) }
    var body: some View { Text(verbatim: "\(hundred)") }
  }

  // MARK: Redaction

  private struct Reasons: View {
    let name: String
    @Environment(\.redactionReasons) private var reasons
    var body: some View { Text("\(name) \(reasons.rawValue)") }
  }

  @Test func `reasons to redact add up, and can be taken away`() throws {
    let mounted = Mounted(
      VStack {
        Reasons(name: "both").redacted(reason: .privacy)
        Reasons(name: "one")
        Reasons(name: "none").unredacted()
      }.redacted(reason: .placeholder))
    #expect(mounted.texts == ["both 3", "one 1", "none 0"])
    #expect(try mounted.find("both 3").attributes["redacted"] == .string("placeholder, privacy"))
    #expect(try mounted.find("one 1").attributes["redacted"] == .string("placeholder"))
    #expect(try mounted.find("none 0").attributes["redacted"] == .string("none"))
  }

  @Test func `a new value of the mounted view keeps its state`() throws {
    struct Greeting: View {
      let name: String
      @State private var taps = 0
      var body: some View { Button("\(name) \(taps)") { taps += 1 } }
    }
    let mounted = Mounted(Greeting(name: "Ada"))
    try mounted.tap("Ada 0")
    mounted.graph.replaceRoot(with: Greeting(name: "Bob"))
    #expect(mounted.texts == ["Bob 1"])
    mounted.graph.replaceRoot(with: Text("other"))
    #expect(
      mounted.graph.takeIssues() == [
        "the view Text can't take the place of the one that is mounted"
      ])
  }
}
