public import Foundation
public import HarnessAppleNames

/// A change of how a view looks, which may depend on its place.
///
/// Source: SwiftUI's documentation of `VisualEffect`.
nonisolated public protocol VisualEffect: Sendable, Animatable {}

/// No change.
///
/// Source: SwiftUI's documentation of `EmptyVisualEffect`.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
}

/// Changes one after the other, under the names of their attributes.
nonisolated struct RecordedEffect: VisualEffect {
  var attributes: [(name: String, value: ElementValue)]
}

extension VisualEffect {
  /// What is changed, as attributes of the elements inside.
  var attributes: [(name: String, value: ElementValue)] {
    (self as? RecordedEffect)?.attributes ?? []
  }

  nonisolated private func adding(_ name: String, _ value: ElementValue) -> RecordedEffect {
    RecordedEffect(attributes: attributes + [(name, value)])
  }

  nonisolated private func adding(_ name: String, _ value: CGFloat) -> RecordedEffect {
    adding(name, .number(Double(value)))
  }

  /// Moves what the view shows.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding("offset_x", x).adding("offset_y", y)
  }

  /// Moves what the view shows.
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
    adding("offset_x", offset.width).adding("offset_y", offset.height)
  }

  /// Shows the view larger or smaller.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding("scale_x", scale.width).adding("scale_y", scale.height) }

  /// Shows the view larger or smaller.
  nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding("scale_x", s).adding("scale_y", s) }

  /// Shows the view larger or smaller.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding("scale_x", x).adding("scale_y", y) }

  /// Turns what the view shows.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding("rotation", .number(angle.degrees)) }

  /// Turns what the view shows around an axis of space.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { adding("rotation_3d", .number(angle.degrees)) }

  /// Transforms what the view shows.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding("transform_effect", .string(ProjectionTransform(transform).text))
  }

  /// Projects what the view shows.
  nonisolated public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding("transform_effect", .string(transform.text))
  }

  /// Makes the view transparent.
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
    adding("opacity", .number(opacity))
  }

  /// Makes the view soft.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding("blur", radius)
  }

  /// Makes the view brighter.
  nonisolated public func brightness(_ amount: Double) -> some VisualEffect {
    adding("brightness", .number(amount))
  }

  /// Changes how far light and dark are apart.
  nonisolated public func contrast(_ amount: Double) -> some VisualEffect {
    adding("contrast", .number(amount))
  }

  /// Changes how strong the colours are.
  nonisolated public func saturation(_ amount: Double) -> some VisualEffect {
    adding("saturation", .number(amount))
  }

  /// Takes colours away.
  nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
    adding("grayscale", .number(amount))
  }

  /// Turns the hues.
  nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding("hue_rotation", .number(angle.degrees))
  }

  /// Lets a shader change the colours.
  nonisolated public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true
  ) -> some VisualEffect { adding("color_effect", .string(isEnabled ? shader.name : "disabled")) }

  /// Lets a shader move the pixels.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding("distortion_effect", .string(isEnabled ? shader.name : "disabled"))
  }

  /// Lets a shader make new pixels.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { adding("layer_effect", .string(isEnabled ? shader.name : "disabled")) }
}
