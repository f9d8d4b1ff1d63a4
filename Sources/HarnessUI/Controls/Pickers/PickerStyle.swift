public import Foundation

/// How pickers look.
///
/// Source: SwiftUI's documentation of `PickerStyle`.
@MainActor @preconcurrency
public protocol PickerStyle {}

extension View {
  /// Sets how the pickers inside look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(StyleNameModifier<PickerFamily>(style: S.self, suffix: "PickerStyle"))
  }

  /// Lays the radio buttons of the pickers inside side by side.
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    keeping("horizontal_radio_group_layout", .bool(true))
  }

  /// Sets how a palette shows what is chosen.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    keeping("palette_selection_effect", .string(effect.name))
  }

  /// Sets the height of an option on a wheel, in points.
  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    keeping("default_wheel_picker_item_height", .number(Double(height)))
  }
}

/// How a palette shows what is chosen.
///
/// Source: SwiftUI's documentation of `PaletteSelectionEffect`.
nonisolated public struct PaletteSelectionEffect: Sendable {
  let name: String
  /// The way that fits the place.
  public static var automatic: PaletteSelectionEffect { .init(name: "automatic") }
  /// Nothing shows it.
  public static var custom: PaletteSelectionEffect { .init(name: "custom") }
}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `DefaultPickerStyle`.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// The options between the other rows.
///
/// Source: SwiftUI's documentation of `InlinePickerStyle`.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A menu of the options.
///
/// Source: SwiftUI's documentation of `MenuPickerStyle`.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// The options on a page of their own.
///
/// Source: SwiftUI's documentation of `NavigationLinkPickerStyle`.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A row of symbols in a menu.
///
/// Source: SwiftUI's documentation of `PalettePickerStyle`.
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// Radio buttons.
///
/// Source: SwiftUI's documentation of `RadioGroupPickerStyle`.
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A bar of segments.
///
/// Source: SwiftUI's documentation of `SegmentedPickerStyle`.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A wheel that turns.
///
/// Source: SwiftUI's documentation of `WheelPickerStyle`.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A button that opens the options.
///
/// Source: SwiftUI's documentation of `PopUpButtonPickerStyle`.
nonisolated public struct PopUpButtonPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options between the other rows.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu of the options.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The options on a page of their own.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of symbols in a menu.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A bar of segments.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that turns.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
