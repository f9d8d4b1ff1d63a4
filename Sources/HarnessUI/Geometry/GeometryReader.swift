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
    node.layout = GeometryRule()
    // There is a layout when everything else is there, and only then it is known what to make.
    if let proxy = node.geometry() { node.content(view.content(proxy)) }
  }
}

/// Size and place of a view, as the layout made last has them.
///
/// Source: SwiftUI's documentation of `GeometryProxy`.
nonisolated public struct GeometryProxy: Sendable {
  private let record: GeometryRecord

  package init(_ record: GeometryRecord) { self.record = record }

  /// The size of the view, in points.
  public var size: CGSize { record.size }

  /// The value of an anchor, in the view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let owner = (anchor.owner as? any GeometryOwner)?.geometryRecord
    return anchor.source.part.value(in: owner.flatMap { record.frame(of: $0) } ?? .zero)
  }

  /// What the safe area takes of the view at its edges.
  public var safeAreaInsets: EdgeInsets { record.placed?.safeAreaInsets ?? EdgeInsets() }

  /// The rectangle of the view in a coordinate space; one that no view around has is the screen's
  /// (ours).
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return record.placed?.frame ?? .zero
    case .named(let name):
      guard let placed = record.placed else { return .zero }
      let origin = placed.space(name)?.origin ?? .zero
      return placed.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// The rectangle of the view in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of a view around, in this view's coordinates; nil where none has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace, let placed = record.placed,
      let space = placed.space(name)
    else { return nil }
    return space.offsetBy(dx: -placed.frame.minX, dy: -placed.frame.minY)
  }
}

extension GeometrySnapshot {
  /// The frame of the nearest view around with a name.
  nonisolated fileprivate func space(_ name: AnyHashable) -> CGRect? {
    spaces.first { $0.names.contains(name) }?.frame
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
