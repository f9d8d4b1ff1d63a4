import HarnessUI

/// The boxes of the views, made when somebody asks and kept as long as nothing below them changes.
extension Node {
  /// Drops what the layout knows of this view and those around.
  func forgetLayout() {
    hasBoxes = false
    var node = parent
    while let current = node, current.hasBoxes {
      current.hasBoxes = false
      node = current.parent
    }
    graph.layoutChanged()
  }

  /// The boxes that the view gives to the container around: one, or as many as a group has.
  func layoutBoxes() -> [LayoutBox] {
    if hasBoxes { return boxes }
    let former = boxes
    boxes = makeBoxes(after: former)
    hasBoxes = true
    return boxes
  }

  private func makeBoxes(after former: [LayoutBox]) -> [LayoutBox] {
    if isCovered, parent?.layout?.measuresCovered != true { return [] }
    if let element, element.placement != .inline, element.placement != .screen {
      // Bars and what is presented have places of their own on the screen.
      _ = boxesInside
      return []
    }
    guard let rule = layout ?? usualRule else { return boxesInside }
    let keepsState = type(of: rule).keepsState
    let kept = keepsState ? former.first.flatMap { $0.node === self ? $0.kept : nil } : nil
    if type(of: rule).isTransparent { return slottedBoxes(rule).boxes }
    guard type(of: rule).goesAroundEach else {
      let (inner, slots) = slottedBoxes(rule)
      return [
        LayoutBox(self, rule, inner: inner, layers: layerBoxes, slots: slots, kept: kept)
      ]
    }
    return boxesInside.enumerated().map { index, box in
      LayoutBox(
        self, rule, inner: [box], layers: index == 0 ? layerBoxes : [],
        kept: index == 0 ? kept : nil)
    }
  }

  /// The boxes of the views inside, without what comes with them.
  private var boxesInside: [LayoutBox] {
    let inside = visibleChildren
    if inside.isEmpty { return [] }
    if inside.count == 1 || isDecorated || secondChild != nil { return inside[0].layoutBoxes() }
    return inside.flatMap { $0.layoutBoxes() }
  }

  /// The boxes inside with what a rule puts around each, and where those of each child end.
  private func slottedBoxes(
    _ rule: any LayoutRule
  ) -> (boxes: [LayoutBox], slots: [(slot: Int, end: Int)]) {
    let inside = visibleChildren
    let isOne = inside.count < 2 || isDecorated || secondChild != nil
    var boxes: [LayoutBox] = []
    var slots: [(slot: Int, end: Int)] = []
    for child in isOne ? inside.prefix(1) : inside[...] {
      let slot = if case .slot(let slot) = child.key { slot } else { 0 }
      if let around = rule.rule(around: slot) {
        for box in child.layoutBoxes() {
          boxes.append(LayoutBox(owner(around: box, by: rule), around, inner: [box]))
        }
      } else {
        boxes += child.layoutBoxes()
      }
      slots.append((slot, boxes.count))
    }
    return (boxes, slots)
  }

  /// Whose view it is that a rule puts something around: touches of a row reach the row's view.
  private func owner(around box: LayoutBox, by rule: any LayoutRule) -> Node {
    if type(of: rule).isTransparent { return self }
    var node = box.node
    if type(of: box.rule).goesAroundEach, node.layout.map({ type(of: $0).isTransparent }) == true,
      let inside = box.inner.first
    {
      node = inside.node
    }
    while let outer = node.parent, outer !== self, outer.hasBoxes, outer.boxes.count == 1,
      outer.element?.isSection != true
    {
      node = outer
    }
    return node
  }

  private var layerBoxes: [LayoutBox] {
    isDecorated ? visibleChildren.dropFirst().flatMap { $0.layoutBoxes() } : []
  }

  /// The rule of a view that gives none; nil for one that containers see through.
  private var usualRule: (any LayoutRule)? {
    if let element { return element.usualRule }
    if isFlattened || visibleChildren.isEmpty { return nil }
    return ImplicitStackRule()
  }
}

extension ElementDescription {
  /// How a control is laid out that says nothing about it.
  fileprivate var usualRule: any LayoutRule {
    activate != nil || editing != nil || adjusting != nil ? ControlRule() : ImplicitStackRule()
  }
}
