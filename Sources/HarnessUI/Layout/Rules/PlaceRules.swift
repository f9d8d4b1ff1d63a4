import Foundation

/// Space around a view.
nonisolated struct PaddingRule: LayoutModifierRule {
  let insets: EdgeInsets
  /// The edges and the length, where they were given so.
  private let given: (edges: Edge.Set, length: CGFloat?)?

  /// What the platform likes, in points.
  static let usualLength: CGFloat = 16

  /// Space without end is none (ours).
  private static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

  init(_ edges: Edge.Set, _ length: CGFloat?) {
    let inset = Self.usable(length ?? Self.usualLength)
    insets = EdgeInsets(
      top: edges.contains(.top) ? inset : 0, leading: edges.contains(.leading) ? inset : 0,
      bottom: edges.contains(.bottom) ? inset : 0, trailing: edges.contains(.trailing) ? inset : 0)
    given = (edges, length)
  }

  init(_ insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: Self.usable(insets.top), leading: Self.usable(insets.leading),
      bottom: Self.usable(insets.bottom), trailing: Self.usable(insets.trailing))
    given = nil
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let inner = content.view.size(in: offer(proposal))
    return CGSize(
      width: max(0, inner.width + insets.leading + insets.trailing),
      height: max(0, inner.height + insets.top + insets.bottom))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    content.view.place(at: CGPoint(x: insets.leading, y: insets.top), in: offer(proposal))
  }

  var attributes: [(name: String, value: ElementValue)] {
    let text = given.map { $0.edges.attributeText(length: $0.length) } ?? insets.attributeText
    return [("padding", .string(text))]
  }
}

/// A view that is drawn and touched beside its place.
nonisolated struct OffsetRule: LayoutModifierRule {
  let x: CGFloat
  let y: CGFloat

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    content.view.place(at: CGPoint(x: x, y: y), in: proposal)
  }

  func shownFrame(in size: CGSize, of content: any LayoutContent) -> CGRect {
    CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// What is drawn elsewhere lines up as if it were here.
  func guide(
    _ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize,
    of content: any LayoutContent
  ) -> CGFloat? { content.view.explicitGuide(key, in: proposal) }
}

/// A view whose middle is at a point of the space that there is.
nonisolated struct PositionRule: LayoutModifierRule {
  let x: CGFloat
  let y: CGFloat

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.view.size(in: proposal))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    content.view.place(at: CGPoint(x: x, y: y), anchor: .center, in: proposal)
  }
}

/// A guide of a view.
nonisolated struct AlignmentGuideRule: LayoutModifierRule {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  var guides: GuideKinds { key.kind }

  func guide(
    _ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize,
    of content: any LayoutContent
  ) -> CGFloat? { key == self.key ? compute(content.view.dimensions(in: proposal)) : nil }

  var attributes: [(name: String, value: ElementValue)] {
    [("alignment_guide", .string(key.name))]
  }
}

/// Something that a view tells the container around it.
nonisolated struct TraitRule: LayoutModifierRule {
  private let name: StaticString
  private let value: ElementValue
  private let set: (inout LayoutTraits) -> Void

  /// - Parameters:
  ///   - name: of the attribute that shows it.
  ///   - set: tells the container.
  init(
    _ name: StaticString, _ value: ElementValue, _ set: @escaping (inout LayoutTraits) -> Void
  ) {
    self.name = name
    self.value = value
    self.set = set
  }

  func change(_ traits: inout LayoutTraits) { set(&traits) }

  var attributes: [(name: String, value: ElementValue)] { [("\(name)", value)] }
}

/// A view that is cut off outside of its frame or of a shape.
nonisolated struct ClipRule: LayoutModifierRule {
  /// Nil: the frame.
  let path: ((CGRect) -> Path)?

  init(path: ((CGRect) -> Path)?) { self.path = path }

  func clip(in size: CGSize, of content: any LayoutContent) -> Clip? {
    let frame = CGRect(origin: .zero, size: size)
    guard let path else { return Clip(frame) }
    let outline = path(frame)
    return Clip(frame) { outline.contains($0) }
  }
}

/// A shape that fingers hit, whatever is in it.
nonisolated struct ContentShapeRule: LayoutModifierRule {
  let path: (CGRect) -> Path

  init(path: @escaping (CGRect) -> Path) { self.path = path }

  var hitShape: HitShape {
    .shape { point, size in path(CGRect(origin: .zero, size: size)).contains(point) }
  }
}
