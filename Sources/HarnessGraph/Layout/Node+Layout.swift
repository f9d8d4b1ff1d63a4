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

  /// The boxes of the view: one, or as many as a group has.
  func layoutBoxes() -> [LayoutBox] {
    if hasBoxes { return boxes }
    let former = boxes
    boxes = makeBoxes(after: former)
    hasBoxes = true
    return boxes
  }

  /// Those that the view gives to the container around. Bars and what is presented have places of
  /// their own on the screen.
  private var boxesForContainer: [LayoutBox] {
    let own = layoutBoxes()
    return standsApart ? [] : own
  }

  private var standsApart: Bool {
    if layout?.standsInFront == true { return true }
    return element.map { $0.placement != .inline && $0.placement != .screen } ?? false
  }

  private func makeBoxes(after former: [LayoutBox]) -> [LayoutBox] {
    screenParts = nil
    if isCovered, parent?.layout?.measuresCovered != true { return [] }
    let (inside, layers) = (boxesInside, layerBoxes)
    let parts = ScreenParts.handedUp(by: childrenInLayout)
    let boxes = makeBoxes(inside, layers, parts, after: former)
    handUp(boxes, parts)
    return boxes
  }

  private func makeBoxes(
    _ inside: [LayoutBox], _ layers: [LayoutBox], _ parts: ScreenParts?, after former: [LayoutBox]
  ) -> [LayoutBox] {
    guard let rule = layout ?? usualRule(around: inside, layers) else { return inside }
    let keepsState = type(of: rule).keepsState
    let kept = keepsState ? former.first.flatMap { $0.node === self ? $0.kept : nil } : nil
    if type(of: rule).isTransparent { return slottedBoxes(rule).boxes }
    guard type(of: rule).goesAroundEach else {
      let (inner, slots) = slottedBoxes(rule)
      let isScreen = element?.placement.isScreen == true
      return [
        LayoutBox(
          self, rule, inner: inner, layers: isScreen ? parts?.layers ?? [] : layers, slots: slots,
          words: parts?.words, kept: kept)
      ]
    }
    return inside.enumerated().map { index, box in
      LayoutBox(
        self, rule, inner: [box], layers: index == 0 ? layers : [], words: parts?.words,
        kept: index == 0 ? kept : nil)
    }
  }

  /// Hands to the screen around what belongs to it.
  private func handUp(_ boxes: [LayoutBox], _ inside: ScreenParts?) {
    var parts = inside
    let placement = element?.placement ?? .inline
    if placement.isScreen { parts = parts?.beyond(placement) }
    if layout?.standsInFront == true {
      parts = ScreenParts.adding(inFront: boxes, to: parts)
    } else if standsApart {
      parts = ScreenParts.adding(layers: boxes, to: parts)
    }
    screenParts = annotations.isEmpty ? parts : ScreenParts.adding(annotations, to: parts)
  }

  /// The views inside that have boxes; of a control with two faces only the first.
  private var childrenInLayout: [Node] {
    let inside = visibleChildren
    return secondChild != nil ? Array(inside.prefix(1)) : inside
  }

  /// The boxes of the views inside, without what comes with them.
  private var boxesInside: [LayoutBox] {
    let inside = visibleChildren
    if inside.isEmpty { return [] }
    if inside.count == 1 || companions != nil || secondChild != nil {
      return inside[0].boxesForContainer
    }
    return inside.flatMap { $0.boxesForContainer }
  }

  /// The boxes inside with what a rule puts around each, and where those of each child end.
  private func slottedBoxes(
    _ rule: any LayoutRule
  ) -> (boxes: [LayoutBox], slots: [(slot: Int, end: Int)]) {
    let inside = visibleChildren
    let isOne = inside.count < 2 || companions != nil || secondChild != nil
    var boxes: [LayoutBox] = []
    var slots: [(slot: Int, end: Int)] = []
    for child in isOne ? inside.prefix(1) : inside[...] {
      let slot = if case .slot(let slot) = child.key { slot } else { 0 }
      if let around = rule.rule(around: slot) {
        for box in child.boxesForContainer {
          boxes.append(LayoutBox(owner(around: box, by: rule), around, inner: [box]))
        }
      } else {
        boxes += child.boxesForContainer
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

  /// The boxes of what stands beside the view's content.
  private var layerBoxes: [LayoutBox] {
    guard let companions else { return [] }
    // All are asked: they may hand something to the screen.
    let boxes = visibleChildren.dropFirst().flatMap { $0.boxesForContainer }
    return companions == .layer ? boxes : []
  }

  /// The rule of a view that gives none; nil for one that containers see through.
  private func usualRule(around inside: [LayoutBox], _ layers: [LayoutBox]) -> (any LayoutRule)? {
    guard let rule = usualRule else { return nil }
    // A stack of one view is that view.
    let isAlone = inside.count == 1 && layers.isEmpty && !standsApart
    return isAlone && rule is ImplicitStackRule ? nil : rule
  }

  private var usualRule: (any LayoutRule)? {
    if let element {
      // The items of a toolbar stand in several bars.
      if element.role == .toolbar, element.placement == .bar { return nil }
      let isControl =
        element.activate != nil || element.editing != nil || element.adjusting != nil
      guard isControl else { return ImplicitStackRule() }
      return environment.controlsFillRows ? SegmentRule() : ControlRule()
    }
    // What a component is made of stands in the container as if it were written there.
    if isFlattened || isComponent || visibleChildren.isEmpty { return nil }
    return ImplicitStackRule()
  }
}
