public import Foundation

/// A view whose content depends on the room that there is.
///
/// Source: SwiftUI's documentation of `GeometryReader`.
@frozen nonisolated public struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// A view made of what a proxy knows about size and place.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.content(view.content(GeometryProxy(screen: node.environment.screen)))
  }
}

/// Size and place of a view. There is no layout yet: each view is as large as the screen without
/// its safe areas.
///
/// Source: SwiftUI's documentation of `GeometryProxy`.
nonisolated public struct GeometryProxy: Sendable {
  let screen: ScreenGeometry

  /// The size of the view, in points.
  public var size: CGSize { screen.content.size }

  /// The value of an anchor, in the view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let size = size
    return anchor.source.part.value(in: CGRect(origin: .zero, size: size))
  }

  /// What the safe area takes of the view at its edges.
  public var safeAreaInsets: EdgeInsets { screen.safeArea }

  /// The rectangle of the view in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: coordinateSpace.isGlobal ? screen.content.origin : .zero, size: size)
  }

  /// The rectangle of the view in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of a view around, in this view's coordinates.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }
}

extension AnchorPart {
  /// The place in a view of a size. The part knows its type, so the cast holds.
  nonisolated func value<T>(in bounds: CGRect) -> T {
    guard let value = untyped(in: bounds, as: T.self) as? T else {
      preconditionFailure("the source of an anchor has the anchor's type")
    }
    return value
  }

  private nonisolated func untyped<T>(in bounds: CGRect, as _: T.Type) -> Any {
    switch self {
    case .rect(let rect): return rect
    case .bounds: return bounds
    case .point(let point): return point
    case .unitPoint(let point):
      return CGPoint(
        x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    case .several(let parts):
      let values = parts.map { $0.untyped(in: bounds, as: T.self) }
      if let points = values as? [CGPoint] { return points }
      return (values as? [CGRect]) ?? values
    case .optional(let part):
      return part.map { $0.untyped(in: bounds, as: T.self) } as Any
    }
  }
}
