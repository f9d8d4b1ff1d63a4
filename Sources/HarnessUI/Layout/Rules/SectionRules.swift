import Foundation

/// A section, whose parts stand among the views of the container around.
///
/// Source: SwiftUI's documentation of `Section`: what becomes of a section is the container's
/// business. Each view inside says to which section it belongs, and as what.
nonisolated struct SectionRule: LayoutRule {
  /// The kinds of parts that stay in sight.
  let pinned: PinnedScrollableViews
  private let identity = SectionIdentity()

  static var isTransparent: Bool { true }

  init(pinned: PinnedScrollableViews) { self.pinned = pinned }

  func rule(around slot: Int) -> (any LayoutModifierRule)? {
    let role: SectionPart.Role =
      switch slot {
      case SectionSlot.header: .header
      case SectionSlot.footer: .footer
      default: .content
      }
    return SectionPartRule(
      part: SectionPart(section: identity, role: role),
      isInFront: role == .header && pinned.contains(.sectionHeaders)
        || role == .footer && pinned.contains(.sectionFooters))
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize { .zero }
  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {}
}

/// Which section; nothing but itself.
package nonisolated final class SectionIdentity: Sendable {}

/// As what a view belongs to a section.
package nonisolated struct SectionPart {
  enum Role { case header, content, footer }
  let section: SectionIdentity
  let role: Role

  package var isHeader: Bool { role == .header }
}

/// A view of a section.
private nonisolated struct SectionPartRule: LayoutModifierRule {
  let part: SectionPart
  /// The other views scroll by behind it.
  let isInFront: Bool

  func change(_ traits: inout LayoutTraits) {
    traits.section = part
    if isInFront { traits.zIndex += 1 }
  }
}

/// What stays in sight in the lazy container around.
nonisolated struct PinnedViewsKey: EnvironmentKey {
  static var defaultValue: PinnedScrollableViews { [] }
}

/// Keeps the headers and footers of sections in sight: a header as long as something of its section
/// is, a footer likewise.
///
/// Source: SwiftUI's documentation of `PinnedScrollableViews`.
nonisolated struct SectionPinning {
  let pinned: PinnedScrollableViews
  let axis: Axis
  /// What is in sight, along the axis.
  let visible: ClosedRange<CGFloat>

  /// Moves the starts of headers and footers along the axis.
  func move(_ starts: inout [CGFloat], lengths: [CGFloat], of views: [any LayoutChild]) {
    let parts = views.map(\.traits.section)
    var index = 0
    while index < parts.count {
      guard let section = parts[index]?.section else {
        index += 1
        continue
      }
      var end = index
      while end < parts.count, parts[end]?.section === section { end += 1 }
      let (first, last) = (starts[index], starts[end - 1] + lengths[end - 1])
      for place in index..<end {
        switch parts[place]?.role {
        case .header where pinned.contains(.sectionHeaders):
          starts[place] = max(
            starts[place], min(visible.lowerBound, last - lengths[place]))
        case .footer where pinned.contains(.sectionFooters):
          starts[place] = min(
            starts[place], max(visible.upperBound - lengths[place], first))
        default: break
        }
      }
      index = end
    }
  }
}

extension SectionPinning {
  /// Nil where nothing stays in sight, or nothing scrolls.
  init?(_ pinned: PinnedScrollableViews, along axis: Axis, in content: any LayoutContent) {
    guard !pinned.isEmpty, let visible = content.viewport else { return nil }
    let (start, length) =
      axis == .vertical
      ? (visible.minY, visible.height) : (visible.minX, visible.width)
    self.init(pinned: pinned, axis: axis, visible: start...(start + length))
  }
}
