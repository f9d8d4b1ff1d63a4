import SwiftUI

/// An app whose parts stand in properties and types of their own.
struct NamedApp: App {
  @State private var isInserted = true
  private let place: CommandGroupPlacement = .toolbar
  private let task: BackgroundTask<String, Void> = .urlSession

  var body: some Scene {
    WindowGroup { Openers().accessibilityIdentifier("main") }
      .windowStyle(TitleBarWindowStyle())
      .windowToolbarStyle(ExpandedWindowToolbarStyle())
      .commands { menus }
      .backgroundTask(task) { _ in }
    windows
    extras
  }

  @CommandsBuilder
  private var menus: some Commands {
    CommandGroup(after: place) { Button("After") {} }
    if isInserted {
      CommandMenu("Extras") { Button("Take out") { isInserted = false } }
    } else {
      EmptyCommands()
    }
  }

  @SceneBuilder
  private var windows: some Scene {
    titled("automatic", DefaultWindowStyle(), DefaultWindowToolbarStyle())
    titled("hidden", HiddenTitleBarWindowStyle(), UnifiedWindowToolbarStyle())
    titled("plain", PlainWindowStyle(), UnifiedCompactWindowToolbarStyle())
    titled("room", VolumetricWindowStyle(), .expanded)
    kept
  }

  private func titled(
    _ id: String, _ style: some WindowStyle, _ bar: some WindowToolbarStyle
  ) -> some Scene {
    Window("Window \(id)", id: id) { Text(verbatim: id).accessibilityIdentifier(id) }
      .windowStyle(style).windowToolbarStyle(bar)
  }

  private var kept: some Scene {
    let resizability: WindowResizability = .contentMinSize
    let restoration: SceneRestorationBehavior = .automatic
    let launch: SceneLaunchBehavior = .suppressed
    let level: WindowLevel = .desktop
    let role: WindowManagerRole = .associated
    return Window("Kept", id: "kept") { Text("kept").accessibilityIdentifier("kept") }
      .windowResizability(resizability).restorationBehavior(restoration)
      .defaultLaunchBehavior(launch).windowLevel(level).windowManagerRole(role)
  }

  @SceneBuilder
  private var extras: some Scene {
    bar("automatic", AutomaticMenuBarExtraStyle())
    bar("menu", PullDownMenuBarExtraStyle())
    bar("window", WindowMenuBarExtraStyle())
    numbers
  }

  private func bar(_ name: String, _ style: some MenuBarExtraStyle) -> some Scene {
    MenuBarExtra("Extra \(name)", systemImage: "cup.and.saucer") {
      Text(verbatim: "in \(name)").accessibilityIdentifier("in-\(name)")
    }
    .menuBarExtraStyle(style)
  }

  private var numbers: WindowGroup<PresentedWindowContent<Int, Text>> {
    WindowGroup(for: Int.self) { number in Text("Number \(number.wrappedValue ?? 0)") }
  }
}

private struct Openers: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack {
      ForEach(["automatic", "hidden", "plain", "room", "kept"], id: \.self) { id in
        Button("Open \(id)") { openWindow(id: id) }
      }
      Button("Open 7") { openWindow(value: 7) }
      settings
    }
  }

  private var settings: SettingsLink<DefaultSettingsLinkLabel> { SettingsLink() }
}
