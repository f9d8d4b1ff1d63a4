// The standard colours where a style is asked for: `.fill(.red)`.

extension ShapeStyle where Self == Color {
  /// Standard colour.
  @_disfavoredOverload
  public static var black: Color { Color.black }
  /// Standard colour.
  @_disfavoredOverload
  public static var blue: Color { Color.blue }
  /// Standard colour.
  @_disfavoredOverload
  public static var brown: Color { Color.brown }
  /// Standard colour.
  @_disfavoredOverload
  public static var clear: Color { Color.clear }
  /// Standard colour.
  @_disfavoredOverload
  public static var cyan: Color { Color.cyan }
  /// Standard colour.
  @_disfavoredOverload
  public static var gray: Color { Color.gray }
  /// Standard colour.
  @_disfavoredOverload
  public static var green: Color { Color.green }
  /// Standard colour.
  @_disfavoredOverload
  public static var indigo: Color { Color.indigo }
  /// Standard colour.
  @_disfavoredOverload
  public static var mint: Color { Color.mint }
  /// Standard colour.
  @_disfavoredOverload
  public static var orange: Color { Color.orange }
  /// Standard colour.
  @_disfavoredOverload
  public static var pink: Color { Color.pink }
  /// Standard colour.
  @_disfavoredOverload
  public static var purple: Color { Color.purple }
  /// Standard colour.
  @_disfavoredOverload
  public static var red: Color { Color.red }
  /// Standard colour.
  @_disfavoredOverload
  public static var teal: Color { Color.teal }
  /// Standard colour.
  @_disfavoredOverload
  public static var white: Color { Color.white }
  /// Standard colour.
  @_disfavoredOverload
  public static var yellow: Color { Color.yellow }
}
