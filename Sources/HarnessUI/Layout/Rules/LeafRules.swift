package import Foundation

/// A view that takes the space that it is offered: a colour, a shape, a picture that can be resized.
nonisolated struct FillingRule: LayoutRule {
  /// What it likes where nothing is offered, in points.
  var ideal = CGSize(width: 10, height: 10)
  var hitShape = HitShape.frame

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {}
}

/// A shape, filled or drawn as a line: fingers hit what is painted.
nonisolated struct ShapeRule<S: Shape>: LayoutRule {
  let shape: S
  var fillStyle = FillStyle()
  /// Nil: it is filled.
  var strokeStyle: StrokeStyle?

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// What is painted behind the shape in its form.
  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    for view in content.views { view.place(at: .zero, in: ProposedViewSize(size)) }
  }

  var hitShape: HitShape {
    .shape { point, size in
      let outline = shape.path(in: CGRect(origin: .zero, size: size))
      if let strokeStyle { return outline.strokedPath(strokeStyle).contains(point) }
      return outline.contains(point, eoFill: fillStyle.isEOFilled)
    }
  }
}

/// A view of one size.
package nonisolated struct FixedRule: LayoutRule {
  let size: CGSize
  package var hitShape: HitShape { .frame }

  package init(_ size: CGSize) { self.size = size }

  package func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    size
  }

  package func place(
    _ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize
  ) {}
}

/// Space that grows along its stack; outside of a stack both ways.
nonisolated struct SpacerRule: LayoutRule {
  let minLength: CGFloat?
  private static let usualLength: CGFloat = 8

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let least = minLength ?? Self.usualLength
    let (width, height) = (max(least, proposal.width ?? 0), max(least, proposal.height ?? 0))
    switch content.outerAxis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {}
  func spacing(of content: any LayoutContent) -> ViewSpacing { .spacer }
}

/// A line across its stack; outside of a stack from side to side.
nonisolated struct DividerRule: LayoutRule {
  static let thickness: CGFloat = 1
  var hitShape: HitShape { .frame }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let axis = content.outerAxis ?? .vertical
    let across = proposal[axis == .horizontal ? .vertical : .horizontal]
    return CGSize(length: Self.thickness, across: across ?? 10, along: axis)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {}
}

/// A view made of what is known about its size and place: it takes the space that it is offered.
nonisolated struct GeometryRule: LayoutRule {
  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    for view in content.views { view.place(at: .zero, in: ProposedViewSize(size)) }
  }

  func spacing(of content: any LayoutContent) -> ViewSpacing { ViewSpacing() }
}
