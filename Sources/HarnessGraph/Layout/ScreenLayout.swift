import Foundation
import HarnessUI

/// The boxes of a whole interface on its screen.
final class ScreenLayout {
  let root: LayoutBox
  let screen: ScreenGeometry
  /// The field that the keyboard types into; nil while it is down.
  let keyboardField: ObjectIdentifier?
  /// What the last touch hit: a word asks more than once.
  private var lastHit: (point: CGPoint, box: LayoutBox?)?

  init(root: LayoutBox, screen: ScreenGeometry, keyboardField: ObjectIdentifier?) {
    self.root = root
    self.screen = screen
    self.keyboardField = keyboardField
    root.place(at: .zero, in: ProposedViewSize(screen.size))
  }

  nonisolated deinit {}

  /// The box that a touch at a point of the screen reaches.
  func hit(at point: CGPoint) -> LayoutBox? {
    if let lastHit, lastHit.point == point { return lastHit.box }
    let box = root.hit(at: point)
    lastHit = (point, box)
    return box
  }

  /// Something was scrolled.
  func forgetHit() { lastHit = nil }
}

/// The whole screen: the interface stands in the middle of what the safe areas leave, in front of it
/// what is presented, and in front of all the keyboard.
private nonisolated struct ScreenRule: LayoutRule {
  let screen: ScreenGeometry
  /// How much the keyboard covers, in points; nil while it is down.
  let keyboard: CGFloat?
  /// How many of the views are bars at the keyboard; they are the last ones but the keyboard.
  let keyboardBars: Int

  private var keyboardTop: CGFloat? {
    guard let keyboard else { return nil }
    return max(
      0, screen.size.height - keyboard - (keyboardBars > 0 ? ScreenMetrics.keyboardBar : 0))
  }

  private var area: SafeArea {
    SafeArea(
      bounds: CGRect(origin: .zero, size: screen.size), container: screen.content,
      keyboardTop: keyboardTop)
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize { screen.size }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let area = area.content
    content.views[0].place(
      in: area.size, at: area.origin, along: .center, for: ProposedViewSize(area.size))
    let isUp = keyboard != nil
    let ends = isUp ? content.views.count - keyboardBars - 1 : content.views.count
    for view in content.views[1..<ends] { view.place(at: .zero, in: ProposedViewSize(size)) }
    guard let keyboard, let last = content.views.last else { return }
    last.place(
      at: CGPoint(x: 0, y: max(0, size.height - keyboard)),
      in: ProposedViewSize(width: size.width, height: keyboard))
    place(content.views[ends..<content.views.count - 1], aboveKeyboardIn: size)
  }

  /// Items of toolbars that are shown with the keyboard stand in a row above it.
  private func place(_ bars: ArraySlice<any LayoutChild>, aboveKeyboardIn size: CGSize) {
    guard let top = keyboardTop else { return }
    let offer = ProposedViewSize(width: nil, height: ScreenMetrics.keyboardBar)
    var x = ScreenMetrics.barMargin
    for bar in bars {
      let own = bar.size(in: offer)
      bar.place(
        at: CGPoint(x: x, y: top + (ScreenMetrics.keyboardBar - own.height) / 2), in: offer)
      x += own.width + ScreenMetrics.barMargin
    }
  }

  func safeArea(
    _ outer: SafeArea, inside frame: CGRect, of content: any LayoutContent
  ) -> SafeArea { area }
}

/// All of what is offered: the keyboard.
private nonisolated struct KeyboardRule: LayoutRule {
  var hitShape: HitShape { .frame }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {}
}

extension Graph {
  /// The layout of what is shown now.
  ///
  /// - Complexity: O(what changed since, and the views beside it).
  var screenLayout: ScreenLayout? {
    guard let node = topmost, node.isAlive else { return nil }
    let screen = EnvironmentValues(scope: nil, root: environment).screen
    let field = keyboardField
    let fieldID = field.map(ObjectIdentifier.init)
    if let knownLayout, knownLayout.screen == screen, knownLayout.keyboardField == fieldID {
      return knownLayout
    }
    let inner = node.layoutBoxes()
    let parts = node.screenParts
    var views = [interface(of: node, inner, parts)]
    // What came last is in front.
    views += (parts?.inFront ?? []).sorted { $0.node.serial < $1.node.serial }
    var bars: [LayoutBox] = []
    if let field {
      bars = (parts?.layers ?? []).filter {
        $0.traits.slot == .keyboard && $0.node.presentation === field.presentation
      }
      views += bars
      views.append(keyboardBox(for: field))
    }
    let rule = ScreenRule(
      screen: screen, keyboard: field == nil ? nil : ScreenMetrics.keyboardHeight(on: screen),
      keyboardBars: bars.count)
    let layout = ScreenLayout(
      root: LayoutBox(node, rule, inner: views), screen: screen, keyboardField: fieldID)
    knownLayout = layout
    return layout
  }

  /// The interface, with the bars that no screen in it has taken.
  private func interface(of node: Node, _ inner: [LayoutBox], _ parts: ScreenParts?) -> LayoutBox {
    let bars = (parts?.layers ?? []).filter { $0.traits.slot != .keyboard }
    if bars.isEmpty { return LayoutBox(node, ImplicitStackRule(), inner: inner) }
    return LayoutBox(
      node, NavigationRule(isNavigation: false), inner: inner, layers: bars, words: parts?.words)
  }

  private func keyboardBox(for field: Node) -> LayoutBox {
    let node = keyboardElement(with: [], for: field).node
    let box = LayoutBox(node, KeyboardRule(), inner: [])
    node.boxes = [box]
    node.hasBoxes = true
    return box
  }

  /// Something was evaluated, so that boxes may be others.
  func layoutChanged() {
    knownLayout = nil
    placesChanged()
  }

  /// Something moved: who follows places is told when the interface settles.
  func placesChanged() {
    knownLayout?.forgetHit()
    geometry.isUpToDate = false
  }
}
