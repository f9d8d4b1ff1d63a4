import Foundation
import HarnessAppleNames
import Testing

@Suite struct ColorTests {
  private static let colors: [(hsb: [Double], rgb: [Double])] = [
    ([0, 1, 1], [1, 0, 0]), ([1 / 3, 1, 1], [0, 1, 0]), ([2 / 3, 0.5, 1], [0.5, 0.5, 1]),
    ([0.5, 0, 0.25], [0.25, 0.25, 0.25]), ([1, 1, 1], [1, 0, 0]),
  ]

  @Test(arguments: colors)
  func `hue, saturation and brightness`(hsb: [Double], rgb: [Double]) {
    let color = UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 1)
    let parts = [color.redComponent, color.greenComponent, color.blueComponent]
    #expect(zip(parts, rgb).allSatisfy { abs($0 - $1) < 0.001 }, "\(parts)")
    #expect(abs(color.brightnessComponent - hsb[2]) < 0.001)
    #expect(abs(color.saturationComponent - hsb[1]) < 0.001)
  }

  @Test func `a colour of the system differs in the dark`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .init(white: 0, alpha: 1))
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .init(white: 1, alpha: 1))
    #expect(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark).alphaComponent == 0.5)
  }

  @Test func `a colour with a provider asks it`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark).redComponent == 1)
    #expect(color.withAlphaComponent(0.25).resolvedColor(with: dark).alphaComponent == 0.25)
  }
}
