import HarnessKit
import SwiftUI

@MainActor
func registerEffectProbes(in harness: inout Harness) {
  harness.probe("NumberEffectProbe") { NumberEffectProbe() }
  harness.probe("TransformProbe") { TransformProbe() }
  harness.probe("VisualEffectProbe") { VisualEffectProbe() }
  harness.probe("ShaderProbe") { ShaderProbe() }
  harness.probe("GlassProbe") { GlassProbe() }
  harness.probe("NamespaceProbe") { NamespaceProbe() }
  harness.probe("EnvironmentalProbe") { EnvironmentalProbe() }
}

private struct NumberEffectProbe: View {
  @State private var radius: CGFloat = 0

  var body: some View {
    Text("soft").blur(radius: radius)
    Text("bright").brightness(0.2)
    Text("contrasted").contrast(1.5)
    Text("saturated").saturation(0.5)
    Text("gray").grayscale(0.75)
    Text("turned").hueRotation(.degrees(90))
    Text("inverted").colorInvert()
    Text("alpha").luminanceToAlpha()
    Text("blended").blendMode(.multiply)
    Text("composed").compositingGroup()
    Text("grouped").geometryGroup()
    Text("drawn").drawingGroup(opaque: true, colorMode: .linear)
    Text("mirrored").flipsForRightToLeftLayoutDirection(true)
    Text("extended").backgroundExtensionEffect()
    Button("Blur") { withAnimation(.linear(duration: 1)) { radius = 10 } }
  }
}

private struct Shake: GeometryEffect {
  var distance: CGFloat
  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}

private struct TransformProbe: View {
  @State private var isTurned = false

  var body: some View {
    Text("space").rotation3DEffect(.degrees(isTurned ? 90 : 0), axis: (x: 0, y: 1, z: 0))
    Text("shaken").modifier(Shake(distance: isTurned ? 10 : 0))
    Text("ignored").modifier(ignored)
    Text("plane").transformEffect(CGAffineTransform(scaleX: 2, y: 3))
    Text("projected")
      .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 5, y: 6)))
    Text("back \(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)).inverted().m11 == 0.5)")
    Button("Turn") { withAnimation(.linear(duration: 1)) { isTurned = true } }
  }

  private var ignored: _IgnoredByLayoutEffect<Shake> { Shake(distance: 7).ignoredByLayout() }
}

private struct VisualEffectProbe: View {
  var body: some View {
    Text("moved").visualEffect { content, proxy in
      content.offset(x: proxy.size.width > 0 ? 3 : 0).blur(radius: 2).opacity(0.5)
    }
    Text("scaled").visualEffect { content, _ in
      content.scaleEffect(2).rotationEffect(.degrees(30)).grayscale(1)
    }
    Text("none").visualEffect { (content: EmptyVisualEffect, _) in content }
    Text("own").visualEffect { content, _ in faded(content) }
  }
}

private func faded(_ content: some VisualEffect) -> some VisualEffect { content.brightness(0.5) }

private struct ShaderProbe: View {
  private let ripple: ShaderFunction = ShaderLibrary.ripple

  var body: some View {
    Text("colours").colorEffect(ripple(.float(2), .color(.red)))
    Text("moved")
      .distortionEffect(ShaderLibrary.default.wave(.boundingRect), maxSampleOffset: .zero)
    Text("layer").layerEffect(
      Shader(function: ripple, arguments: []), maxSampleOffset: .zero, isEnabled: false)
    Circle().fill(ShaderLibrary.stripes(.float(4))).accessibilityIdentifier("stripes")
  }
}

private struct GlassProbe: View {
  @Namespace private var space

  var body: some View {
    GlassEffectContainer(spacing: 8) {
      Text("glass").glassEffect()
      Text("tinted").glassEffect(Glass.regular.tint(.red).interactive(), in: .rect(cornerRadius: 9))
        .glassEffectID("one", in: space)
        .glassEffectUnion(id: "all", namespace: space)
        .glassEffectTransition(GlassEffectTransition.materialize)
      Text("default").glassEffect(.clear, in: DefaultGlassEffectShape())
    }
    Text("ground").glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode.always)
    Text("shaped ground").glassBackgroundEffect(in: Circle())
  }
}

private struct NamespaceProbe: View {
  @Namespace private var first
  @Namespace private var second
  @State private var known: [Namespace.ID] = []

  var body: some View {
    Text("hero").matchedGeometryEffect(id: "hero", in: first)
    Text("copy").matchedGeometryEffect(
      id: "hero", in: first, properties: MatchedGeometryProperties.position, anchor: .top,
      isSource: false)
    Text("source").matchedTransitionSource(id: 7, in: first)
    Text("configured").matchedTransitionSource(id: 8, in: first) { source in rounded(source) }
    Text("zoomed").navigationTransition(.zoom(sourceID: 7, in: first))
    Text("own").navigationTransition(chosen)
    Text("faded").navigationTransition(CrossFadeNavigationTransition.crossFade)
    Text("kinds \(kind(ZoomNavigationTransition.zoom(sourceID: 1, in: second)))")
    Button("Remember") { known.append(first) }
    Text("stays \(Set(known).count) differs \(first != second)")
  }

  private let chosen = AutomaticNavigationTransition()

  private func rounded(
    _ source: EmptyMatchedTransitionSourceConfiguration
  ) -> some MatchedTransitionSourceConfiguration {
    source.clipShape(RoundedRectangle(cornerRadius: 4)).shadow(radius: 2)
  }

  private func kind(_ transition: some NavigationTransition) -> String { "\(type(of: transition))" }
}

/// Faint in the dark.
private struct Faint: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Opaque(share: environment.colorScheme == .dark ? 0.5 : 1)
  }

  private struct Opaque: ViewModifier {
    let share: Double
    func body(content: Content) -> some View { content.opacity(share) }
  }
}

private struct EnvironmentalProbe: View {
  @State private var scheme = ColorScheme.light

  var body: some View {
    Text("night").modifier(Faint()).colorScheme(scheme)
    Button("Dark") { scheme = .dark }
  }
}
