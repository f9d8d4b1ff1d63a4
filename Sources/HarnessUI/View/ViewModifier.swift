/// A change that can be applied to any view.
///
/// Source: SwiftUI's documentation of `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that `body(content:)` gives.
  associatedtype Body: View

  /// Builds the changed view around `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  /// Never called: the engine applies a modifier whose body is `Never` itself.
  public func body(content: Content) -> Never { neverEvaluated("\(Self.self)") }
}

extension ViewModifier {
  /// One modifier after another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// What a custom modifier gets as its content.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  private let view: any View
  package init(view: any View) { self.view = view }
}

extension _ViewModifier_Content: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

/// A value with a modifier applied to it.
///
/// Source: SwiftUI's documentation of `ModifiedContent`.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// What the modifier is applied to.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a value.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Drawn by the engine.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package static var isFlattened: Bool { true }
  /// What a modifier of this module reads while it describes itself is recorded, too.
  @MainActor package static var runsUserCode: Bool {
    guard Modifier.Body.self == Never.self else { return false }
    return (Modifier.self as? any PrimitiveModifier.Type)?.runsUserCode ?? false
  }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.modified(view.content, by: view.modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier to this view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
///
/// Source: SwiftUI's documentation of `EmptyModifier`.
nonisolated public struct EmptyModifier: ViewModifier {
  /// The one value that is needed.
  nonisolated(unsafe) public static let identity = EmptyModifier()
  /// Creates a modifier that changes nothing.
  public init() {}
}

extension EmptyModifier: PrimitiveModifier {}
