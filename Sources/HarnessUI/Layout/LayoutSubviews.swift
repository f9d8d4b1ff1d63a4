public import Foundation

/// What the engine does for one view that a layout arranges.
package protocol SubviewPlacement: AnyObject {
  /// How important it is that the view gets the space that it likes.
  var priority: Double { get }
  /// The distances that the view likes to have.
  var spacing: ViewSpacing { get }
  /// What the view's container reads of it.
  var containerValues: ContainerValues { get }
  /// The value of a key.
  func value<K: LayoutValueKey>(of key: K.Type) -> K.Value
  /// Size and guides for a proposal.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
  /// Puts the view somewhere.
  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}

/// One of the views that a layout arranges.
///
/// Source: SwiftUI's documentation of `LayoutSubview`.
nonisolated public struct LayoutSubview: Equatable {
  nonisolated(unsafe) let placement: any SubviewPlacement

  package init(_ placement: any SubviewPlacement) { self.placement = placement }

  /// The value that `layoutValue(key:value:)` gave the view.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { placement.value(of: key) }

  /// How important it is that the view gets the space that it likes.
  public var priority: Double { placement.priority }

  /// What the view's container reads of it.
  public var containerValues: ContainerValues { placement.containerValues }

  /// The size that the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let dimensions = placement.dimensions(in: proposal)
    return CGSize(width: dimensions.width, height: dimensions.height)
  }

  /// The size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    placement.dimensions(in: proposal)
  }

  /// The distances that the view likes to have from its neighbours.
  public var spacing: ViewSpacing { placement.spacing }

  /// Puts a point of the view at a position of the container.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    placement.place(at: position, anchor: anchor, proposal: proposal)
  }

  /// Whether both are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.placement === right.placement
  }
}

/// The views that a layout arranges.
///
/// Source: SwiftUI's documentation of `LayoutSubviews`.
nonisolated public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// A collection of some of the views.
  public typealias SubSequence = LayoutSubviews
  /// One of the views.
  public typealias Element = LayoutSubview
  /// The position of a view.
  public typealias Index = Int
  /// The positions of some views.
  public typealias Indices = Range<LayoutSubviews.Index>
  /// Goes over the views.
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  private let views: ArraySlice<LayoutSubview>
  /// Which way lines run in the container.
  public var layoutDirection: LayoutDirection

  package init(_ views: [LayoutSubview], layoutDirection: LayoutDirection) {
    self.init(views[...], layoutDirection: layoutDirection)
  }

  private init(_ views: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.views = views
    self.layoutDirection = layoutDirection
  }

  /// The position of the first view.
  public var startIndex: Int { views.startIndex }
  /// The position after the last view.
  public var endIndex: Int { views.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { views[index] }

  /// The views at neighbouring positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views[bounds], layoutDirection: layoutDirection)
  }

  /// The views at some positions.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { views[$0] }[...], layoutDirection: layoutDirection)
  }
}

/// A key of what a view tells the layout around it.
///
/// Source: SwiftUI's documentation of `LayoutValueKey`.
nonisolated public protocol LayoutValueKey {
  /// The type of the key's value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Self.Value { get }
}

extension LayoutSubview: @unchecked Sendable {}
extension LayoutSubviews: Sendable {}

extension View {
  /// Tells the layout around the view a value.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    keeping("layout_value", .string("\(K.self)=\(value)"))
  }
}
