import Foundation

/// A colour as hue, saturation and brightness, each 0 to 1.
struct HueComponents {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(_ color: UIColor.Components) {
    let highest = max(color.red, color.green, color.blue)
    let spread = highest - min(color.red, color.green, color.blue)
    brightness = highest
    saturation = highest == 0 ? 0 : spread / highest
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixths =
      switch highest {
      case color.red: (color.green - color.blue) / spread
      case color.green: (color.blue - color.red) / spread + 2
      default: (color.red - color.green) / spread + 4
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  func components(alpha: Double) -> UIColor.Components {
    let turned = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: Double) -> Double {
      let place = (offset + turned).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return UIColor.Components(channel(5), channel(3), channel(1), alpha)
  }
}
