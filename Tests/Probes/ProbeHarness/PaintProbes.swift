import HarnessKit
import SwiftUI

@MainActor
func registerPaintProbes(in harness: inout Harness) {
  harness.probe("ColorProbe") { ColorProbe() }
  harness.probe("ColorValueProbe") { ColorValueProbe() }
  harness.probe("StyleProbe") { StyleProbe() }
  harness.probe("GradientProbe") { GradientProbe() }
  harness.probe("SurroundingStyleProbe") { SurroundingStyleProbe() }
  harness.probe("LayerProbe") { LayerProbe() }
  harness.probe("ClippingProbe") { ClippingProbe() }
  registerShapeProbes(in: &harness)
  registerDrawingProbes(in: &harness)
  registerEffectProbes(in: &harness)
}

// MARK: Colours

private struct ColorProbe: View {
  var body: some View {
    Color.red.accessibilityIdentifier("red")
    Color(red: 1, green: 0.5, blue: 0).accessibilityIdentifier("rgb")
    Color(.displayP3, white: 0.5, opacity: 0.5).accessibilityIdentifier("white")
    Color(hue: 0.5, saturation: 1, brightness: 1).accessibilityIdentifier("hsb")
    Color("Brand").accessibilityIdentifier("asset")
    Color.blue.opacity(0.5).accessibilityIdentifier("opacity")
    Color.blue.mix(with: .red, by: 0.25).accessibilityIdentifier("mix")
    Text("text").foregroundColor(.accentColor)
    Text("multiplied").colorMultiply(.yellow)
    Image(systemName: "star").opacity(0.5).rotationEffect(.degrees(30))
  }
}

private struct ColorValueProbe: View {
  @Environment(\.self) private var environment

  private func hex(_ color: Color) -> String { color.resolve(in: environment).description }

  var body: some View {
    Text("red \(hex(.red))")
    Text("primary \(hex(.primary))")
    Text("half \(hex(.blue.opacity(0.5)))")
    Text("mixed \(hex(Color.black.mix(with: .white, by: 0.5)))")
    Text("hue \(hex(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)))")
    Text("resolved \(hex(Color(Color.Resolved(red: 1, green: 0, blue: 0.2))))")
    Text("core \(hex(Color(cgColor: CGColor(red: 0, green: 1, blue: 0, alpha: 1))))")
    Text("parts \((Color.white.cgColor?.components ?? []).count)")
    Text("wide \(Color.Resolved(colorSpace: .displayP3, red: 0, green: 1, blue: 0).red < 0)")
    Text(Color.green.description)
  }
}

// MARK: Styles

/// Another colour in the dark.
private struct Ink: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

private struct StyleProbe: View {
  private let styles: [(String, AnyShapeStyle)] = [
    ("color", AnyShapeStyle(.red)),
    ("ink", AnyShapeStyle(Ink())),
    ("secondary", AnyShapeStyle(HierarchicalShapeStyle.secondary)),
    ("selection", AnyShapeStyle(SelectionShapeStyle())),
    ("separator", AnyShapeStyle(SeparatorShapeStyle())),
    ("placeholder", AnyShapeStyle(PlaceholderTextShapeStyle())),
    ("link", AnyShapeStyle(LinkShapeStyle())),
    ("fill", AnyShapeStyle(FillShapeStyle())),
    ("window", AnyShapeStyle(WindowBackgroundShapeStyle())),
    ("material", AnyShapeStyle(Material.ultraThin)),
    ("image", AnyShapeStyle(ImagePaint(image: Image("wood"), scale: 2))),
    ("mesh", AnyShapeStyle(StyleProbe.mesh)),
    ("shadow", AnyShapeStyle(.red.shadow(ShadowStyle.drop(radius: 3)))),
    ("inner", AnyShapeStyle(.red.shadow(.inner(radius: 2)))),
    ("blend", AnyShapeStyle(.red.blendMode(BlendMode.multiply))),
    ("faint", AnyShapeStyle(.tint.opacity(0.5))),
    ("level", AnyShapeStyle(.red.secondary)),
  ]

  private static let mesh = MeshGradient(
    width: 2, height: 1, points: [[0, 0], [1, 0]], colors: [.red, .blue])

  var body: some View {
    ForEach(styles, id: \.0) { name, style in
      Rectangle().fill(style).accessibilityIdentifier(name)
    }
    Circle().fill(.regularMaterial).accessibilityIdentifier("static material")
    Circle().fill(.image(Image("wood"))).accessibilityIdentifier("static image")
    Circle().fill(.selection).accessibilityIdentifier("static selection")
    Text("active").materialActiveAppearance(MaterialActiveAppearance.active)
  }
}

