extension UIColor {
  static func system(_ name: String, _ light: Components, _ dark: Components) -> UIColor {
    UIColor(.system(name, light: light, dark: dark))
  }
}

/// The standard colours of the system, which differ in light and dark surroundings.
///
/// Source of the values: Apple's Human Interface Guidelines.
extension UIColor {
  /// A colour of the system.
  public static let systemRed = system(
    "systemRed", Components(1, 0.2314, 0.1882),
    Components(1, 0.2706, 0.2275))
  /// A colour of the system.
  public static let systemOrange = system(
    "systemOrange", Components(1, 0.5843, 0),
    Components(1, 0.6235, 0.0392))
  /// A colour of the system.
  public static let systemYellow = system(
    "systemYellow", Components(1, 0.8, 0),
    Components(1, 0.8392, 0.0392))
  /// A colour of the system.
  public static let systemGreen = system(
    "systemGreen", Components(0.2039, 0.7804, 0.349),
    Components(0.1882, 0.8196, 0.3451))
  /// A colour of the system.
  public static let systemMint = system(
    "systemMint", Components(0, 0.7804, 0.7451),
    Components(0.3882, 0.902, 0.8863))
  /// A colour of the system.
  public static let systemTeal = system(
    "systemTeal", Components(0.1882, 0.6902, 0.7804),
    Components(0.251, 0.7843, 0.8784))
  /// A colour of the system.
  public static let systemCyan = system(
    "systemCyan", Components(0.1961, 0.6784, 0.902),
    Components(0.3922, 0.8235, 1))
  /// A colour of the system.
  public static let systemBlue = system(
    "systemBlue", Components(0, 0.4784, 1),
    Components(0.0392, 0.5176, 1))
  /// A colour of the system.
  public static let systemIndigo = system(
    "systemIndigo", Components(0.3451, 0.3373, 0.8392),
    Components(0.3686, 0.3608, 0.902))
  /// A colour of the system.
  public static let systemPurple = system(
    "systemPurple", Components(0.6863, 0.3216, 0.8706),
    Components(0.749, 0.3529, 0.949))
  /// A colour of the system.
  public static let systemPink = system(
    "systemPink", Components(1, 0.1765, 0.3333),
    Components(1, 0.2157, 0.3725))
  /// A colour of the system.
  public static let systemBrown = system(
    "systemBrown", Components(0.6353, 0.5176, 0.3686),
    Components(0.6745, 0.5569, 0.4078))
  /// A colour of the system.
  public static let systemGray = system(
    "systemGray", Components(0.5569, 0.5569, 0.5765),
    Components(0.5569, 0.5569, 0.5765))
  /// A colour of the system.
  public static let systemGray2 = system(
    "systemGray2", Components(0.6824, 0.6824, 0.698),
    Components(0.3882, 0.3882, 0.4))
  /// A colour of the system.
  public static let systemGray3 = system(
    "systemGray3", Components(0.7804, 0.7804, 0.8),
    Components(0.2824, 0.2824, 0.2902))
  /// A colour of the system.
  public static let systemGray4 = system(
    "systemGray4", Components(0.8196, 0.8196, 0.8392),
    Components(0.2275, 0.2275, 0.2353))
  /// A colour of the system.
  public static let systemGray5 = system(
    "systemGray5", Components(0.898, 0.898, 0.9176),
    Components(0.1725, 0.1725, 0.1804))
  /// A colour of the system.
  public static let systemGray6 = system(
    "systemGray6", Components(0.949, 0.949, 0.9686),
    Components(0.1098, 0.1098, 0.1176))
  /// A colour of the system.
  public static let tintColor = system(
    "tintColor", Components(0, 0.4784, 1),
    Components(0.0392, 0.5176, 1))
}
