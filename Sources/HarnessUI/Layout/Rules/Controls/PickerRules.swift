package import Foundation

/// What children a picker has.
package nonisolated enum PickerSlot {
  static let (label, options, currentValue) = (0, 1, 2)
}

/// Shows the value, which the user changes in a menu: the label at the leading edge, the value at the
/// trailing one. The options have no place until they are shown.
nonisolated struct MenuPickerRule: LayoutRule {
  var hitShape: HitShape { .frame }

  /// As wide as the widest option, so that a choice moves nothing.
  private func valueSize(_ content: any LayoutContent) -> CGSize {
    let shown = content.views(inSlot: PickerSlot.currentValue)
    let views = shown.isEmpty ? content.views(inSlot: PickerSlot.options) : shown
    let width = views.map { $0.size(in: .unspecified).width }.max() ?? 0
    return CGSize(
      width: width + ControlMetrics.menuArrowsWidth, height: ControlMetrics.menuValueHeight)
  }

  private func label(_ content: any LayoutContent) -> StackAlgorithm? {
    let views = content.views(inSlot: PickerSlot.label)
    return views.isEmpty || content.hidesLabels ? nil : .label(views)
  }

  private func offer(_ proposal: ProposedViewSize, _ value: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - ControlMetrics.gap - value.width) },
      height: proposal.height)
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let value = valueSize(content)
    guard let label = label(content) else { return value }
    let inner = label.size(for: offer(proposal, value))
    let least = inner.width + ControlMetrics.gap + value.width
    return CGSize(
      width: max(proposal.width ?? least, least), height: max(inner.height, value.height))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    for view in content.views { view.leaveOut() }
    let value = valueSize(content)
    if let label = label(content) {
      let offer = offer(proposal, value)
      label.place(
        at: CGPoint(x: 0, y: (size.height - label.size(for: offer).height) / 2), for: offer)
    }
    for view in content.views(inSlot: PickerSlot.currentValue) {
      let own = view.size(in: .unspecified)
      view.place(
        at: CGPoint(x: size.width - value.width, y: (size.height - own.height) / 2),
        in: .unspecified)
    }
  }
}

/// Options that are always shown, each as wide or as high as the others.
nonisolated struct OptionsRule: LayoutRule {
  /// Along which the options stand: segments beside each other, rows below each other.
  let axis: Axis
  /// Of an option; of all of them beside each other.
  let height: CGFloat
  /// Of the whole where that is not what the options take: what does not fit is cut off.
  var wholeHeight: CGFloat?
  /// Whether the label stands above the options.
  var showsLabel = false

  var hitShape: HitShape { .frame }

  func rule(around slot: Int) -> (any LayoutModifierRule)? {
    slot == PickerSlot.options ? OptionRule() : nil
  }

  private func label(_ content: any LayoutContent) -> StackAlgorithm? {
    let views = content.views(inSlot: PickerSlot.label)
    return views.isEmpty || !showsLabel || content.hidesLabels ? nil : .label(views)
  }

  private func offer(_ width: CGFloat, of count: Int) -> CGSize {
    CGSize(width: axis == .horizontal ? width / CGFloat(max(1, count)) : width, height: height)
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let options = content.views(inSlot: PickerSlot.options)
    let widest = options.map { $0.size(in: .unspecified).width }.max() ?? 0
    let ideal = axis == .horizontal ? widest * CGFloat(options.count) : widest
    let label = label(content)?.size(for: proposal) ?? .zero
    let rows = axis == .horizontal ? height : height * CGFloat(options.count)
    return CGSize(
      width: proposal.width ?? max(ideal, label.width), height: (wholeHeight ?? rows) + label.height
    )
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    for view in content.views { view.leaveOut() }
    var y: CGFloat = 0
    if let label = label(content) {
      label.place(at: .zero, for: proposal)
      y = label.size(for: proposal).height
    }
    let options = content.views(inSlot: PickerSlot.options)
    let offer = offer(size.width, of: options.count)
    // The rows of a wheel stand around its middle.
    if let wholeHeight { y += (wholeHeight - height * CGFloat(options.count)) / 2 }
    for (number, option) in options.enumerated() {
      let along = CGFloat(number)
      option.place(
        at: axis == .horizontal
          ? CGPoint(x: along * offer.width, y: y) : CGPoint(x: 0, y: y + along * offer.height),
        in: ProposedViewSize(offer))
    }
  }

  func clip(in size: CGSize, of content: any LayoutContent) -> Clip? {
    wholeHeight == nil ? nil : Clip(CGRect(origin: .zero, size: size))
  }
}

/// An option of a picker, which takes all that it is offered; what shows it stands in the middle.
package nonisolated struct OptionRule: LayoutModifierRule {
  package var hitShape: HitShape { .frame }

  package func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.view.size(in: proposal))
  }

  package func place(
    _ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize
  ) { content.view.place(in: size, along: .center, for: proposal) }
}
