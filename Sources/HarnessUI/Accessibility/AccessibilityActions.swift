public import Foundation

/// A kind of action of an element.
///
/// Source: SwiftUI's documentation of `AccessibilityActionKind`.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  private init(name: String) { self.name = name }

  /// What activating the element does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves what is shown.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action of what is shown.
  public static let magicTap = AccessibilityActionKind(name: "magic_tap")
  /// Deletes something.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "show_menu")

  /// An action with a name of its own.
  public init(named name: Text) { self.init(name: name.string) }
}

/// Up or down.
///
/// Source: SwiftUI's documentation of `AccessibilityAdjustmentDirection`.
nonisolated public enum AccessibilityAdjustmentDirection: Int, Hashable, Sendable {
  /// One step more.
  case increment
  /// One step less.
  case decrement
}

/// A zoom that assistive technologies ask for.
///
/// Source: SwiftUI's documentation of `AccessibilityZoomGestureAction`.
nonisolated public struct AccessibilityZoomGestureAction: Sendable {
  /// Nearer or farther.
  nonisolated public enum Direction: Int, Hashable, Sendable {
    /// Nearer.
    case zoomIn
    /// Farther.
    case zoomOut
  }
  /// Nearer or farther.
  public let direction: Direction
  /// Where, as a share of the view's size.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}

/// What actions have to do with each other.
///
/// Source: SwiftUI's documentation of `AccessibilityActionCategory`.
nonisolated public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: String
  private init(name: String) { self.name = name }
  /// Whatever suits them.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// They edit.
  public static let edit = AccessibilityActionCategory(name: "edit")

  /// A category of one's own.
  public init(_ name: Text) { self.init(name: name.string) }
  /// A category of one's own.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  /// A category of one's own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }
}

extension View {
  nonisolated private func action(
    _ name: String, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(
      AccessibilityModifier(change: .action(AccessibilityActionEntry(name: name, run: handler))))
  }

  /// Adds an action of a kind.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { action(actionKind.name, handler) }

  /// Adds an action under a name.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { action(name.string, handler) }

  /// Adds an action under a localised name.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

  /// Adds an action under a name.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  /// Adds an action whose name is what a view says.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    nonisolated(unsafe) let run = action
    return modifier(
      SecondChildModifier(use: .actions, second: Button(action: { run() }, label: { label })))
  }

  /// Adds the buttons of a view as actions.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { modifier(SecondChildModifier(use: .actions, second: content())) }

  /// Adds the buttons of a view as actions of a category.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }

  /// Lets assistive technologies change the value step by step.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { modifier(AccessibilityModifier(change: .adjust(handler))) }

  /// Lets assistive technologies scroll.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    action("scroll_top") { handler(.top) }.action("scroll_bottom") { handler(.bottom) }
      .action("scroll_leading") { handler(.leading) }
      .action("scroll_trailing") { handler(.trailing) }
  }

  /// Lets assistive technologies zoom.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    func zoom(_ direction: AccessibilityZoomGestureAction.Direction) {
      handler(
        AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero))
    }
    return action("zoom_in") { zoom(.zoomIn) }.action("zoom_out") { zoom(.zoomOut) }
  }
}
