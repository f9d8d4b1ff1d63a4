/// Draws toggles.
///
/// Source: SwiftUI's documentation of `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that draws a toggle.
  associatedtype Body: View

  /// Draws a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a style knows of a toggle.
///
/// Source: SwiftUI's documentation of `ToggleStyleConfiguration`.
nonisolated public struct ToggleStyleConfiguration {
  /// The toggle's label.
  nonisolated public struct Label: View {
    let view: any View
  }
  /// The toggle's label.
  public let label: Label
  /// True when the toggle stands for several values that differ.
  public var isMixed: Bool
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
}

extension ToggleStyleConfiguration.Label: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

/// A switch: the platform's default.
///
/// Source: SwiftUI's documentation of `SwitchToggleStyle`.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a colour for what is on.
  public init(tint: Color) {}

  /// Shows the label; the switch beside it is the toggle's own element.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A box with a tick in it.
///
/// Source: SwiftUI's documentation of `CheckboxToggleStyle`.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label; the box beside it is the toggle's own element.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick in it.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// What the attribute `toggle_style` calls the platform's styles.
@MainActor let platformToggleStyleNames: [ObjectIdentifier: String] = [
  ObjectIdentifier(DefaultToggleStyle.self): "automatic",
  ObjectIdentifier(SwitchToggleStyle.self): "switch",
  ObjectIdentifier(CheckboxToggleStyle.self): "checkbox",
  ObjectIdentifier(ButtonToggleStyle.self): "button",
]

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `DefaultToggleStyle`.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label; the switch beside it is the toggle's own element.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A button that stays pressed while it is on.
///
/// Source: SwiftUI's documentation of `ButtonToggleStyle`.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label in a button.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    return Button(action: { isOn.wrappedValue.toggle() }, label: { configuration.label })
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while it is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: (any ToggleStyle)? { nil }
}

extension EnvironmentValues {
  var toggleStyle: (any ToggleStyle)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws the toggles inside with a style.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ToggleStyleKey>(value: style))
  }
}
