import Foundation
import HarnessLua
import HarnessScripting
import HarnessUI
import Observation

extension EnvironmentValues {
  @Entry var apiBase = URL(fileURLWithPath: "/")
  @Entry var limit = 10
}

/// What the scripts about the app around a component use.
enum AppComponents {
  static let all: [Component] = [
    Component("Surroundings") { _ in Surroundings() },
    Component("Profile") { _ in Profile() },
    Component("Traveller") { args in
      Traveller(
        name: try args.value("name", default: "Ada"),
        phrase: try args.value("phrase", default: "Hi"),
        onPhase: try args.callback("onPhase", "phase"), onTap: try args.callback("onTap", "taps"))
    },
  ]

  static let keys: [EnvironmentKeyBinding] = [
    EnvironmentKeyBinding("limit", \.limit),
    EnvironmentKeyBinding("apiBase", \.apiBase) { (text: String) throws -> URL in
      guard let url = URL(string: text), url.scheme != nil else {
        throw SampleError(why: "\(text) is no address")
      }
      return url
    },
  ]
}

/// A model that scripts make.
@Observable
final class Account: LuaObject {
  var user: String
  init(user: String) { self.user = user }

  static func register(in library: LuaLibrary) {
    library.type("Account", Account.self) { type in
      type.property("user", { $0.user }, set: { $0.user = $1 })
    }
    library.module("Account") { module in
      module.function("new") { (user: String) in Account(user: user) }
    }
  }
}

/// Shows and changes a model of the environment.
struct Profile: View {
  @Environment(Account.self) private var account
  var body: some View {
    Text(account.user).accessibilityIdentifier("user")
    Button("Log out") { account.user = "" }
  }
}

/// Shows what it reads of its environment, one text a value.
struct Surroundings: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.displayScale) private var scale
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.apiBase) private var apiBase
  @Environment(\.limit) private var limit

  var body: some View {
    VStack {
      Text("\(colorScheme) \(contrast) \(size) \(direction)").accessibilityIdentifier("look")
      Text(verbatim: "\(locale.identifier) \(timeZone.identifier)")
        .accessibilityIdentifier("region")
      Text(
        verbatim:
          "\(calendar.identifier) \(calendar.firstWeekday) \(calendar.timeZone.identifier)"
      ).accessibilityIdentifier("calendar")
      Text(
        "\(horizontal == .compact ? "narrow" : "wide") \(vertical == .compact ? "low" : "high") \(scale)"
      ).accessibilityIdentifier("room")
      Text("\(reduceMotion) \(voiceOver) \(weight == .bold)").accessibilityIdentifier("access")
      Text(verbatim: "\(apiBase.absoluteString) \(limit)").accessibilityIdentifier("own")
    }
  }
}

/// Goes to the background, opens addresses, is launched again.
struct Traveller: View {
  let name: String
  let phrase: String
  let onPhase: (String) -> Void
  let onTap: (Int) -> Void
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.openURL) private var openURL
  @State private var taps = 0
  @State private var received = "nothing"
  @AppStorage("total") private var total = 0
  @SceneStorage("tab") private var tab = "home"

  var body: some View {
    VStack {
      Text("\(phrase), \(name)").accessibilityIdentifier("greeting")
      Button("Tap") {
        taps += 1
        total += 1
        tab = "taps"
        onTap(taps)
      }
      Text("\(taps) \(total) \(tab)").accessibilityIdentifier("state")
      Button("Help") {
        if let url = URL(string: "https://example.com/help") { openURL(url) }
      }
      Text(received).accessibilityIdentifier("received")
    }
    .onOpenURL { received = $0.absoluteString }
    .onChange(of: scenePhase) { onPhase("\(scenePhase)") }
  }
}
