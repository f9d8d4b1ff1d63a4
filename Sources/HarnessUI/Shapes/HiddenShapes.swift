import Foundation
import HarnessAppleNames

// What modifiers of shapes give as `some Shape`.

/// A part of a shape's outline.
nonisolated struct _TrimmedShape<Content: Shape>: Shape, DerivedShape {
  var shape: Content
  var from: CGFloat
  var to: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(from, to)) }
    set {
      shape.animatableData = newValue.first
      (from, to) = (newValue.second.first, newValue.second.second)
    }
  }

  var change: String { "trim(\(from.plain), \(to.plain))" }
  var numbers: [(String, CGFloat)] { [("trim_from", from), ("trim_to", to)] }
}

/// The line along a shape's outline.
nonisolated struct _StrokedShape<Content: Shape>: Shape, DerivedShape {
  var shape: Content
  var style: StrokeStyle

  static var role: ShapeRole { .stroke }
  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  var change: String { "stroke(\(style.lineWidth.plain))" }
  var numbers: [(String, CGFloat)] { [("line_width", style.lineWidth)] }
}

/// A shape in a fixed size.
nonisolated struct _SizedShape<Content: Shape>: Shape, DerivedShape {
  var shape: Content
  var size: CGSize
  let anchor: UnitPoint

  func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }

  var change: String { "size(\(size.width.plain), \(size.height.plain))" }
}

/// A shape in a smaller rectangle; rounded corners become smaller with it.
nonisolated struct _InsetShape<Content: InsettableShape>: InsettableShape, DerivedShape {
  var shape: Content
  var amount: CGFloat

  init(base: Content, amount: CGFloat) {
    shape = base
    self.amount = amount
  }

  func path(in rect: CGRect) -> Path {
    let smaller = rect.insetBy(dx: amount, dy: amount)
    if smaller.isNull { return Path() }
    return concentric.path(in: smaller)
  }

  func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: shape, amount: self.amount + amount)
  }

  /// The shape with corners of the same centres.
  private var concentric: any Shape {
    if var rounded = shape as? RoundedRectangle {
      rounded.cornerSize.width = max(0, rounded.cornerSize.width - amount)
      rounded.cornerSize.height = max(0, rounded.cornerSize.height - amount)
      return rounded
    }
    if var uneven = shape as? UnevenRoundedRectangle {
      uneven.cornerRadii = uneven.cornerRadii.inset(by: amount)
      return uneven
    }
    return shape
  }

  var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }

  var change: String { "inset(\(amount.plain))" }
}

/// The area that is made of two shapes.
nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape, DerivedShape {
  var shape: First
  var other: Second
  let change: String
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { combine(shape.path(in: rect), other.path(in: rect)) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(shape.animatableData, other.animatableData) }
    set { (shape.animatableData, other.animatableData) = (newValue.first, newValue.second) }
  }
}
