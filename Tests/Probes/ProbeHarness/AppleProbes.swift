import HarnessKit
import SwiftUI

@MainActor
func registerAppleProbes(in harness: inout Harness) {
  registerDeviceProbes(in: &harness)
  registerFoundationProbes(in: &harness)
  registerUIApplicationProbes(in: &harness)
  registerUIKitViewProbes(in: &harness)
  harness.probe("LiteralProbe") { LiteralProbe() }
  harness.probe("UIColorProbe") { UIColorProbe() }
  harness.probe("UIImageProbe") { UIImageProbe() }
  harness.probe("UIFontProbe") { UIFontProbe() }
  harness.probe("BezierProbe") { BezierProbe() }
  harness.probe("BridgeProbe") { BridgeProbe() }
}

extension ColorResource {
  static let brand = ColorResource(name: "brand", bundle: .main)
}

extension ImageResource {
  static let logo = ImageResource(name: "logo", bundle: .main)
}

extension UIColor {
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}

extension Color {
  static let themed = Color(
    UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black })

  var red255: Int {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Int((red * 255).rounded())
  }
}

private struct UIColorProbe: View {
  @Environment(\.self) private var environment

  var body: some View {
    VStack {
      named("implicit", Color(.systemGray6))
      named("semantic", Color(UIColor.secondarySystemBackground))
      named("labelled", Color(uiColor: .label))
      named("mac", Color(nsColor: NSColor.windowBackgroundColor))
      named("implicitMac", Color(.controlBackgroundColor))
      named("resource", Color(.brand))
      named("asset", Color("brand"))
      named("components", Color(.sRGB, red: 1, green: 0, blue: 0))
      named("hex", Color(UIColor(hex: 0xFF0000)))
      named("faded", Color(UIColor.systemRed.withAlphaComponent(0.5)))
      named("back", Color(UIColor(.green)))
      Text("red \(Color(UIColor.systemRed).red255)")
      Text("hue \(Int(hue * 360))")
      Text(verbatim: "themed \(Color.themed.resolve(in: environment).red.rounded())")
      Text(verbatim: "equal \(UIColor(white: 1, alpha: 1) == UIColor.white)")
      Text(verbatim: "cg \(UIColor.blue.cgColor.components ?? [])")
    }
  }

  private var hue: CGFloat {
    var hue: CGFloat = 0
    UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
      .getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    return hue
  }

  private func named(_ name: String, _ color: Color) -> some View {
    color.accessibilityIdentifier(name)
  }
}

private struct UIImageProbe: View {
  /// The beginning of a picture, three by two.
  private let dot = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0,
  ])

  var body: some View {
    VStack {
      if let image = UIImage(named: "photo") {
        Image(uiImage: image).resizable().accessibilityIdentifier("named")
      }
      if let symbol = UIImage(systemName: "star") {
        Image(uiImage: symbol.withRenderingMode(.alwaysTemplate)).accessibilityIdentifier("symbol")
      }
      if let picture = UIImage(data: dot, scale: 1) {
        Image(uiImage: picture).accessibilityIdentifier("data")
        Text(verbatim: "size \(Int(picture.size.width)) by \(Int(picture.size.height))")
        Text(verbatim: "png \(picture.pngData()?.count == dot.count)")
      }
      if UIImage(data: Data("no picture".utf8)) == nil { Text("no picture") }
      if let symbol = NSImage(systemSymbolName: "moon", accessibilityDescription: nil) {
        Image(nsImage: symbol).accessibilityIdentifier("mac")
      }
      Image(.logo).accessibilityIdentifier("resource")
      Image(decorative: .logo).accessibilityIdentifier("decorative")
      Image(uiImage: UIImage()).accessibilityIdentifier("empty")
    }
  }
}

private struct UIFontProbe: View {
  var body: some View {
    VStack {
      Text("bold").font(Font(UIFont.systemFont(ofSize: 20, weight: .bold)))
      Text("style").font(Font(UIFont.preferredFont(forTextStyle: .title2)))
      Text("custom").font(Font(UIFont(name: "Menlo", size: 12) ?? .systemFont(ofSize: 12)))
      Text("rounded").font(Font(rounded))
      Text(verbatim: "size \(Int(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize))")
      Text(verbatim: "line \(UIFont.systemFont(ofSize: 10).lineHeight > 10)")
      Text(verbatim: "scaled \(Int(scaled.pointSize)) \(Int(metrics.scaledValue(for: 8)))")
    }
  }

  private let metrics = UIFontMetrics(forTextStyle: .body)

  private var scaled: UIFont {
    metrics.scaledFont(for: .systemFont(ofSize: 40), maximumPointSize: 30)
  }

  private var rounded: UIFont {
    let font = UIFont.systemFont(ofSize: 16)
    let round: UIFontDescriptor? = font.fontDescriptor.withDesign(.rounded)
    return round.map { UIFont(descriptor: $0, size: 0) } ?? font
  }
}

private struct BezierProbe: View {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  private struct TwoCorners: Shape {
    private let corners: UIRectCorner = [.topLeft, .topRight]

    func path(in rect: CGRect) -> Path {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: 10, height: 10))
      return Path(path.cgPath)
    }
  }

  var body: some View {
    let path = TwoCorners().path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    VStack {
      TwoCorners().fill(.red).accessibilityIdentifier("shape")
      Text(verbatim: "rounded corner \(path.contains(CGPoint(x: 0.5, y: 0.5)))")
      Text(verbatim: "plain corner \(path.contains(CGPoint(x: 0.5, y: 19.5)))")
      Text(verbatim: "drawn \(triangle.contains(CGPoint(x: 4, y: 2)))")
      Text(verbatim: "bounds \(triangle.bounds.width)")
      Text(verbatim: "arc \(quarter.bounds.maxY.rounded())")
      Text(verbatim: "oval \(NSBezierPath(ovalIn: unit).contains(CGPoint(x: 0.1, y: 0.1)))")
    }
  }

  private var triangle: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 10))
    path.close()
    return path
  }

  /// From the right clockwise, as the screen shows it: downwards.
  private var quarter: UIBezierPath {
    UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
  }
}

private struct BridgeProbe: View {
  private let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  private let edges: UIRectEdge = [.top, .bottom]
  private let plain = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  var body: some View {
    VStack {
      Text(verbatim: "\(ColorScheme(.dark) == .dark) \(ColorScheme(.unspecified) == nil)")
      Text(verbatim: "\(UIUserInterfaceStyle(ColorScheme.light) == .light)")
      Text(verbatim: "\(UserInterfaceSizeClass(.regular) == .regular)")
      Text(verbatim: "\(UIUserInterfaceSizeClass(UserInterfaceSizeClass.compact) == .compact)")
      Text(verbatim: "\(ContentSizeCategory(.extraLarge) == .extraLarge)")
      Text(verbatim: "\(DynamicTypeSize(UIContentSizeCategory.small) == .small)")
      Text(verbatim: "\(UIContentSizeCategory(DynamicTypeSize.xLarge) == .extraLarge)")
      Text(verbatim: "\(EdgeInsets(directional).trailing)")
      Text(verbatim: "\(NSDirectionalEdgeInsets(EdgeInsets(directional)).leading)")
      Text(verbatim: "\(plain.right) \(UIEdgeInsets.zero.top)")
      Text(verbatim: "edges \(edges.contains(.left)) \(UIRectEdge.all.contains(edges))")
      Text(verbatim: "moved \(UIOffset.zero == UIOffset(horizontal: 1, vertical: 0))")
    }
  }
}
