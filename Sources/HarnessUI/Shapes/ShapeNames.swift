import Foundation

/// A shape that is made of another one.
nonisolated protocol DerivedShape: Shape {
  associatedtype Original: Shape
  var shape: Original { get }
  /// What is done to the other one, as `attr("shape")` shows it.
  var change: String { get }
  /// What a test may want as a number.
  var numbers: [(String, CGFloat)] { get }
}

extension DerivedShape {
  nonisolated var numbers: [(String, CGFloat)] { [] }
}

extension Shape {
  /// What `attr(…)` reads of a shape: `Circle`, `RoundedRectangle(10)`, `Circle.trim(0, 0.5)`.
  nonisolated func shapeName(in environment: EnvironmentValues) -> String {
    if let any = self as? AnyShape { return any.base.shapeName(in: environment) }
    if let rounded = self as? RoundedRectangle {
      let size = rounded.cornerSize
      let sizes = size.width == size.height ? [size.width] : [size.width, size.height]
      return "RoundedRectangle(\(sizes.map(\.plain).joined(separator: ", ")))"
    }
    if let uneven = self as? UnevenRoundedRectangle {
      return "UnevenRoundedRectangle(\(uneven.cornerRadii.names))"
    }
    if let border = self as? ButtonBorderShape { return "ButtonBorderShape.\(border.name)" }
    if self is ContainerRelativeShape, let container = environment.containerShape {
      return container.shapeName(in: environment)
    }
    // Only derived shapes are generic: no question that fails is asked of the others.
    if Self.isGeneric, let derived = self as? any DerivedShape {
      return "\(derived.originalName(in: environment)).\(derived.change)"
    }
    return "\(Self.self)"
  }

  /// What a test may want of the shape as numbers, the outermost first.
  nonisolated var shapeNumbers: [(String, CGFloat)] {
    guard Self.isGeneric, let derived = self as? any DerivedShape else { return [] }
    return derived.allNumbers
  }

  nonisolated private static var isGeneric: Bool { "\(Self.self)".contains("<") }
}

extension DerivedShape {
  nonisolated fileprivate func originalName(in environment: EnvironmentValues) -> String {
    shape.shapeName(in: environment)
  }

  nonisolated fileprivate var allNumbers: [(String, CGFloat)] { numbers + shape.shapeNumbers }
}
