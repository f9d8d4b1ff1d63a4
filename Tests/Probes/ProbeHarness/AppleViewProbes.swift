import HarnessKit
import SwiftUI

@MainActor
func registerUIKitViewProbes(in harness: inout Harness) {
  harness.probe("UIKitListsProbe") { UIKitListsProbe() }
  harness.probe("UIKitControlsProbe") { UIKitControlsProbe() }
  harness.probe("UIKitBarsProbe") { UIKitBarsProbe() }
  harness.probe("UIKitViewsProbe") { UIKitViewsProbe() }
  harness.probe("DelegatesProbe") { DelegatesProbe() }
}

/// A line of the probe: a name, and what came out.
private func line(_ name: String, _ value: Any?) -> some View {
  Text(verbatim: "\(value ?? "none")").accessibilityIdentifier(name)
}

private struct UIKitListsProbe: View {
  init() {
    UIScrollView.appearance().bounces = false
    UIScrollView.appearance().keyboardDismissMode = .interactive
    UITableView.appearance().separatorStyle = .none
    UITableView.appearance().tableFooterView = UIView()
    UITableViewCell.appearance().selectionStyle = .none
    UITableViewHeaderFooterView.appearance().backgroundView = UIView(frame: .zero)
    UICollectionView.appearance().backgroundColor = .systemTeal
    UICollectionViewCell.appearance().backgroundView = UIImageView()
    UITextView.appearance().textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    UIRefreshControl.appearance().tintColor = .systemPink
  }

  var body: some View {
    VStack {
      line("scroll", UIScrollView.appearance().bounces)
      line("keyboard", UIScrollView.appearance().keyboardDismissMode)
      line("table", UITableView.appearance().separatorStyle)
      line("footer", UITableView.appearance().tableFooterView?.subviews.count)
      line("cell", UITableViewCell.appearance().selectionStyle)
      line("header", UITableViewHeaderFooterView.appearance().backgroundView?.frame.width)
      line("grid", UICollectionView.appearance().backgroundColor)
      line("grid cell", UICollectionViewCell.appearance().backgroundView is UIImageView)
      line("text", UITextView.appearance().textContainerInset.right)
      line("refresh", UIRefreshControl.appearance().tintColor)
    }
  }
}

private struct UIKitControlsProbe: View {
  init() {
    UIControl.appearance().isEnabled = false
    UIButton.appearance().tintColor = .systemRed
    UISegmentedControl.appearance().setTitleTextAttributes([.kern: 2], for: .selected)
    UIPageControl.appearance().pageIndicatorTintColor = .systemGray
    UISwitch.appearance().onTintColor = .systemGreen
    UISlider.appearance().minimumTrackTintColor = .systemBlue
    UIStepper.appearance().setIncrementImage(UIImage(systemName: "plus"), for: .normal)
    UIStepper.appearance().tintColor = .systemIndigo
    UITextField.appearance().clearButtonMode = .whileEditing
    UIDatePicker.appearance().minuteInterval = 15
    UIPickerView.appearance().alpha = 0.5
    UILabel.appearance(for: .current).numberOfLines = 0
    UIImageView.appearance().contentMode = .scaleAspectFit
    UIProgressView.appearance().trackTintColor = .systemYellow
    UIActivityIndicatorView.appearance(whenContainedInInstancesOf: [UIView.self]).color = .white
    UIVisualEffectView.appearance().effect = UIBlurEffect(style: .dark)
  }

  private var blur: UIVisualEffect? { UIVisualEffectView.appearance().effect }

  var body: some View {
    VStack {
      line("control", UIControl.appearance().isEnabled)
      line("button", UIButton.appearance().tintColor)
      line("choice", UISegmentedControl.appearance().titleTextAttributes(for: .selected)?[.kern])
      line("pages", UIPageControl.appearance().pageIndicatorTintColor)
      line("switch", UISwitch.appearance().onTintColor)
      line("slider", UISlider.appearance().minimumTrackTintColor)
      line("stepper", UIStepper.appearance().tintColor)
      line("field", UITextField.appearance().clearButtonMode)
    }
    VStack {
      line("date", UIDatePicker.appearance().minuteInterval)
      line("wheel", UIPickerView.appearance().alpha)
      line("label", UILabel.appearance().numberOfLines)
      line("picture", UIImageView.appearance().contentMode)
      line("progress", UIProgressView.appearance().trackTintColor)
      line("spinner", UIActivityIndicatorView.appearance().color)
      line("blur", (blur as? UIBlurEffect)?.style)
    }
  }
}

