package import Foundation

/// Something in front of the interface: it takes the whole screen, of which a panel is its content.
/// What is around the panel is dimmed, and keeps touches from what is behind.
package nonisolated struct PresentationRule: LayoutRule {
  /// What the panel is where there is room for it.
  enum Kind {
    case sheet, cover, inspector
    /// One of several windows: none of them covers another.
    case window
    /// Points at a part of the view that shows it, at some edge of it.
    case popover(PopoverAttachmentAnchor, Edge?)
  }

  let kind: Kind

  package var standsInFront: Bool { true }
  package var dependsOnPlace: Bool { true }
  package var hitShape: HitShape {
    isInspector
      ? .none
      : .area { content, screen in
        let panel = shownFrame(in: screen, of: content)
        return letsTouchesBehind(panel, on: screen, content)
          ? panel : CGRect(origin: .zero, size: screen)
      }
  }

  package var isWindow: Bool { if case .window = kind { true } else { false } }

  private var isInspector: Bool { if case .inspector = kind { true } else { false } }

  package func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func place(
    _ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize
  ) {
    let panel = shownFrame(in: size, of: content)
    // What is safe in the panel is where its content is.
    let safe = content.safeArea.within(panel).content
    let bars = ScreenBars(content, isNavigation: false)
    content.placeViews(in: bars.room(in: safe))
    bars.place(in: safe)
  }

  package func safeArea(
    _ outer: SafeArea, inside frame: CGRect, of content: any LayoutContent
  ) -> SafeArea {
    let bars = ScreenBars(content, isNavigation: false)
    return outer.within(shownFrame(in: frame.size, of: content)).inset(
      by: EdgeInsets(top: bars.top, leading: 0, bottom: bars.bottom, trailing: 0))
  }

  package func shownFrame(in screen: CGSize, of content: any LayoutContent) -> CGRect {
    let area = content.safeArea
    let isCompact = content.read { $0.horizontalSizeClass == .compact }
    switch kind {
    case .cover, .window: return CGRect(origin: .zero, size: screen)
    case .popover(let anchor, let edge):
      let adaptation = content.words.text("presentation_compact_adaptation").split(separator: " ")
      let stays = adaptation.contains { $0 == "popover" || $0 == "none" }
      if !isCompact || stays { return popover(at: anchor, edge, area, content) }
      if adaptation.first == "fullScreenCover" { return CGRect(origin: .zero, size: screen) }
    case .inspector:
      if isCompact { break }
      var width = ScreenMetrics.inspector
      if case .number(let number)? = content.words["inspector_column_width"] { width = number }
      return CGRect(x: screen.width - width, y: 0, width: width, height: screen.height)
    case .sheet: break
    }
    return isCompact ? lowSheet(screen, area, content) : formSheet(screen, area, content)
  }

  /// A sheet at the lower edge. It grows by what the keyboard takes of it.
  private func lowSheet(
    _ screen: CGSize, _ area: SafeArea, _ content: any LayoutContent
  ) -> CGRect {
    let most = mostHeight(screen, area)
    var height = restingHeight(screen, content)
    if let keyboardTop = area.keyboardTop { height += area.container.maxY - keyboardTop }
    height = max(0, min(height, most))
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  private func mostHeight(_ screen: CGSize, _ area: SafeArea) -> CGFloat {
    screen.height - area.container.minY - ScreenMetrics.sheetTop
  }

  /// How high a sheet is at its detent.
  private func restingHeight(_ screen: CGSize, _ content: any LayoutContent) -> CGFloat {
    let most = mostHeight(screen, content.safeArea)
    guard let detents = content.words.detents else { return most }
    return content.read { detents.height(on: screen, most: most, $0) }
  }

  /// Whether touches beside the panel reach what is behind it: `presentationBackgroundInteraction`.
  private func letsTouchesBehind(
    _ panel: CGRect, on screen: CGSize, _ content: any LayoutContent
  ) -> Bool {
    guard let interaction = content.words.backgroundInteraction else { return false }
    // The keyboard makes a sheet higher, and its detent stays what it is.
    let height = content.safeArea.keyboardTop == nil ? panel.height : restingHeight(screen, content)
    return interaction.isEnabled(at: height) { detent in
      content.read { detent.height(on: screen, most: mostHeight(screen, content.safeArea), $0) }
    }
  }

  /// A sheet in the middle.
  private func formSheet(
    _ screen: CGSize, _ area: SafeArea, _ content: any LayoutContent
  ) -> CGRect {
    let sizing = content.words.text("presentation_sizing")
    var size = sizing.hasPrefix("page") ? ScreenMetrics.pageSheet : ScreenMetrics.formSheet
    if sizing.contains("fitted") {
      size = ImplicitStackRule().size(for: .unspecified, of: content)
    }
    return CGRect(size: size, inMiddleOf: area.content)
  }

  /// As large as its content likes, beside what it points at.
  private func popover(
    at anchor: PopoverAttachmentAnchor, _ edge: Edge?, _ area: SafeArea,
    _ content: any LayoutContent
  ) -> CGRect {
    let room = area.content.insetBy(
      dx: ScreenMetrics.floatingMargin, dy: ScreenMetrics.floatingMargin)
    let ideal = ImplicitStackRule().size(for: .unspecified, of: content)
    let bars = ScreenBars(content, isNavigation: false)
    let size = CGSize(
      width: min(ideal.width, room.width),
      height: min(ideal.height + bars.top + bars.bottom, room.height))
    let target = anchor.frame(in: content.anchorOnScreen ?? area.content)
    return CGRect(size: size, beside: target, at: edge ?? .bottom, in: room)
  }
}

extension CGRect {
  /// A rectangle in the middle of an area, no larger than that.
  nonisolated init(size: CGSize, inMiddleOf area: CGRect) {
    let (width, height) = (min(size.width, area.width), min(size.height, area.height))
    self.init(
      x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
  }

  /// A rectangle beside another one, on the other side where there is no room, and in any case in
  /// an area.
  nonisolated init(size: CGSize, beside target: CGRect, at edge: Edge, in area: CGRect) {
    let gap = ScreenMetrics.anchorGap
    var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
    let (above, below) = (target.minY - gap - size.height, target.maxY + gap)
    let (before, after) = (target.minX - gap - size.width, target.maxX + gap)
    switch edge {
    case .top: origin.y = above >= area.minY ? above : below
    case .bottom: origin.y = below + size.height <= area.maxY ? below : above
    case .leading: origin.x = before >= area.minX ? before : after
    case .trailing: origin.x = after + size.width <= area.maxX ? after : before
    }
    self.init(
      x: Swift.max(area.minX, Swift.min(origin.x, area.maxX - size.width)),
      y: Swift.max(area.minY, Swift.min(origin.y, area.maxY - size.height)),
      width: size.width, height: size.height)
  }
}
