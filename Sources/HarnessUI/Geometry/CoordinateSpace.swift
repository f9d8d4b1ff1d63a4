/// A coordinate space: that of a view, of the screen, or one with a name.
///
/// Source: SwiftUI's documentation of `CoordinateSpace`.
nonisolated public enum CoordinateSpace {
  /// That of the whole screen.
  case global
  /// That of the view itself.
  case local
  /// That of a view around, under its name.
  case named(AnyHashable)

  /// Whether it is that of the whole screen.
  public var isGlobal: Bool { self == .global }
  /// Whether it is that of the view itself.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}
extension CoordinateSpace: @unchecked Sendable {}

/// Something that stands for a coordinate space.
///
/// Source: SwiftUI's documentation of `CoordinateSpaceProtocol`.
nonisolated public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view itself.
///
/// Source: SwiftUI's documentation of `LocalCoordinateSpace`.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space.
  public init() {}
  /// The view's own.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the whole screen.
///
/// Source: SwiftUI's documentation of `GlobalCoordinateSpace`.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space.
  public init() {}
  /// The screen's.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a view around, under a name.
///
/// Source: SwiftUI's documentation of `NamedCoordinateSpace`.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The one of the name.
  public let coordinateSpace: CoordinateSpace
  init(_ name: AnyHashable) { coordinateSpace = .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own.
  nonisolated public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The screen's.
  nonisolated public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of a view around, under its name.
  nonisolated public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(name))
  }

  /// That of the nearest scroll view around.
  nonisolated public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(ScrollViewSpace(axis: nil))
  }

  /// That of the nearest scroll view around which scrolls along an axis.
  nonisolated public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(ScrollViewSpace(axis: axis))
  }
}

/// The name of a scroll view's coordinate space.
nonisolated struct ScrollViewSpace: Hashable { let axis: Axis? }

extension View {
  /// Gives the view's coordinate space a name.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(NamedCoordinateSpace(AnyHashable(name)))
  }

  /// Gives the view's coordinate space a name.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    arranged(by: CoordinateSpaceRule(space: name.coordinateSpace))
  }
}

/// A view that is a coordinate space.
nonisolated private struct CoordinateSpaceRule: LayoutModifierRule {
  let space: CoordinateSpace

  var spaces: [AnyHashable] {
    if case .named(let name) = space { return [name] }
    return []
  }

  var attributes: [(name: String, value: ElementValue)] {
    [("coordinate_space", .string(spaces.map { "\($0.base)" }.joined()))]
  }
}
