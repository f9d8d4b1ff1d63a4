public import Foundation
public import HarnessAppleNames

/// Where a scroll view comes to rest.
///
/// Source: SwiftUI's documentation of `ScrollTarget`.
nonisolated public struct ScrollTarget: Hashable {
  /// The part of the content that shall be in sight.
  public var rect: CGRect
  /// The point of it that the scroll view's own point meets.
  public var anchor: UnitPoint?

  /// A part of the content.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// Feeds the target into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.origin.x)
    hasher.combine(rect.origin.y)
    hasher.combine(rect.size.width)
    hasher.combine(rect.size.height)
    hasher.combine(anchor)
  }
}

/// Decides where scroll views come to rest.
///
/// Source: SwiftUI's documentation of `ScrollTargetBehavior`.
nonisolated public protocol ScrollTargetBehavior {
  /// What a behaviour knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// What a behaviour knows of its own settings.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// What a behaviour says about itself.
  typealias Properties = ScrollTargetBehaviorProperties

  /// Changes where the scroll view comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What the behaviour is like in a scroll view.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// Nothing in particular.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What a behaviour knows of the scroll view.
///
/// Source: SwiftUI's documentation of `ScrollTargetBehaviorContext`.
@dynamicMemberLookup
nonisolated public struct ScrollTargetBehaviorContext {
  /// Where it would rest by itself.
  public let originalTarget: ScrollTarget
  /// How fast the user let go, in points a second.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view.
  public let containerSize: CGSize
  /// The axes along which it scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues

  package init(
    originalTarget: ScrollTarget, velocity: CGSize, of state: ScrollState,
    in environment: EnvironmentValues
  ) {
    self.originalTarget = originalTarget
    self.velocity = CGVector(dx: velocity.width, dy: velocity.height)
    contentSize = state.contentSize
    containerSize = state.containerSize
    axes = state.axes
    self.environment = environment
  }

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// What a behaviour knows of the scroll view when it says what it is like.
///
/// Source: SwiftUI's documentation of `ScrollTargetBehaviorPropertiesContext`.
@dynamicMemberLookup
nonisolated public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// What a behaviour says about itself.
///
/// Source: SwiftUI's documentation of `ScrollTargetBehaviorProperties`.
nonisolated public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether the behaviour sets the place anew when sizes change.
  public var limitsScrolls = false
  /// Nothing in particular.
  public init() {}
}

/// Comes to rest a page further.
///
/// Source: SwiftUI's documentation of `PagingScrollTargetBehavior`.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}

  /// Goes to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (size, origin) = (context.containerSize, target.rect.origin)
    if context.axes.contains(.horizontal), size.width > 0 {
      target.rect.origin.x = (origin.x / size.width).rounded() * size.width
    }
    if context.axes.contains(.vertical), size.height > 0 {
      target.rect.origin.y = (origin.y / size.height).rounded() * size.height
    }
  }
}

/// Comes to rest at a view.
///
/// Source: SwiftUI's documentation of `ViewAlignedScrollTargetBehavior`.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views the user passes at most.
  nonisolated public struct LimitBehavior: Equatable, Sendable {
    fileprivate let name: String
    /// As the platform decides.
    public static let automatic = LimitBehavior(name: "automatic")
    /// A page where there is little room.
    public static let always = LimitBehavior(name: "always")
    /// Any number.
    public static let never = LimitBehavior(name: "never")
    /// As many as the scroll view shows.
    public static let alwaysByFew = LimitBehavior(name: "always_by_few")
    /// One.
    public static let alwaysByOne = LimitBehavior(name: "always_by_one")
  }

  private let limit: LimitBehavior

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Creates the behaviour; `anchor` is the point by which views are placed.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
  }

  /// Leaves the target: without a layout there are no views to line up with.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Comes to rest as the platform likes it.
///
/// Source: SwiftUI's documentation of `AnyScrollTargetBehavior`.
nonisolated public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  let base: any ScrollTargetBehavior
  package var wrapped: any ScrollTargetBehavior { base }

  /// Hides the type of a behaviour.
  public init<B: ScrollTargetBehavior>(_ base: B) { self.base = base }

  /// As the hidden behaviour does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// As the hidden behaviour says.
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest a page further.
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest at a view.
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest at a view, within a limit.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

  /// Comes to rest at a view, placed by a point.
  nonisolated public static func viewAligned(anchor: UnitPoint?) -> Self {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// Comes to rest at a view, within a limit and placed by a point.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}

/// Makes the views inside those that a scroll view comes to rest at.
nonisolated struct ScrollTargetsModifier: ViewModifier, PrimitiveModifier {
  let isEnabled: Bool

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if modifier.isEnabled { node.annotate(.scroll(.targets)) }
  }
}

extension View {
  /// Sets where the scroll views inside come to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let type = (behavior as? AnyScrollTargetBehavior).map { Swift.type(of: $0.base) }
    return following(.behavior(behavior)).keeping(
      "scroll_target_behavior",
      .string(
        HarnessUI.attributeText(
          ofStyle: type ?? Swift.type(of: behavior), suffix: "ScrollTargetBehavior")))
  }

  /// Lets a scroll view come to rest at the views inside.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetsModifier(isEnabled: isEnabled))
      .keeping("scroll_target_layout", .bool(isEnabled))
  }

  /// Lets a scroll view come to rest at this view.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    keeping("scroll_target", .bool(isEnabled))
  }
}
