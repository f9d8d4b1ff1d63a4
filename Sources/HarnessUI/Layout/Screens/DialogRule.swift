import Foundation

/// An alert in the middle of the screen, or a choice at its lower edge: what it says, its fields, its
/// buttons.
nonisolated struct DialogRule: LayoutRule {
  let title: String
  /// A choice between actions; else an alert.
  let isChoice: Bool
  /// Whether the title is seen: of a choice only where it is asked for.
  let showsTitle: Bool

  var standsInFront: Bool { true }
  var dependsOnPlace: Bool { true }
  var hitShape: HitShape { .frame }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func shownFrame(in screen: CGSize, of content: any LayoutContent) -> CGRect {
    let area = content.safeArea
    let isLow = isLow(content)
    let width = min(
      isLow ? area.content.width - 2 * ScreenMetrics.floatingMargin : ScreenMetrics.alertWidth,
      area.content.width)
    let rows = rows(content, width)
    let height = rows.last?.frame.maxY ?? 0
    if !isLow {
      return CGRect(size: CGSize(width: width, height: height), inMiddleOf: area.content)
    }
    // Without a home indicator there is a margin instead.
    let bottom = min(area.content.maxY, screen.height - ScreenMetrics.floatingMargin)
    return CGRect(
      x: area.content.midX - width / 2, y: bottom - height, width: width, height: height)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let panel = shownFrame(in: size, of: content)
    for view in content.layers { view.leaveOut() }
    for row in rows(content, panel.width) {
      row.view?.place(
        at: CGPoint(x: panel.minX + row.frame.minX, y: panel.minY + row.frame.minY),
        in: ProposedViewSize(row.frame.size))
    }
  }

  func safeArea(
    _ outer: SafeArea, inside frame: CGRect, of content: any LayoutContent
  ) -> SafeArea { outer.within(shownFrame(in: frame.size, of: content)) }

  private func isLow(_ content: any LayoutContent) -> Bool {
    isChoice && content.read { $0.horizontalSizeClass == .compact }
  }

  // MARK: Rows

  /// One thing in the dialog, in the panel's coordinates; the title has no view.
  private struct Row {
    var view: (any LayoutChild)?
    var frame: CGRect
  }

  private func rows(_ content: any LayoutContent, _ width: CGFloat) -> [Row] {
    var rows: [Row] = []
    var y: CGFloat = 0
    let inner = width - 2 * ScreenMetrics.alertPadding
    func said(_ view: (any LayoutChild)?, _ height: CGFloat) {
      y += rows.isEmpty ? ScreenMetrics.alertPadding : ScreenMetrics.alertSpacing
      rows.append(
        Row(
          view: view,
          frame: CGRect(x: ScreenMetrics.alertPadding, y: y, width: inner, height: height)))
      y += height
    }
    if showsTitle, !title.isEmpty { said(nil, titleHeight(content, inner)) }
    let offer = ProposedViewSize(width: inner, height: nil)
    let views = content.views.filter { !$0.isDialogButton }
    for view in content.layers where view.traits.slot == .message {
      said(view, view.size(in: offer).height)
    }
    for view in views { said(view, view.size(in: offer).height) }
    if !rows.isEmpty { y += ScreenMetrics.alertPadding }
    placeButtons(buttons(content), below: y, width, isLow(content), in: &rows)
    return rows
  }

  private func placeButtons(
    _ buttons: [any LayoutChild], below top: CGFloat, _ width: CGFloat, _ isLow: Bool,
    in rows: inout [Row]
  ) {
    var y = top
    if !isChoice, buttons.count == 2 {
      for (index, view) in buttons.enumerated() {
        rows.append(
          Row(
            view: view,
            frame: CGRect(
              x: width / 2 * CGFloat(index), y: y, width: width / 2,
              height: ScreenMetrics.alertButton)))
      }
      return
    }
    let height = isLow ? ScreenMetrics.dialogButton : ScreenMetrics.alertButton
    for view in buttons {
      // The way out of a choice stands apart at the end.
      if isLow, view.isCancelButton { y += ScreenMetrics.floatingMargin }
      rows.append(Row(view: view, frame: CGRect(x: 0, y: y, width: width, height: height)))
      y += height
    }
  }

  /// The buttons from top to bottom; the platform's where the dialog has none of its own.
  private func buttons(_ content: any LayoutContent) -> [any LayoutChild] {
    let own = content.views.filter(\.isDialogButton)
    let isEnough = isChoice ? own.contains(where: \.isCancelButton) : !own.isEmpty
    let all = isEnough ? own : own + content.layers.filter { $0.traits.slot == .defaultAction }
    return isChoice
      ? all.filter { !$0.isCancelButton } + all.filter(\.isCancelButton) : all
  }

  private func titleHeight(_ content: any LayoutContent, _ width: CGFloat) -> CGFloat {
    let size = content.read { environment in
      TextBlock.of(Text(verbatim: title).font(.headline), in: environment)
        .layout(width: Double(width)).size
    }
    return CGFloat(size.height)
  }
}

extension LayoutChild {
  nonisolated fileprivate var isDialogButton: Bool { firstElement?.role == .button }

  nonisolated fileprivate var isCancelButton: Bool {
    firstElement?.attributes.contains { $0 == ("button_role", .string("cancel")) } == true
  }

  nonisolated private var firstElement: ElementDescription? { elements.first }
}

/// A button of a dialog, as wide and as high as its row.
nonisolated struct DialogButtonRule: LayoutRule {
  var hitShape: HitShape { .frame }

  func change(_ traits: inout LayoutTraits) { traits.slot = .defaultAction }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: ScreenMetrics.alertWidth, height: ScreenMetrics.alertButton))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {}
}
