import Combine
import HarnessKit
import SwiftUI

@MainActor
func registerSceneProbes(in harness: inout Harness) {
  harness.register(Component(app: TeaApp.self))
  harness.register(Component(app: StylesApp.self, "Styles"))
  harness.register(Component(app: BuiltApp.self))
  harness.register(Component(app: NamedApp.self))
  harness.probe("NoAppProbe") { WindowButtons() }
}

private final class Model: ObservableObject {
  @Published var cups = 0
}

private final class Delegate: NSObject, ObservableObject {
  @Published var name = "delegate"
  override init() { super.init() }
}

private struct TeaApp: App {
  @StateObject private var model = Model()
  @State private var isInserted = true
  @AppStorage("visits") private var visits = 0
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  @NSApplicationDelegateAdaptor private var other: Delegate
  @WKApplicationDelegateAdaptor(Delegate.self) private var watch
  @WKExtensionDelegateAdaptor(Delegate.self) private var watchExtension
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Shop(model: model, title: "\(delegate.name) \(other === delegate) \(phase == .active)")
    }
    .commands {
      CommandMenu("Cups") {
        Button("Wash all") { model.cups = 0 }
      }
      CommandGroup(after: .newItem) { Button("New cup") { model.cups += 1 } }
      CommandGroup(replacing: .help) { Button("Read") {} }
      CommandGroup(before: .saveItem) { Button("Save now") {} }
      if isInserted { CommandMenu("If") { Text("if") } }
      SidebarCommands()
      ToolbarCommands()
      TextEditingCommands()
      TextFormattingCommands()
      InspectorCommands()
      ImportFromDevicesCommands()
      EmptyCommands()
      OwnCommands()
    }
    .onChange(of: model.cups) { visits += 1 }
    .environmentObject(model)
    .defaultAppStorage(.standard)

    WindowGroup("Order", id: "order", for: Int.self) { $number in
      Text("Order \(number ?? 0)")
      Button("Raise") { number = (number ?? 0) + 1 }
      CloseButton()
    }

    Window("About", id: "about") {
      Text("About tea, visits \(visits)")
      CloseButton()
    }

    UtilityWindow("Help", id: "help") { Text("Help window") }

    Settings { Text("The settings") }

    MenuBarExtra("Status", systemImage: "cup", isInserted: $isInserted) {
      Button("Hide") { isInserted = false }
    }
    .menuBarExtraStyle(.window)
  }
}

private struct OwnCommands: Commands {
  var body: some Commands {
    CommandMenu(Text("Own")) { Text("own") }
  }
}

private struct Shop: View {
  @ObservedObject var model: Model
  let title: String

  var body: some View {
    Text(title).accessibilityIdentifier("title")
    Text("\(model.cups) cups").accessibilityIdentifier("cups")
    WindowButtons()
  }
}

private struct WindowButtons: View {
  @Environment(\.openWindow) private var openWindow: OpenWindowAction
  @Environment(\.dismissWindow) private var dismissWindow: DismissWindowAction
  @Environment(\.openSettings) private var openSettings: OpenSettingsAction
  @Environment(\.supportsMultipleWindows) private var several

  var body: some View {
    Text(several ? "several" : "one").accessibilityIdentifier("several")
    Button("About") { openWindow(id: "about") }
    Button("No about") { dismissWindow(id: "about") }
    Button("Order 5") { openWindow(value: 5) }
    Button("Order 6") { openWindow(id: "order", value: 6) }
    Button("No order 5") { dismissWindow(value: 5) }
    Button("Help") { openWindow(id: "help") }
    Button("Set up") { openSettings() }
    SettingsLink()
    SettingsLink { Text("More settings") }
  }
}

private struct CloseButton: View {
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View { Button("Close") { dismissWindow() } }
}

private struct StylesApp: App {
  private let title = "Plain"
  @State private var isBright = false

  var body: some Scene {
    WindowGroup(title) {
      Button(isBright ? "Bright" : "Dim") { isBright = true }.accessibilityIdentifier("styled")
    }
    .windowStyle(.hiddenTitleBar)
    .windowToolbarStyle(.unified(showsTitle: false))
    .windowResizability(.contentSize)
    .defaultSize(width: 300, height: 200)
    .defaultPosition(.center)
    .restorationBehavior(.disabled)
    .defaultLaunchBehavior(.presented)
    .windowLevel(.floating)
    .windowManagerRole(.principal)
    .handlesExternalEvents(matching: ["tea"])
    .persistentSystemOverlays(.hidden)
    .commandsRemoved()
    .commandsReplaced { CommandMenu(title) { Text("replaced") } }
    .backgroundTask(.appRefresh("tea")) {}
    .environment(\.locale, Locale(identifier: "fr"))
    .transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }
    .onChange(of: isBright) { _, _ in }
  }
}

private struct BuiltApp: App {
  private let title = "Titled"

  var body: some Scene {
    OwnScene()
    Group {
      WindowGroup(Text("Text")) { Text("text") }
      WindowGroup("Key", id: "key") { Text("key") }
      WindowGroup(title, id: "plain") { Text("plain") }
      WindowGroup(for: String.self) { $text in Text(text ?? "nil") }
      WindowGroup(id: "default", for: Double.self) { $number in
        Text("\(number)")
      } defaultValue: {
        1.5
      }
    }
    .defaultSize(CGSize(width: 1, height: 2))
    Window(Text("W"), id: "w") { Text("w") }.windowStyle(.titleBar).windowToolbarStyle(.expanded)
    Window(title, id: "v") { Text("v") }.windowStyle(.plain).windowToolbarStyle(.unifiedCompact)
    UtilityWindow(title, id: "u") { Text("u") }.windowStyle(.volumetric).windowStyle(.automatic)
    MenuBarExtra("A") { Text("a") }.menuBarExtraStyle(.menu)
    MenuBarExtra(title, image: "b") { Text("b") }.menuBarExtraStyle(.automatic)
    MenuBarExtra {
      Text("c")
    } label: {
      Text("C")
    }
    if #available(macOS 13, *) {
      WindowGroup("New", id: "new") { Text("new") }
    }
  }
}

private struct OwnScene: Scene {
  @State private var count = 0
  var body: some Scene {
    WindowGroup { Button("Own \(count)") { count += 1 } }
  }
}
