import Foundation

/// An app: its scenes, and what they share.
///
/// Source: SwiftUI's documentation of `App`.
@MainActor @preconcurrency
public protocol App {
  /// The type of what `body` gives.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Tells that a harness runs the app: there is no screen to run it on.
  @MainActor @preconcurrency public static func main() {
    print("\(Self.self) is an app: a harness mounts it with Component(app: \(Self.self).self).")
  }
}

/// What has windows, once it has been shown.
@MainActor package protocol WindowOwner {
  /// Whether one of them was shown from the start.
  var hasWindow: () -> Bool { get }
}

/// The views of an app: the first window, and those that are opened.
nonisolated package struct AppRoot<A: App>: View, PrimitiveView, WindowOwner {
  private let app: A
  private let windows: OpenWindows

  /// Creates the app.
  @MainActor package init() {
    app = A()
    windows = OpenWindows(of: A.self)
  }

  @MainActor package var hasWindow: () -> Bool { { [windows] in windows.main != nil } }

  package static var runsUserCode: Bool { true }
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let windows = view.windows
    node.transformEnvironment { $0.windows = windows }
    node.styled(by: view.app) { app, node in node.child(SceneView(scene: app.body), at: 0) }
  }
}
