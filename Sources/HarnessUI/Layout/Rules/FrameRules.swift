import Foundation

/// A width, a height or both that are given.
nonisolated struct FrameRule: LayoutModifierRule {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  /// A length that is negative or no number counts as none: SwiftUI warns of it and goes on.
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width?.usable
    self.height = height?.usable
    self.alignment = alignment
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = content.view.size(in: offer(proposal))
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    content.view.place(in: size, along: alignment, for: offer(proposal))
  }

  var attributes: [(name: String, value: ElementValue)] {
    [frameAttribute([("width", width), ("height", height)], alignment)]
  }
}

extension CGFloat {
  /// Nil for a length that no view can have.
  nonisolated fileprivate var usable: CGFloat? { isFinite && self >= 0 ? self : nil }
}

/// A width and a height within bounds.
///
/// Source: SwiftUI's documentation of
/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
nonisolated struct FlexibleFrameRule: LayoutModifierRule {
  let width: LengthBounds
  let height: LengthBounds
  let alignment: Alignment

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let offer = offer(proposal)
    let inner = content.view.size(in: offer)
    return CGSize(
      width: width.length(inner.width, offered: offer.width),
      height: height.length(inner.height, offered: offer.height))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    content.view.place(in: size, along: alignment, for: offer(proposal))
  }

  var attributes: [(name: String, value: ElementValue)] {
    let parts = [
      ("min_width", width.min), ("ideal_width", width.ideal), ("max_width", width.max),
      ("min_height", height.min), ("ideal_height", height.ideal), ("max_height", height.max),
    ]
    return [frameAttribute(parts, alignment)]
  }
}

/// The bounds of a length, in points.
nonisolated struct LengthBounds {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  func offer(_ proposal: CGFloat?) -> CGFloat? {
    guard var offer = proposal ?? ideal else { return nil }
    if let min { offer = Swift.max(min, offer) }
    if let max { offer = Swift.min(max, offer) }
    return offer
  }

  func length(_ inner: CGFloat, offered: CGFloat?) -> CGFloat {
    var length = inner
    if let min { length = Swift.max(min, Swift.min(length, offered ?? length)) }
    if let max { length = Swift.min(max, Swift.max(length, offered ?? length)) }
    return length
  }
}

private nonisolated func frameAttribute(
  _ parts: [(String, CGFloat?)], _ alignment: Alignment
) -> (name: String, value: ElementValue) {
  var text = parts.compactMap { name, value in value.map { "\(name)=\($0.attributeText)" } }
  if alignment != .center { text.append("alignment=\(alignment.name)") }
  return ("frame", .string(text.joined(separator: " ")))
}

/// The length that a view likes, along some axes.
nonisolated struct FixedSizeRule: LayoutModifierRule {
  let axes: Axis.Set

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    content.view.size(in: offer(proposal))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    content.view.place(at: .zero, in: offer(proposal))
  }

  var attributes: [(name: String, value: ElementValue)] { [("fixed_size", .string(axes.names))] }
}

/// A proportion of width to height.
nonisolated struct AspectRatioRule: LayoutModifierRule {
  /// Nil: that of the size that the view likes.
  let ratio: CGFloat?
  let mode: ContentMode

  private func offer(
    _ proposal: ProposedViewSize, _ content: any LayoutContent
  ) -> ProposedViewSize {
    var ratio = ratio ?? 0
    if self.ratio == nil {
      let ideal = content.view.size(in: .unspecified)
      if ideal.height > 0 { ratio = ideal.width / ideal.height }
    }
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      // Where both are without end, so is the view.
      if !width.isFinite, !height.isFinite { return proposal }
      let isWide = width / ratio > height
      return isWide == (mode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    content.view.size(in: offer(proposal, content))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    content.view.place(at: .zero, in: offer(proposal, content))
  }

  var attributes: [(name: String, value: ElementValue)] {
    let text = [ratio?.attributeText, mode.name].compactMap { $0 }.joined(separator: " ")
    return [("aspect_ratio", .string(text))]
  }
}

/// A size made of that of the nearest container that scrolls, or of the screen.
nonisolated struct RelativeFrameRule: LayoutModifierRule {
  let axes: Axis.Set
  let alignment: Alignment
  /// How it reads as an attribute.
  let name: String
  let length: (CGFloat, Axis) -> CGFloat

  private func offer(_ proposal: ProposedViewSize, _ container: CGSize) -> ProposedViewSize {
    var offer = proposal
    for axis in Axis.allCases where axes.contains(axis.set) {
      offer = offer.with(length(container[axis], axis), along: axis)
    }
    return offer
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let offer = offer(proposal, content.containerSize)
    let inner = content.view.size(in: offer)
    return CGSize(
      width: axes.contains(.horizontal) ? offer.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? offer.height ?? inner.height : inner.height)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let offer = offer(proposal, content.containerSize)
    content.view.place(in: size, along: alignment, for: offer)
  }

  var attributes: [(name: String, value: ElementValue)] {
    [("container_relative_frame", .string(name))]
  }
}
