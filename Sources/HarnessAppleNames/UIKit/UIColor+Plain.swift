/// Colours that are the same everywhere.
extension UIColor {
  /// A plain colour.
  public static let black = system("black", Components(0, 0, 0), Components(0, 0, 0))
  /// A plain colour.
  public static let darkGray = system(
    "darkGray", Components(0.3333, 0.3333, 0.3333),
    Components(0.3333, 0.3333, 0.3333))
  /// A plain colour.
  public static let lightGray = system(
    "lightGray", Components(0.6667, 0.6667, 0.6667),
    Components(0.6667, 0.6667, 0.6667))
  /// A plain colour.
  public static let white = system("white", Components(1, 1, 1), Components(1, 1, 1))
  /// A plain colour.
  public static let gray = system("gray", Components(0.5, 0.5, 0.5), Components(0.5, 0.5, 0.5))
  /// A plain colour.
  public static let red = system("red", Components(1, 0, 0), Components(1, 0, 0))
  /// A plain colour.
  public static let green = system("green", Components(0, 1, 0), Components(0, 1, 0))
  /// A plain colour.
  public static let blue = system("blue", Components(0, 0, 1), Components(0, 0, 1))
  /// A plain colour.
  public static let cyan = system("cyan", Components(0, 1, 1), Components(0, 1, 1))
  /// A plain colour.
  public static let yellow = system("yellow", Components(1, 1, 0), Components(1, 1, 0))
  /// A plain colour.
  public static let magenta = system("magenta", Components(1, 0, 1), Components(1, 0, 1))
  /// A plain colour.
  public static let orange = system("orange", Components(1, 0.5, 0), Components(1, 0.5, 0))
  /// A plain colour.
  public static let purple = system("purple", Components(0.5, 0, 0.5), Components(0.5, 0, 0.5))
  /// A plain colour.
  public static let brown = system("brown", Components(0.6, 0.4, 0.2), Components(0.6, 0.4, 0.2))
  /// A plain colour.
  public static let clear = system("clear", Components(0, 0, 0, 0), Components(0, 0, 0, 0))
}
