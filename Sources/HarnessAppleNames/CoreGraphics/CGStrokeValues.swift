/// How the ends of a line look.
///
/// Source: Core Graphics' documentation of `CGLineCap`.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt = 0
  /// Half a circle beyond the end.
  case round = 1
  /// Half a square beyond the end.
  case square = 2
}

/// How the corners of a line look.
///
/// Source: Core Graphics' documentation of `CGLineJoin`.
public enum CGLineJoin: Int32, Sendable {
  /// A point.
  case miter = 0
  /// A part of a circle.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// Which parts are inside of a path that crosses itself.
///
/// Source: Core Graphics' documentation of `CGPathFillRule`.
public enum CGPathFillRule: Int, Sendable {
  /// What the path goes around, whichever way.
  case winding = 0
  /// What is an odd number of crossings away from outside.
  case evenOdd = 1
}

/// How colours are laid over others.
///
/// Source: Core Graphics' documentation of `CGBlendMode`.
public enum CGBlendMode: Int32, Sendable {
  /// The new colour covers the old one.
  case normal = 0
  /// The product of both.
  case multiply
  /// The inverse of the product of the inverses.
  case screen
  /// Multiply or screen, as the ground is dark or light.
  case overlay
  /// The darker.
  case darken
  /// The lighter.
  case lighten
  /// The ground becomes lighter.
  case colorDodge
  /// The ground becomes darker.
  case colorBurn
  /// A soft spotlight.
  case softLight
  /// A hard spotlight.
  case hardLight
  /// How far both are apart.
  case difference
  /// The same with less contrast.
  case exclusion
  /// The hue of the new colour.
  case hue
  /// Its saturation.
  case saturation
  /// Its hue and saturation.
  case color
  /// Its luminosity.
  case luminosity
  /// Nothing.
  case clear
  /// The new colour alone.
  case copy
  /// The new colour where there was one.
  case sourceIn
  /// The new colour where there was none.
  case sourceOut
  /// The new colour over the old one, where there was one.
  case sourceAtop
  /// The old colour over the new one.
  case destinationOver
  /// The old colour where there is a new one.
  case destinationIn
  /// The old colour where there is no new one.
  case destinationOut
  /// The old colour over the new one, where there is a new one.
  case destinationAtop
  /// Where there is one of both.
  case xor
  /// The darker sum.
  case plusDarker
  /// The lighter sum.
  case plusLighter
}
