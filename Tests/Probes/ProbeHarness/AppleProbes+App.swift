import HarnessKit
import SwiftUI

@MainActor
func registerUIApplicationProbes(in harness: inout Harness) {
  harness.probe("UIApplicationProbe") { UIApplicationProbe() }
  harness.probe("UIAppearanceProbe") { UIAppearanceProbe() }
  harness.probe("MacProbe") { MacProbe() }
  harness.probe("PlatformProbe") { PlatformProbe() }
}

private func address(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: text) }

/// Uses the app and the pasteboard as components do.
private struct UIApplicationProbe: View {
  @State private var events: [String] = []
  @State private var accepted = "no answer"
  @State private var undone = 0
  @Environment(\.undoManager) private var undoManager
  private final class Target {}
  @State private var target = Target()

  var body: some View {
    VStack {
      Text(verbatim: events.joined(separator: " ")).accessibilityIdentifier("events")
      Text(accepted)
      Text(verbatim: "state \(UIApplication.shared.applicationState == .active)")
      Button("Open") {
        UIApplication.shared.open(address("https://a.example")) { ok in
          accepted = ok ? "accepted" : "refused"
        }
      }
      Button("Settings") {
        if let url = URL(string: UIApplication.openSettingsURLString),
          UIApplication.shared.canOpenURL(url)
        {
          UIApplication.shared.open(url, options: [:], completionHandler: nil)
        }
      }
      Button("Feel") {
        let impact = UIImpactFeedbackGenerator(style: .medium)
        wake(impact)
        impact.impactOccurred()
        UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 0.5)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
      }
      Button("Copy") { UIPasteboard.general.string = "copied" }
      Button("Say") { UIAccessibility.post(notification: .announcement, argument: "Saved") }
      Button("Badge") {
        UIApplication.shared.applicationIconBadgeNumber = 3
        UIApplication.shared.isIdleTimerDisabled = true
      }
      Text(verbatim: "paste \(UIPasteboard.general.string ?? "nothing")")
      Text(verbatim: "badge \(UIApplication.shared.applicationIconBadgeNumber)")
      Text(verbatim: "windows \(window == nil)")
      Text(verbatim: "reader \(UIAccessibility.isVoiceOverRunning)")
      Button("Hide keyboard") { UIApplication.shared.windows.first?.endEditing(true) }
      undo
    }
    .onReceive(notified(UIApplication.willResignActiveNotification)) { _ in note("resign") }
    .onReceive(notified(UIApplication.didEnterBackgroundNotification)) { _ in note("back") }
    .onReceive(notified(UIApplication.willEnterForegroundNotification)) { _ in note("front") }
    .onReceive(notified(UIApplication.didBecomeActiveNotification)) { _ in note("active") }
    .onReceive(notified(UIResponder.keyboardWillShowNotification)) { _ in note("keyboard") }
  }

  private var undo: some View {
    Group {
      Text(verbatim: "count \(undone)")
      Button("Add") { add(1) }
      Button("Undo") { undoManager?.undo() }
      Button("Redo") { undoManager?.redo() }
    }
  }

  private func add(_ difference: Int) {
    let undoManager: UndoManager? = undoManager
    undone += difference
    undoManager?.registerUndo(withTarget: target) { _ in add(-difference) }
  }

  private var window: UIWindow? {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap { $0.windows }.first { $0.isKeyWindow }
  }

  private func wake(_ generator: UIFeedbackGenerator) { generator.prepare() }

  private func notified(_ name: Notification.Name) -> NotificationCenter.Publisher {
    NotificationCenter.default.publisher(for: name)
  }

  private func note(_ event: String) { events.append(event) }
}

private struct UIAppearanceProbe: View {
  init() {
    UITableView.appearance().backgroundColor = .clear
    UITableView.appearance().separatorStyle = .none
    UITableViewCell.appearance().selectionStyle = .none
    UITextView.appearance().backgroundColor = .clear
    UIScrollView.appearance().bounces = false
    UIScrollView.appearance().keyboardDismissMode = .onDrag
    UIPageControl.appearance().currentPageIndicatorTintColor = .label
    UISwitch.appearance().onTintColor = .systemGreen
    UISegmentedControl.appearance().selectedSegmentTintColor = UIColor(Color.accentColor)
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white], for: .selected)
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = .systemBlue
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.largeTitleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 30)]
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().scrollEdgeAppearance = bar
    let tabs = UITabBarAppearance()
    tabs.configureWithTransparentBackground()
    UITabBar.appearance().standardAppearance = tabs
    UIView.appearance(whenContainedInInstancesOf: [UIViewController.self]).tintColor = .red
  }

  private var barColor: UIColor? {
    UINavigationBar.appearance().standardAppearance.backgroundColor
  }

  var body: some View {
    VStack {
      Text(verbatim: "kept \(UITableView.appearance().backgroundColor == .clear)")
      Text(verbatim: "bar \(barColor?.description ?? "")")
      Text(verbatim: "blur \(UIBlurEffect(style: .systemMaterial).style == .systemMaterial)")
    }
  }
}

private struct MacProbe: View {
  var body: some View {
    VStack {
      Button("Open") { NSWorkspace.shared.open(address("https://mac.example")) }
      Button("Copy") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("from a Mac", forType: .string)
      }
      Button("Quit") { NSApplication.shared.terminate(nil) }
      Button("Feel") {
        NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
      }
      Text("point").onTapGesture { NSCursor.pointingHand.push() }
      Text(verbatim: "window \(NSApp.keyWindow == nil)")
      Text(verbatim: "screen \(Int(NSScreen.main?.frame.width ?? 0))")
      Text("font").font(Font(NSFont.systemFont(ofSize: NSFont.systemFontSize)))
    }
  }
}

#if os(iOS)
  private struct BlurView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
    func updateUIView(_ view: UIVisualEffectView, context: Context) {}
  }
#endif

private struct PlatformProbe: View {
  var body: some View {
    #if os(iOS)
      BlurView()
    #elseif canImport(UIKit)
      Text("UIKit")
    #else
      Text("the else branch")
    #endif
  }
}
