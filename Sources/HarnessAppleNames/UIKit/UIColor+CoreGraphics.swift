import Foundation

extension UIColor {
  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let values = (cgColor.components ?? []).map { Double($0) }
    switch values.count {
    case 2: self.init(white: values[0], alpha: values[1])
    case 4: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    default: self.init(white: 0, alpha: 0)
    }
  }

  /// The colour, as Core Graphics has it.
  public var cgColor: CGColor {
    let components = components
    return CGColor(
      red: components.red, green: components.green, blue: components.blue,
      alpha: components.alpha)
  }
}
