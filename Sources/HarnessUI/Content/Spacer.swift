public import Foundation

/// Space that grows along its stack.
///
/// Source: SwiftUI's documentation of `Spacer`.
nonisolated public struct Spacer: View, Sendable {
  /// The smallest length, in points.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = SpacerRule(minLength: view.minLength)
  }
}

/// A line between two views.
///
/// Source: SwiftUI's documentation of `Divider`.
nonisolated public struct Divider: View, Sendable {
  /// Creates a divider.
  public init() {}
}

extension Divider: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = DividerRule()
  }
}
