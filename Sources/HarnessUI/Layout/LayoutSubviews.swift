public import Foundation

/// One of the views that a layout arranges.
///
/// Source: SwiftUI's documentation of `LayoutSubview`.
nonisolated public struct LayoutSubview: Equatable {
  nonisolated(unsafe) let child: any LayoutChild

  package init(_ child: any LayoutChild) { self.child = child }

  /// The value that `layoutValue(key:value:)` gave the view.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    (child.traits.values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue
  }

  /// How important it is that the view gets the space that it likes.
  public var priority: Double { child.priority }

  /// What the view's container reads of it.
  public var containerValues: ContainerValues { child.traits.containerValues }

  /// The size that the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.size(in: proposal)
  }

  /// The size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    child.dimensions(in: proposal)
  }

  /// The distances that the view likes to have from its neighbours.
  public var spacing: ViewSpacing { child.spacing }

  /// Puts a point of the view at a position of the container.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    child.place(at: position, anchor: anchor, in: proposal)
  }

  /// Whether both are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.child === right.child
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
    arranged(
      by: TraitRule("layout_value", .string("\(K.self)=\(value)")) {
        $0.values[ObjectIdentifier(key)] = value
      })
  }
}
