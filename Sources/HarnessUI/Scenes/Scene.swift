/// A part of an app with a life of its own, such as a window.
///
/// Source: SwiftUI's documentation of `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of what `body` gives.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never called: a scene whose body is `Never` is a view of its own.
  public var body: Never { neverEvaluated("\(Self.self)") }
}

/// A scene of this module, which is a view.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  associatedtype SceneContent: View
  var sceneView: SceneContent { get }
}

/// Shows a scene; a custom one has its dynamic properties installed here.
nonisolated struct SceneView<S: Scene>: View, PrimitiveView {
  let scene: S

  static var runsUserCode: Bool { true }
  static var isFlattened: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    guard S.Body.self == Never.self else {
      return node.styled(by: view.scene) { scene, node in
        node.child(SceneView<S.Body>(scene: scene.body), at: 0)
      }
    }
    guard let scene = view.scene as? any PrimitiveScene else { return }
    node.child(erased: scene.sceneView, at: 0)
  }
}

/// A scene that is a view.
nonisolated struct ViewScene<Content: View>: PrimitiveScene {
  let sceneView: Content
  init(_ view: Content) { sceneView = view }
}

/// Builds scenes from a closure's statements.
///
/// Source: SwiftUI's documentation of `SceneBuilder`.
@resultBuilder
public struct SceneBuilder {
  /// A single statement is the scene itself.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One statement is passed through.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several statements become one scene with all of them.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    ViewScene(TupleView((repeat SceneView(scene: each content))))
  }

  /// An `if #available` without `else`.
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene {
    ViewScene(scene.map { AnyScene(scene: $0) })
  }

  /// The scene of an `if #available`.
  public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene { scene }
}

/// A scene whose type is hidden.
private nonisolated struct AnyScene: View, PrimitiveView {
  let scene: any Scene

  static var isFlattened: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    func open<S: Scene>(_ scene: S) { node.child(SceneView(scene: scene), at: 0) }
    open(view.scene)
  }
}

extension Group: Scene where Content: Scene {
  /// Groups scenes.
  @_disfavoredOverload
  public init(@SceneBuilder content: () -> Content) { self.init(grouping: content()) }
}

extension Group: PrimitiveScene where Content: Scene {
  var sceneView: SceneView<Content> { SceneView(scene: grouped) }
}
