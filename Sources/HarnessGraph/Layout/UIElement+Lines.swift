package import Foundation
import HarnessUI

/// How a text stands on the screen.
extension UIElement {
  /// A line of a text: what is shown of it, and where.
  package struct ShownLine {
    package let text: String
    /// The left end of the baseline, in the screen's coordinates.
    package let start: CGPoint
    package let width: CGFloat
    package let height: CGFloat
  }

  /// The lines of a text, from top to bottom; empty of what is no text or has no place.
  package var shownLines: [ShownLine] {
    guard let box = node.shownBoxes.first, box.node === node, let frame,
      let (layout, alignment) = box.rule.textLines(for: box.proposal, of: box),
      layout.size.width > 0, layout.size.height > 0
    else { return [] }
    // Something around may have scaled it.
    let across = frame.width / layout.size.width
    let down = frame.height / layout.size.height
    return layout.lines.map { line in
      let free = layout.size.width - line.width
      let indent =
        switch alignment {
        case .leading: 0.0
        case .center: free / 2
        case .trailing: free
        }
      return ShownLine(
        text: line.text,
        start: CGPoint(x: frame.minX + indent * across, y: frame.minY + line.baseline * down),
        width: line.width * across, height: line.height * down)
    }
  }
}

extension Graph {
  /// The size of the screen on which the interface is shown, in points.
  package var screenSize: CGSize {
    EnvironmentValues(scope: nil, root: environment).screen.size
  }
}
