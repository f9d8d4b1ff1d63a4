import Foundation
import HarnessUI

/// The boxes of a whole interface on its screen.
final class ScreenLayout {
  let root: LayoutBox
  let screen: ScreenGeometry

  init(root: LayoutBox, screen: ScreenGeometry) {
    self.root = root
    self.screen = screen
    root.place(at: .zero, in: ProposedViewSize(screen.size))
  }

  nonisolated deinit {}
}

/// The whole screen: the interface stands in the middle of what the safe areas leave.
private nonisolated struct ScreenRule: LayoutRule {
  let screen: ScreenGeometry

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize { screen.size }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let area = screen.content
    for view in content.views {
      view.place(
        in: area.size, at: area.origin, along: .center, for: ProposedViewSize(area.size))
    }
  }

  func safeArea(
    _ outer: SafeArea, inside frame: CGRect, of content: any LayoutContent
  ) -> SafeArea { SafeArea(bounds: frame, content: screen.content) }
}

extension Graph {
  /// The layout of what is shown now.
  ///
  /// - Complexity: O(what changed since, and the views beside it).
  var screenLayout: ScreenLayout? {
    guard let node = topmost, node.isAlive else { return nil }
    let screen = EnvironmentValues(scope: nil, root: environment).screen
    if let knownLayout, knownLayout.screen == screen { return knownLayout }
    let content = LayoutBox(node, ImplicitStackRule(), inner: node.layoutBoxes())
    let root = LayoutBox(node, ScreenRule(screen: screen), inner: [content])
    let layout = ScreenLayout(root: root, screen: screen)
    knownLayout = layout
    return layout
  }

  /// Something was evaluated, so that boxes may be others.
  func layoutChanged() {
    knownLayout = nil
    placesChanged()
  }

  /// Something moved: who follows places is told when the interface settles.
  func placesChanged() { geometry.isUpToDate = false }
}
