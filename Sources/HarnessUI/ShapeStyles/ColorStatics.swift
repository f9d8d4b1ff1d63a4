// The standard colours where a style is asked for: `.fill(.red)`.

extension ShapeStyle where Self == Color {
  /// Standard colour.
  public static var black: Color { Color.black }
  /// Standard colour.
  public static var blue: Color { Color.blue }
  /// Standard colour.
  public static var brown: Color { Color.brown }
  /// Standard colour.
  public static var clear: Color { Color.clear }
  /// Standard colour.
  public static var cyan: Color { Color.cyan }
  /// Standard colour.
  public static var gray: Color { Color.gray }
  /// Standard colour.
  public static var green: Color { Color.green }
  /// Standard colour.
  public static var indigo: Color { Color.indigo }
  /// Standard colour.
  public static var mint: Color { Color.mint }
  /// Standard colour.
  public static var orange: Color { Color.orange }
  /// Standard colour.
  public static var pink: Color { Color.pink }
  /// Standard colour.
  public static var purple: Color { Color.purple }
  /// Standard colour.
  public static var red: Color { Color.red }
  /// Standard colour.
  public static var teal: Color { Color.teal }
  /// Standard colour.
  public static var white: Color { Color.white }
  /// Standard colour.
  public static var yellow: Color { Color.yellow }
}
