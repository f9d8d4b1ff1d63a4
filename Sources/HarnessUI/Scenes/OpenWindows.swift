/// Which windows of an app are open. The first one of the app's body is, from the start.
final class OpenWindows: Source, Equatable {
  /// A window that is open: of which scene, and for which value.
  struct Window: Hashable {
    let scene: String
    let value: AnyHashable?
  }

  private(set) var main: String?
  private var open: [Window] = []

  // The parameter keeps the compiler from reporting an endless recursion.
  nonisolated init(of app: any Any.Type) { super.init() }

  override var name: String { "the open windows" }

  static func == (first: OpenWindows, second: OpenWindows) -> Bool { first === second }

  /// Whether a scene is the first window of the app.
  func isMain(_ scene: String) -> Bool {
    if main == nil { main = scene }
    return main == scene
  }

  /// The windows of a scene that were opened.
  func windows(of scene: String, isFor type: ObjectIdentifier?) -> [Window] {
    wasRead()
    return open.filter { window in
      if !window.scene.isEmpty { return window.scene == scene }
      // Opened by its value alone.
      guard let value = window.value, let type else { return false }
      return ObjectIdentifier(Swift.type(of: value.base)) == type
    }
  }

  func open(_ window: Window) {
    guard !open.contains(window) else { return }
    open.append(window)
    hasChanged()
  }

  func close(_ isMeant: (Window) -> Bool) {
    guard open.contains(where: isMeant) else { return }
    open.removeAll(where: isMeant)
    hasChanged()
  }
}

private struct OpenWindowsKey: EnvironmentKey {
  static var defaultValue: OpenWindows? { nil }
}

extension EnvironmentValues {
  var windows: OpenWindows? {
    get { self[OpenWindowsKey.self] }
    set { self[OpenWindowsKey.self] = newValue }
  }

  /// Opens windows of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(windows: windows) }

  /// Closes windows of the app.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(windows: windows, presentation: presentation)
  }

  /// Opens the settings of the app.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windows: windows) }

  /// Whether the app can have several windows.
  public var supportsMultipleWindows: Bool { windows != nil }
}

/// Opens a window of the app.
///
/// Source: SwiftUI's documentation of `OpenWindowAction`.
nonisolated public struct OpenWindowAction: @unchecked Sendable {
  let windows: OpenWindows?

  /// Opens the window of a scene.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    windows?.open(.init(scene: id, value: nil))
  }

  /// Opens a window of a scene for a value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.open(.init(scene: id, value: AnyHashable(value)))
  }

  /// Opens a window for a value, of the scene that is for its type.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    windows?.open(.init(scene: "", value: AnyHashable(value)))
  }
}

/// Closes a window of the app.
///
/// Source: SwiftUI's documentation of `DismissWindowAction`.
nonisolated public struct DismissWindowAction: @unchecked Sendable {
  let windows: OpenWindows?
  let presentation: PresentationContext?

  /// Closes the window that the view is in.
  @MainActor @preconcurrency public func callAsFunction() { presentation?.dismiss() }

  /// Closes the windows of a scene.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    windows?.close { $0.scene == id }
  }

  /// Closes the window of a scene that is for a value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.close { $0.scene == id && $0.value == AnyHashable(value) }
  }

  /// Closes the window that is for a value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    windows?.close { $0.value == AnyHashable(value) }
  }
}

/// Opens the settings of the app.
///
/// Source: SwiftUI's documentation of `OpenSettingsAction`.
nonisolated public struct OpenSettingsAction: @unchecked Sendable {
  let windows: OpenWindows?

  /// Opens the settings.
  @MainActor @preconcurrency public func callAsFunction() {
    windows?.open(.init(scene: SceneIdentity.settings, value: nil))
  }
}

/// Names of scenes that have none of their own.
nonisolated enum SceneIdentity {
  static let settings = "Settings"
}
