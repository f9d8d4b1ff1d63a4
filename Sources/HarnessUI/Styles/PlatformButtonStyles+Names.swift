extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// No decoration while the button is idle.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A border that stands out.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The look of a link.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A card that lifts when it has the focus.
  nonisolated public static var card: CardButtonStyle { CardButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A pane of glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A pane of glass that stands out.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// For bars that narrow a search.
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// For actions in such bars.
  nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

/// What the attribute `button_style` calls the platform's styles.
@MainActor let platformButtonStyleNames: [ObjectIdentifier: String] = [
  ObjectIdentifier(DefaultButtonStyle.self): "automatic",
  ObjectIdentifier(PlainButtonStyle.self): "plain",
  ObjectIdentifier(BorderedButtonStyle.self): "bordered",
  ObjectIdentifier(BorderedProminentButtonStyle.self): "bordered_prominent",
  ObjectIdentifier(BorderlessButtonStyle.self): "borderless",
  ObjectIdentifier(LinkButtonStyle.self): "link",
  ObjectIdentifier(CardButtonStyle.self): "card",
  ObjectIdentifier(GlassButtonStyle.self): "glass",
  ObjectIdentifier(GlassProminentButtonStyle.self): "glass_prominent",
  ObjectIdentifier(AccessoryBarButtonStyle.self): "accessory_bar",
  ObjectIdentifier(AccessoryBarActionButtonStyle.self): "accessory_bar_action",
]
