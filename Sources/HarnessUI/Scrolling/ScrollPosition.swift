public import Foundation

/// Where a scroll view is scrolled to, or shall be.
///
/// Source: SwiftUI's documentation of `ScrollPosition`.
nonisolated public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable {
    case none
    case id(AnyHashable)
    case edge(Edge)
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
  }

  private nonisolated(unsafe) var place = Place.none
  private var anchor: UnitPoint?

  /// True when the user has scrolled there.
  public private(set) var isPositionedByUser = false

  /// No place, for views with ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// The place of a view.
  public init<ID: Hashable & Sendable>(
    id: ID, anchor: UnitPoint? = nil
  ) { scrollTo(id: id, anchor: anchor) }

  /// The place at an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    scrollTo(edge: edge)
  }

  /// The place at a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }

  /// The place at distances from the content's edges, in points.
  public init<ID: Hashable & Sendable>(
    idType: ID.Type = Never.self, x: CGFloat, y: CGFloat
  ) { scrollTo(x: x, y: y) }

  /// The place at a distance from the leading edge, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { scrollTo(x: x) }

  /// The place at a distance from the top, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .id(AnyHashable(id))
    self.anchor = anchor
    isPositionedByUser = false
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(point)) }
  /// Scrolls to distances from the content's edges.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(CGPoint(x: x, y: y))) }
  /// Scrolls to a distance from the leading edge.
  public mutating func scrollTo(x: CGFloat) { go(to: .x(x)) }
  /// Scrolls to a distance from the top.
  public mutating func scrollTo(y: CGFloat) { go(to: .y(y)) }

  private mutating func go(to place: Place) {
    self.place = place
    anchor = nil
    isPositionedByUser = false
  }

  /// The edge, if it is one.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point, if it is one.
  public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }

  /// The distance from the leading edge, if it is known.
  public var x: CGFloat? {
    switch place {
    case .x(let x): x
    case .point(let point): point.x
    default: nil
    }
  }

  /// The distance from the top, if it is known.
  public var y: CGFloat? {
    switch place {
    case .y(let y): y
    case .point(let point): point.y
    default: nil
    }
  }

  /// The id of the view, if it is one.
  public var viewID: (any Hashable & Sendable)? {
    guard case .id(let id) = place, let id = id.base as? any Hashable else { return nil }
    // Only sendable ones are taken, and the mark has no place in a value.
    return unsafeBitCast(id, to: (any Hashable & Sendable).self)
  }

  /// The id of the view, if it is one of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .id(let id) = place { id.base as? T } else { nil }
  }

  var attributeText: String {
    let text =
      switch place {
      case .none: "none"
      case .id(let id): "\(id.base)"
      case .edge(let edge): "\(edge)"
      case .point(let point): "x=\(point.x.attributeText) y=\(point.y.attributeText)"
      case .x(let x): "x=\(x.attributeText)"
      case .y(let y): "y=\(y.attributeText)"
      }
    return [text, anchor?.attributeText].compactMap { $0 }.joined(separator: " ")
  }
}

extension ScrollPosition {
  /// Where a scroll view goes for this position; nil: it stays where it is.
  var destination: ScrollDestination? {
    if isPositionedByUser { return nil }
    return switch place {
    case .none: nil
    case .id(let id): .id(id, anchor: anchor)
    case .edge(let edge): .edge(edge)
    case .point(let point): .point(x: point.x, y: point.y)
    case .x(let x): .point(x: x, y: nil)
    case .y(let y): .point(x: nil, y: y)
    }
  }

  /// What it is when the user has scrolled: at a view, if it is known which one is the first in
  /// sight, and at no edge or point.
  mutating func wasScrolled(to id: AnyHashable?) {
    place = id.map { .id($0) } ?? .none
    isPositionedByUser = true
  }
}

/// Keeps a scroll view where a binding says, and tells the binding where the user has scrolled to.
nonisolated struct ScrollPositionModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  let position: Binding<Value>
  let text: (Value) -> String
  let destination: (Value) -> ScrollDestination?
  let scrolled: (inout Value, AnyHashable?) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let binding = modifier.position
    let position = node.recordingReads { binding.wrappedValue }
    node.annotate(.attribute("scroll_position", .string(modifier.text(position))))
    let scroller = node.scroller
    node.onChange(of: position, initial: true, usesFormerAction: false) { _, new in
      if let destination = modifier.destination(new) { scroller?.scroll(to: destination) }
    }
    node.annotate(
      .scroll(
        .position { id, _ in
          var new = binding.wrappedValue
          modifier.scrolled(&new, id)
          if new != binding.wrappedValue { binding.wrappedValue = new }
        }))
  }
}

/// Takes an id as a value of the type that the app follows; one of another type changes nothing.
nonisolated private func take<ID: Hashable>(_ id: AnyHashable?, as value: inout ID?) {
  if let new = id?.base as? ID { value = new }
}

extension View {
  /// Binds the id of the view that the scroll view shows.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        position: id, text: { $0.map { HarnessUI.attributeText(of: $0) } ?? "none" },
        destination: { $0.map { .position(AnyHashable($0), anchor: anchor) } },
        scrolled: { value, id in take(id, as: &value) }))
  }

  /// Sets the point by which the view that the scroll view shows is chosen.
  nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    environment(\.initialScrollAnchor, initialAnchor)
      .keeping("scroll_position_anchor", initialAnchor.map { .string($0.attributeText) })
  }

  /// Binds where the scroll view is scrolled to.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        position: position, text: \.attributeText, destination: \.destination,
        scrolled: { $0.wasScrolled(to: $1) }))
  }

  /// Sets which part of the content is in sight at first, and when sizes change.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.initialScrollAnchor, anchor)
      .keeping("default_scroll_anchor", anchor.map { .string($0.attributeText) })
  }

  /// Sets which part of the content is in sight in some cases.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.initialScrollAnchor) { if role == .initialOffset { $0 = anchor } }
      .keeping("default_scroll_anchor", anchor.map { .string("\($0.attributeText) \(role.name)") })
  }
}

/// What an anchor of a scroll view is for.
///
/// Source: SwiftUI's documentation of `ScrollAnchorRole`.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// Where the content begins.
  public static let initialOffset = ScrollAnchorRole(name: "initial_offset")
  /// What stays when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "size_changes")
  /// Where content stands that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

private struct InitialScrollAnchorKey: EnvironmentKey {
  static let defaultValue: UnitPoint? = nil
}

extension EnvironmentValues {
  /// Which part of the content scroll views show first.
  var initialScrollAnchor: UnitPoint? {
    get { self[InitialScrollAnchorKey.self] }
    set { self[InitialScrollAnchorKey.self] = newValue }
  }
}
