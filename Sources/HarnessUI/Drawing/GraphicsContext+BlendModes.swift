extension GraphicsContext.BlendMode {
  private static func mode(_ rawValue: Int32) -> Self { Self(rawValue: rawValue) }

  /// The new colour covers the old one.
  public static var normal: Self { mode(0) }
  /// The product of both.
  public static var multiply: Self { mode(1) }
  /// The inverse of the product of the inverses.
  public static var screen: Self { mode(2) }
  /// Multiply or screen, as the ground is dark or light.
  public static var overlay: Self { mode(3) }
  /// The darker.
  public static var darken: Self { mode(4) }
  /// The lighter.
  public static var lighten: Self { mode(5) }
  /// The ground becomes lighter.
  public static var colorDodge: Self { mode(6) }
  /// The ground becomes darker.
  public static var colorBurn: Self { mode(7) }
  /// A soft spotlight.
  public static var softLight: Self { mode(8) }
  /// A hard spotlight.
  public static var hardLight: Self { mode(9) }
  /// How far both are apart.
  public static var difference: Self { mode(10) }
  /// The same with less contrast.
  public static var exclusion: Self { mode(11) }
  /// The hue of the new colour.
  public static var hue: Self { mode(12) }
  /// Its saturation.
  public static var saturation: Self { mode(13) }
  /// Its hue and saturation.
  public static var color: Self { mode(14) }
  /// Its luminosity.
  public static var luminosity: Self { mode(15) }
  /// Nothing.
  public static var clear: Self { mode(16) }
  /// The new colour alone.
  public static var copy: Self { mode(17) }
  /// The new colour where there was one.
  public static var sourceIn: Self { mode(18) }
  /// The new colour where there was none.
  public static var sourceOut: Self { mode(19) }
  /// The new colour over the old one, where there was one.
  public static var sourceAtop: Self { mode(20) }
  /// The old colour over the new one.
  public static var destinationOver: Self { mode(21) }
  /// The old colour where there is a new one.
  public static var destinationIn: Self { mode(22) }
  /// The old colour where there is no new one.
  public static var destinationOut: Self { mode(23) }
  /// The old colour over the new one, where there is a new one.
  public static var destinationAtop: Self { mode(24) }
  /// Where there is one of both.
  public static var xor: Self { mode(25) }
  /// The darker sum.
  public static var plusDarker: Self { mode(26) }
  /// The lighter sum.
  public static var plusLighter: Self { mode(27) }
}