private struct GradientProbe: View {
  private let gradient = Gradient(colors: [.red, .blue])
  private let stops = [
    Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .green, location: 0.25),
  ]

  var body: some View {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
      .accessibilityIdentifier("linear")
    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: 20)
      .accessibilityIdentifier("radial")
    AngularGradient(gradient: gradient, center: .center, angle: .degrees(90))
      .accessibilityIdentifier("angular")
    AngularGradient(
      stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(180)
    ).accessibilityIdentifier("part")
    EllipticalGradient(stops: stops).accessibilityIdentifier("elliptical")
    Circle().fill(.linearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
      .accessibilityIdentifier("static linear")
    Circle().fill(.conicGradient(colors: [.red, .blue], center: .center))
      .accessibilityIdentifier("static conic")
    Circle().fill(.radialGradient(gradient, center: .top, startRadius: 0, endRadius: 5))
      .accessibilityIdentifier("static radial")
    Circle().fill(.ellipticalGradient(colors: [.red, .blue]))
      .accessibilityIdentifier("static elliptical")
    Circle().fill(gradient.colorSpace(.perceptual)).accessibilityIdentifier("space")
    Circle().fill(AnyGradient(gradient)).accessibilityIdentifier("any")
    Circle().fill(.blue.gradient).accessibilityIdentifier("own")
    Text("places \(gradient.stops.map { "\($0.location)" }.joined(separator: " "))")
  }
}

private struct SurroundingStyleProbe: View {
  @State private var isRed = true

  var body: some View {
    Button("Change") { isRed.toggle() }
    Group {
      Circle().accessibilityIdentifier("plain")
      Circle().fill(ForegroundStyle()).accessibilityIdentifier("foreground")
      Circle().fill(.secondary).accessibilityIdentifier("second")
      Text("text")
    }
    .foregroundStyle(isRed ? .red : .blue, .green)
    Group {
      Circle().fill(TintShapeStyle()).accessibilityIdentifier("tinted")
      Circle().fill(.background).accessibilityIdentifier("ground")
      Image(systemName: "star").foregroundStyle(.tint)
    }
    .tint(.purple)
    .backgroundStyle(.yellow)
    Text("none").tint(nil)
    Text("any tint").tint(Color.red.gradient)
    Text("accent").accentColor(.orange)
    Text("three").foregroundStyle(.red, .green, .blue)
    Text("grounded").background()
    Circle().fill(BackgroundStyle()).accessibilityIdentifier("no ground")
  }
}

// MARK: Layers

private struct LayerProbe: View {
  var body: some View {
    Text("view").background(Text("behind"), alignment: .top)
    Text("content").background(alignment: .leading) { Text("behind too") }
    Text("style").background(.red).overlay(.blue)
    Text("edges").background(Color.green, ignoresSafeAreaEdges: .top)
    Text("shaped").background(in: Circle()).overlay(.thinMaterial, in: Capsule())
    Text("rounded").background(.red, in: .rect(cornerRadius: 8))
    Text("before").overlay(Text("in front"), alignment: .bottom)
    Text("before that").overlay { Text("in front of that") }
    Text("framed").border(.red, width: 2)
    Text("thin").border(Color.blue)
    Text("contained").containerBackground(.red, for: ContainerBackgroundPlacement.navigation)
    Text("container").containerBackground(for: .widget) { Text("its ground") }
  }
}

private struct ClippingProbe: View {
  var body: some View {
    Image("photo").clipShape(Circle()).accessibilityIdentifier("circle")
    Image("photo").clipShape(.rect(cornerRadius: 12), style: FillStyle(eoFill: true))
      .accessibilityIdentifier("rounded")
    Text("clipped").clipped()
    Text("corners").cornerRadius(6)
    Text("masked").mask(Text("mask"))
    Text("masked again").mask(alignment: .top) { Text("mask again") }
    Text("touched").contentShape(Rectangle())
    Text("hovered").contentShape(.hoverEffect, .capsule)
    Text("kinds \(ContentShapeKinds.interaction.union(.dragPreview).rawValue)")
    VStack { ContainerRelativeShape().accessibilityIdentifier("relative") }
      .containerShape(RoundedRectangle(cornerRadius: 20))
    Text("shadow").shadow(radius: 3)
    Text("coloured shadow").shadow(color: .red, radius: 4, x: 1, y: 2)
  }
}
