public import Foundation

/// What AppKit calls its colours.
extension UIColor {
  /// Behind a window's content.
  public static let windowBackgroundColor = system(
    "windowBackgroundColor", Components(0.9255, 0.9255, 0.9255),
    Components(0.1961, 0.1961, 0.1961))
  /// Behind lists and tables.
  public static let controlBackgroundColor = system(
    "controlBackgroundColor", Components(1, 1, 1),
    Components(0.1176, 0.1176, 0.1176))
  /// Behind texts.
  public static let textBackgroundColor = system(
    "textBackgroundColor", Components(1, 1, 1),
    Components(0.1176, 0.1176, 0.1176))
  /// Behind a document.
  public static let underPageBackgroundColor = system(
    "underPageBackgroundColor", Components(0.5882, 0.5882, 0.5882, 0.9),
    Components(0.1569, 0.1569, 0.1569))
  /// Of controls.
  public static let controlColor = system(
    "controlColor", Components(1, 1, 1),
    Components(1, 1, 1, 0.25))
  /// Of texts in controls.
  public static let controlTextColor = system(
    "controlTextColor", Components(0, 0, 0, 0.85),
    Components(1, 1, 1, 0.85))
  /// Of texts in disabled controls.
  public static let disabledControlTextColor = system(
    "disabledControlTextColor", Components(0, 0, 0, 0.25),
    Components(1, 1, 1, 0.25))
  /// Of selected controls.
  public static let selectedControlColor = system(
    "selectedControlColor", Components(0.702, 0.8431, 1),
    Components(0.2471, 0.3882, 0.5451))
  /// Of texts in selected controls.
  public static let selectedControlTextColor = system(
    "selectedControlTextColor", Components(0, 0, 0, 0.85),
    Components(1, 1, 1, 0.85))
  /// Of texts in selected rows.
  public static let alternateSelectedControlTextColor = system(
    "alternateSelectedControlTextColor", Components(1, 1, 1),
    Components(1, 1, 1))
  /// Behind what is selected.
  public static let selectedContentBackgroundColor = system(
    "selectedContentBackgroundColor", Components(0, 0.3882, 0.8824),
    Components(0, 0.3451, 0.8157))
  /// Behind what is selected in another window.
  public static let unemphasizedSelectedContentBackgroundColor = system(
    "unemphasizedSelectedContentBackgroundColor", Components(0.8627, 0.8627, 0.8627),
    Components(0.2745, 0.2745, 0.2745))
  /// Of selected texts.
  public static let selectedTextColor = system(
    "selectedTextColor", Components(0, 0, 0),
    Components(1, 1, 1))
  /// Behind selected texts.
  public static let selectedTextBackgroundColor = system(
    "selectedTextBackgroundColor", Components(0.702, 0.8431, 1),
    Components(0.2471, 0.3882, 0.5451))
  /// Of texts.
  public static let textColor = system("textColor", Components(0, 0, 0), Components(1, 1, 1))
  /// Of placeholders in fields.
  public static let placeholderTextColor = system(
    "placeholderTextColor", Components(0, 0, 0, 0.25),
    Components(1, 1, 1, 0.25))
  /// Of texts.
  public static let labelColor = system(
    "labelColor", Components(0, 0, 0, 0.85),
    Components(1, 1, 1, 0.85))
  /// Of texts that matter less.
  public static let secondaryLabelColor = system(
    "secondaryLabelColor", Components(0, 0, 0, 0.5),
    Components(1, 1, 1, 0.55))
  /// Of texts that matter little.
  public static let tertiaryLabelColor = system(
    "tertiaryLabelColor", Components(0, 0, 0, 0.26),
    Components(1, 1, 1, 0.25))
  /// Of texts that matter least.
  public static let quaternaryLabelColor = system(
    "quaternaryLabelColor", Components(0, 0, 0, 0.1),
    Components(1, 1, 1, 0.1))
  /// Of lines between things.
  public static let separatorColor = system(
    "separatorColor", Components(0, 0, 0, 0.1),
    Components(1, 1, 1, 0.1))
  /// Of the lines of tables.
  public static let gridColor = system(
    "gridColor", Components(0.902, 0.902, 0.902),
    Components(0.102, 0.102, 0.102))
  /// Of the headers of tables.
  public static let headerTextColor = system(
    "headerTextColor", Components(0, 0, 0, 0.85),
    Components(1, 1, 1))
  /// Of links.
  public static let linkColor = system(
    "linkColor", Components(0, 0.4078, 0.8549),
    Components(0.2549, 0.6118, 1))
  /// What the user has chosen as accent.
  public static let controlAccentColor = system(
    "controlAccentColor", Components(0, 0.4784, 1),
    Components(0, 0.4784, 1))
  /// Around what has the focus.
  public static let keyboardFocusIndicatorColor = system(
    "keyboardFocusIndicatorColor", Components(0, 0.4039, 0.9569, 0.25),
    Components(0.102, 0.6627, 1, 0.3))
  /// Of edges in the light.
  public static let highlightColor = system(
    "highlightColor", Components(1, 1, 1),
    Components(0.7059, 0.7059, 0.7059))
  /// Of edges in the shadow.
  public static let shadowColor = system("shadowColor", Components(0, 0, 0), Components(0, 0, 0))
  /// Of the titles of windows.
  public static let windowFrameTextColor = system(
    "windowFrameTextColor", Components(0, 0, 0, 0.85),
    Components(1, 1, 1, 0.85))
  /// Behind what was sought and found.
  public static let findHighlightColor = system(
    "findHighlightColor", Components(1, 1, 0),
    Components(1, 1, 0))

  /// The colours of every other row, from the first on.
  public static let alternatingContentBackgroundColors: [UIColor] = [
    .controlBackgroundColor, .unemphasizedSelectedContentBackgroundColor,
  ]
}

extension UIColor {
  /// A colour from its components in sRGB, each 0 to 1.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour from its components in a calibrated space, each 0 to 1.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour from its components in the device's space, each 0 to 1.
  public convenience init(
    deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, 0 (black) to 1 (white).
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// A colour of a bundle's assets.
  public convenience init?(named name: String, bundle: Bundle?) { self.init(.asset(name)) }

  /// Red, 0 to 1.
  public var redComponent: CGFloat { components.red }
  /// Green, 0 to 1.
  public var greenComponent: CGFloat { components.green }
  /// Blue, 0 to 1.
  public var blueComponent: CGFloat { components.blue }
  /// Alpha, 0 to 1.
  public var alphaComponent: CGFloat { components.alpha }
  /// Hue, 0 to 1.
  public var hueComponent: CGFloat { HueComponents(components).hue }
  /// Saturation, 0 to 1.
  public var saturationComponent: CGFloat { HueComponents(components).saturation }
  /// Brightness, 0 to 1.
  public var brightnessComponent: CGFloat { HueComponents(components).brightness }
}
