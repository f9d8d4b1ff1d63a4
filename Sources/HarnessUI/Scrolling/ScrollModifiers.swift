/// Whether a scroll view shows indicators.
///
/// Source: SwiftUI's documentation of `ScrollIndicatorVisibility`.
nonisolated public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let name: String
  /// As the platform decides.
  public static var automatic: ScrollIndicatorVisibility { Self(name: "automatic") }
  /// Shown, if the platform likes it.
  public static var visible: ScrollIndicatorVisibility { Self(name: "visible") }
  /// Hidden, if there is no mouse.
  public static var hidden: ScrollIndicatorVisibility { Self(name: "hidden") }
  /// Never shown.
  public static var never: ScrollIndicatorVisibility { Self(name: "never") }
}

/// Whether content may be pulled over its end.
///
/// Source: SwiftUI's documentation of `ScrollBounceBehavior`.
nonisolated public struct ScrollBounceBehavior: Equatable, Sendable {
  let name: String
  /// As the platform decides.
  public static var automatic: ScrollBounceBehavior { Self(name: "automatic") }
  /// Always.
  public static var always: ScrollBounceBehavior { Self(name: "always") }
  /// Where there is more content than room.
  public static var basedOnSize: ScrollBounceBehavior { Self(name: "based_on_size") }
}

/// How scrolling dismisses the keyboard.
///
/// Source: SwiftUI's documentation of `ScrollDismissesKeyboardMode`.
nonisolated public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  let name: String
  /// As the content suggests.
  public static var automatic: ScrollDismissesKeyboardMode { Self(name: "automatic") }
  /// At once.
  public static var immediately: ScrollDismissesKeyboardMode { Self(name: "immediately") }
  /// With the finger.
  public static var interactively: ScrollDismissesKeyboardMode { Self(name: "interactively") }
  /// Never.
  public static var never: ScrollDismissesKeyboardMode { Self(name: "never") }
}

/// How content looks where it goes out of sight.
///
/// Source: SwiftUI's documentation of `ScrollEdgeEffectStyle`.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// As the platform decides.
  public static var automatic: ScrollEdgeEffectStyle { Self(name: "automatic") }
  /// Cut off, with a line.
  public static var hard: ScrollEdgeEffectStyle { Self(name: "hard") }
  /// Faded out.
  public static var soft: ScrollEdgeEffectStyle { Self(name: "soft") }
}

/// How a device's input scrolls.
///
/// Source: SwiftUI's documentation of `ScrollInputKind`.
nonisolated public struct ScrollInputKind: Equatable, Sendable {
  let name: String
  /// Tilting or pinching in the air.
  public static let handGestureShortcut = ScrollInputKind(name: "hand_gesture_shortcut")
  /// A digital crown.
  public static let digitalCrown = ScrollInputKind(name: "digital_crown")
  /// Looking at an edge.
  public static let look = ScrollInputKind(name: "look")
}

/// Whether a device's input scrolls.
///
/// Source: SwiftUI's documentation of `ScrollInputBehavior`.
nonisolated public struct ScrollInputBehavior: Equatable, Sendable {
  let name: String
  /// As the platform decides.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It does.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

private struct ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct VerticalIndicatorsKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

private struct HorizontalIndicatorsKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

private struct DismissesKeyboardKey: EnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

private struct VerticalBounceKey: EnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}

private struct HorizontalBounceKey: EnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}

extension EnvironmentValues {
  /// Whether scroll views may be scrolled.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// Whether scroll views show a vertical indicator.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }

  /// Whether scroll views show a horizontal indicator.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }

  /// How scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }

  /// Whether content may be pulled over its upper and lower end.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// Whether content may be pulled over its ends at the sides.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the scroll views inside show indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    }
    .keeping("scroll_indicators", .string(visibility.name))
  }

  /// Shows the indicators for a moment when the view appears.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    keeping("scroll_indicators_flash", .bool(onAppear))
  }

  /// Shows the indicators for a moment when a value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    keeping("scroll_indicators_flash", .string("trigger"))
  }

  /// Lets the user scroll the views inside, or not.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
      .keeping("scroll_disabled", .bool(disabled))
  }

  /// Sets whether content may be pulled over its end.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
    }
    .keeping("scroll_bounce_behavior", .string(behavior.name))
  }

  /// Shows content outside of the scroll view's own bounds, or not.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    keeping("scroll_clip_disabled", .bool(disabled))
  }

  /// Shows the background behind what scrolls, or not.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    keeping("scroll_content_background", .string(visibility.attributeText))
  }

  /// Sets how scrolling dismisses the keyboard.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
      .keeping("scroll_dismisses_keyboard", .string(mode.name))
  }

  /// Sets how content looks where it goes out of sight.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    keeping(
      "scroll_edge_effect_style", .string("\(style?.name ?? "none") \(edges.attributeText)"))
  }

  /// Shows content as it is where it goes out of sight.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    keeping("scroll_edge_effect_hidden", .bool(hidden))
  }

  /// Sets whether an input of the device scrolls.
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    keeping("scroll_input_behavior", .string("\(behavior.name) \(input.name)"))
  }
}