private struct UIKitBarsProbe: View {
  init() {
    let normal = UIBarButtonItemAppearance()
    let letters: UIBarButtonItemStateAppearance = normal.normal
    letters.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    let bar = UINavigationBarAppearance(barAppearance: coloured(.systemOrange))
    bar.buttonAppearance = normal
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: UIBarMetrics.default)
    UINavigationBar.appearance().barStyle = UIBarStyle.black

    let item = UITabBarItemAppearance()
    let chosen: UITabBarItemStateAppearance = item.selected
    chosen.iconColor = .systemPurple
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance = item
    UITabBar.appearance().scrollEdgeAppearance = tabs

    let tools = UIToolbarAppearance()
    tools.configureWithOpaqueBackground()
    UIToolbar.appearance().compactAppearance = tools
    UISearchBar.appearance().searchTextField.placeholder = "Find"
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .red
  }

  private func coloured(_ color: UIColor) -> UIBarAppearance {
    let appearance = UIBarAppearance()
    appearance.configureWithDefaultBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private var bar: UINavigationBar { .appearance() }
  private var tabs: UITabBarAppearance? { UITabBar.appearance().scrollEdgeAppearance }
  private var tools: UIToolbarAppearance? { UIToolbar.appearance().compactAppearance }
  private var offset: UIOffset {
    bar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment
  }

  var body: some View {
    VStack {
      line("bar", bar.standardAppearance.backgroundColor)
      line("style", bar.barStyle)
      line("offset", "\(offset.horizontal) \(offset.vertical)")
      line("tab", tabs?.stackedLayoutAppearance.selected.iconColor)
      line("plain tab", tabs?.stackedLayoutAppearance.normal.iconColor)
      line("tools", tools?.backgroundColor)
      line("search", UISearchBar.appearance().searchTextField.placeholder)
      line("item", UIBarButtonItem.appearance().tintColor)
      line("of its own kind", isKept(UINavigationBar.self, in: UIViewController.self))
    }
  }

  private func isKept<V: UIView & UIAppearance>(
    _ type: V.Type, in container: any UIAppearanceContainer.Type
  ) -> Bool {
    V.appearance(whenContainedInInstancesOf: [container]) === V.appearance()
  }
}

/// Asks the app for windows and controllers, as components do to show something of UIKit.
private struct UIKitViewsProbe: View {
  @State private var shown = "nothing"

  private var scene: UIWindowScene? {
    let scenes: Set<UIScene> = UIApplication.shared.connectedScenes
    return scenes.first { $0.activationState == .foregroundActive } as? UIWindowScene
  }
  private var window: UIWindow? { scene?.windows.first { $0.isKeyWindow } }
  private var bar: UIStatusBarManager? { scene?.statusBarManager }
  private var top: UIViewController? {
    let root = window?.rootViewController
    return (root as? UINavigationController)?.topViewController ?? root
  }

  var body: some View {
    VStack {
      line("scene", scene?.interfaceOrientation)
      line("window", window?.safeAreaInsets.top)
      line("status bar", bar?.statusBarFrame.height)
      line("controller", top?.title)
      line("shown", shown)
      Button("Share") {
        let sheet = UIActivityViewController(
          activityItems: ["a text"], applicationActivities: nil)
        top?.present(sheet, animated: true) { shown = "shared" }
      }
      Button("Animate") {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        UIView.animate(withDuration: 1) {
          view.alpha = 0
        } completion: { _ in
          shown = "\(view.alpha) \(view.bounds.height)"
        }
      }
      Button("Alone") {
        let controller = UINavigationController()
        controller.viewControllers = [UIViewController()]
        controller.topViewController?.title = "first"
        shown = controller.visibleViewController?.title ?? "none"
      }
    }
  }
}

private final class PhoneDelegate: NSObject, UIApplicationDelegate {}

private final class MacDelegate: NSObject, NSApplicationDelegate {
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

private struct DelegatesProbe: View {
  private let phone = PhoneDelegate()
  private let mac = MacDelegate()

  private var turns: UIInterfaceOrientationMask {
    phone.application(.shared, supportedInterfaceOrientationsFor: nil)
  }

  var body: some View {
    VStack {
      line("launch", phone.application(.shared, didFinishLaunchingWithOptions: nil))
      line("turns", "\(turns.contains(.landscape)) \(turns.contains(.portraitUpsideDown))")
      line("last window", mac.applicationShouldTerminateAfterLastWindowClosed(NSApp))
      line("delegate", UIApplication.shared.delegate)
      line("direction", direction)
      line("stands", standing)
      line("mac window", NSApp.windows.first.map { (window: NSWindow) in window.title })
    }
  }

  private var direction: UIUserInterfaceLayoutDirection {
    UIApplication.shared.userInterfaceLayoutDirection
  }
  private var standing: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
}
