/// Colours by what they are for.
///
/// Source of the values: Apple's Human Interface Guidelines.
extension UIColor {
  /// Of texts.
  public static let label = system("label", Components(0, 0, 0), Components(1, 1, 1))
  /// Of texts that matter less.
  public static let secondaryLabel = system(
    "secondaryLabel", Components(0.2353, 0.2353, 0.2627, 0.6),
    Components(0.9216, 0.9216, 0.9608, 0.6))
  /// Of texts that matter little.
  public static let tertiaryLabel = system(
    "tertiaryLabel", Components(0.2353, 0.2353, 0.2627, 0.3),
    Components(0.9216, 0.9216, 0.9608, 0.3))
  /// Of texts that matter least.
  public static let quaternaryLabel = system(
    "quaternaryLabel", Components(0.2353, 0.2353, 0.2627, 0.18),
    Components(0.9216, 0.9216, 0.9608, 0.16))
  /// Of placeholders in fields.
  public static let placeholderText = system(
    "placeholderText", Components(0.2353, 0.2353, 0.2627, 0.3),
    Components(0.9216, 0.9216, 0.9608, 0.3))
  /// Of lines between things.
  public static let separator = system(
    "separator", Components(0.2353, 0.2353, 0.2627, 0.29),
    Components(0.3294, 0.3294, 0.3451, 0.6))
  /// Of lines that nothing shines through.
  public static let opaqueSeparator = system(
    "opaqueSeparator", Components(0.7765, 0.7765, 0.7843),
    Components(0.2196, 0.2196, 0.2275))
  /// Of links.
  public static let link = system("link", Components(0, 0.4784, 1), Components(0.0353, 0.5176, 1))
  /// Of texts on light grounds.
  public static let darkText = system("darkText", Components(0, 0, 0), Components(0, 0, 0))
  /// Of texts on dark grounds.
  public static let lightText = system(
    "lightText", Components(1, 1, 1, 0.6),
    Components(1, 1, 1, 0.6))
  /// Of thin shapes.
  public static let systemFill = system(
    "systemFill", Components(0.4706, 0.4706, 0.502, 0.2),
    Components(0.4706, 0.4706, 0.502, 0.36))
  /// Of middling shapes.
  public static let secondarySystemFill = system(
    "secondarySystemFill", Components(0.4706, 0.4706, 0.502, 0.16),
    Components(0.4706, 0.4706, 0.502, 0.32))
  /// Of large shapes.
  public static let tertiarySystemFill = system(
    "tertiarySystemFill", Components(0.4627, 0.4627, 0.502, 0.12),
    Components(0.4627, 0.4627, 0.502, 0.24))
  /// Of large areas.
  public static let quaternarySystemFill = system(
    "quaternarySystemFill", Components(0.4549, 0.4549, 0.502, 0.08),
    Components(0.4627, 0.4627, 0.502, 0.18))
  /// Behind everything.
  public static let systemBackground = system(
    "systemBackground", Components(1, 1, 1),
    Components(0, 0, 0))
  /// Behind a part.
  public static let secondarySystemBackground = system(
    "secondarySystemBackground", Components(0.949, 0.949, 0.9686),
    Components(0.1098, 0.1098, 0.1176))
  /// Behind a part of a part.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground", Components(1, 1, 1),
    Components(0.1725, 0.1725, 0.1804))
  /// Behind groups.
  public static let systemGroupedBackground = system(
    "systemGroupedBackground", Components(0.949, 0.949, 0.9686),
    Components(0, 0, 0))
  /// Behind a group.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", Components(1, 1, 1),
    Components(0.1098, 0.1098, 0.1176))
  /// Behind a part of a group.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground", Components(0.949, 0.949, 0.9686),
    Components(0.1725, 0.1725, 0.1804))
  /// Behind groups, by an older name.
  public static let groupTableViewBackground = system(
    "groupTableViewBackground", Components(0.949, 0.949, 0.9686),
    Components(0, 0, 0))
}
