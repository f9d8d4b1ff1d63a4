public import Foundation

/// The shape of a button's border.
///
/// Source: SwiftUI's documentation of `ButtonBorderShape`.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  let name: String
  var radius: CGFloat?
  /// The shape that fits the place.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "rounded_rectangle")
  /// A rectangle whose corners have a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "rounded_rectangle", radius: radius)
  }
}

/// Whether a button repeats its action while it is held.
///
/// Source: SwiftUI's documentation of `ButtonRepeatBehavior`.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It repeats.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// What a button's size follows.
///
/// Source: SwiftUI's documentation of `ButtonSizing`.
nonisolated public struct ButtonSizing: Hashable, Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The room there is.
  public static let flexible = ButtonSizing(name: "flexible")
  /// The label.
  public static let fitted = ButtonSizing(name: "fitted")
}

private struct RepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
  /// Whether buttons repeat their action while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatBehaviorKey.self] }
    set { self[RepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the borders of the buttons inside.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    keeping("button_border_shape", .string(shape.name))
  }

  /// Sets whether the buttons inside repeat their action while they are held.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    keeping("button_repeat_behavior", .string(behavior.name))
      .environment(\.buttonRepeatBehavior, behavior)
  }

  /// Sets what the sizes of the buttons inside follow.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    keeping("button_sizing", .string(sizing.name))
  }
}
