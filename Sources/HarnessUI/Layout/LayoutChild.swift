package import Foundation

/// What the engine does for one view that is arranged.
package nonisolated protocol LayoutChild: AnyObject {
  /// What the view tells its container.
  var traits: LayoutTraits { get }
  /// That of its traits, which are many: stacks and hit testing ask for these two alone.
  var priority: Double { get }
  var zIndex: Double { get }
  /// The distances that the view likes to have.
  var spacing: ViewSpacing { get }
  /// About which guides anything in it says something.
  var guides: GuideKinds { get }
  /// The size for a proposal.
  func size(in proposal: ProposedViewSize) -> CGSize
  /// Where the view sets a guide for a proposal; nil: it doesn't.
  func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat?
  /// Puts the view's top leading corner somewhere in its container.
  func place(at origin: CGPoint, in proposal: ProposedViewSize)
  /// Hides the view: the container has no place for it.
  func leaveOut()
  /// The outermost elements of the view, in document order.
  var elements: [ElementDescription] { get }
}

extension LayoutChild {
  /// Size and guides for a proposal.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(in: proposal), of: guides.isEmpty ? nil : self, in: proposal)
  }

  /// Where a guide is for a proposal.
  func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat {
    dimensions(in: proposal)[key]
  }

  /// Puts a point of the view at a position of its container.
  func place(at position: CGPoint, anchor: UnitPoint, in proposal: ProposedViewSize) {
    let size = size(in: proposal)
    place(
      at: CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      in: proposal)
  }

  /// Puts the view where its guides meet those of a container of a size.
  package func place(
    in container: CGSize, at origin: CGPoint = .zero, along alignment: Alignment,
    for proposal: ProposedViewSize
  ) {
    let (own, outer) = (dimensions(in: proposal), ViewDimensions(container))
    place(
      at: CGPoint(
        x: origin.x + outer[alignment.horizontal] - own[alignment.horizontal],
        y: origin.y + outer[alignment.vertical] - own[alignment.vertical]),
      in: proposal)
  }
}
