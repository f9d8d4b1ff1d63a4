import Foundation
package import HarnessGraph
import HarnessUI

/// What is between a finger and an element on the screen.
extension UIElement {
  /// Where a finger comes down on the element; nil where it has no place on the screen, so that
  /// nothing can be said against it.
  ///
  /// - Parameter offset: from the element's top left corner; nil: the middle of what is to be seen.
  /// - Throws: when the finger would reach something else, or nothing.
  func pointInReach(at offset: CGPoint? = nil) throws(Refusal) -> CGPoint? {
    switch reach(at: offset) {
    case .reached(let point): return point
    case .unplaced: return nil
    case .empty(let size):
      throw Refusal(kind: .offScreen, message: "\(name) has no size: \(size.text)")
    case .outside(let point, let size):
      throw Refusal(
        kind: .outside,
        message: "\(point.text) is no point of \(name), which is \(size.text) points large")
    case .covered(let node):
      throw Refusal(kind: .covered, message: "\(name) is covered by \(description(ofCover: node))")
    case .cutOff(let node):
      throw Refusal(
        kind: .offScreen,
        message: "\(name) is cut off by \(cause(node))\(scrollingNote(for: node))")
    case .offScreen(let frame, let screen):
      throw Refusal(
        kind: .offScreen,
        message: "\(name) is not on the screen: its frame \(frame.text) is "
          + "\(frame.side(of: screen)) the screen (\(screen.text)) and \(scrollingState)")
    }
  }

  /// Where a finger comes down that nothing stops.
  func anyPoint(at offset: CGPoint?) -> CGPoint? {
    guard let frame = visibleFrame ?? frame else { return nil }
    guard let offset else { return CGPoint(x: frame.midX, y: frame.midY) }
    let corner = self.frame?.origin ?? .zero
    return CGPoint(x: corner.x + offset.x, y: corner.y + offset.y)
  }

  /// The view in front, as an element where it is one: what is presented as a whole, a control as the
  /// control, which is what a tree shows.
  private func description(ofCover node: Node) -> String {
    var root = self
    while let parent = root.parent { root = parent }
    var covers: [UIElement] = []
    root.forEach { element in
      if element !== root, element.node.contains(node), !element.node.contains(self.node) {
        covers.append(element)
      }
    }
    let presented = covers.first { $0.node.element?.placement == .presentation }
    let found = presented ?? covers.max { $0.node.depth < $1.node.depth }
    guard let found else { return "\(node.placeName) (\(node.placePath))" }
    return "\(found.name) (\(found.node.placePath))"
  }

  private func scrollingNote(for node: Node) -> String {
    guard let area = self.node.scrollAreasAround.first(where: { $0.node === node }) else {
      return ""
    }
    return area.isEnabled ? ", which can't scroll to it" : ", which must not scroll: scrollDisabled"
  }

  /// Why scrolling did not help.
  private var scrollingState: String {
    let areas = node.scrollAreasAround
    if areas.isEmpty { return "nothing around it scrolls" }
    if let area = areas.first(where: { !$0.isEnabled }) {
      return "\(area.node.placeName) (\(area.node.placePath)) must not scroll: scrollDisabled"
    }
    return "what scrolls around it can't go further"
  }
}

extension InputDevice {
  /// Whether a user could touch the element where it is now; nothing is scrolled.
  package func isHittable(_ element: UIElement) -> Bool { obstacle(before: element) == nil }

  /// Why a user could not touch the element where it is now; nil where one could.
  package func obstacle(before element: UIElement) -> Refusal? {
    do throws(Refusal) {
      try element.check()
      try element.checkTouches()
      try element.checkCover()
      _ = try element.pointInReach()
      return nil
    } catch {
      return error
    }
  }

  /// Brings the element into sight as a user does, and answers where a finger comes down on it.
  func pointInSight(
    of element: UIElement, at offset: CGPoint? = nil
  ) throws(Refusal) -> CGPoint? {
    // What comes into sight may be laid out anew, and then not be where it was.
    for _ in 0..<Self.scrollAttempts where element.scrollIntoView() { graph.settle() }
    if element.scrollFromBehindPinned() { graph.settle() }
    return try element.pointInReach(at: offset)
  }

  /// Content that moves each time it is scrolled is left alone after so many times (ours).
  private static let scrollAttempts = 3
}

extension Node {
  /// Whether a view is this one or in it.
  fileprivate func contains(_ other: Node) -> Bool {
    var node: Node? = other
    while let current = node, current.depth >= depth {
      if current === self { return true }
      node = current.parent
    }
    return false
  }
}

// MARK: Numbers in sentences

nonisolated extension CGRect {
  /// `(0, 900, 390, 44)`.
  fileprivate var text: String {
    "(\(minX.text), \(minY.text), \(width.text), \(height.text))"
  }

  fileprivate func side(of screen: CGSize) -> String {
    if minY >= screen.height { return "below" }
    if maxY <= 0 { return "above" }
    return minX >= screen.width ? "right of" : "left of"
  }
}

nonisolated extension CGSize {
  /// `390 × 844`.
  fileprivate var text: String { "\(width.text) × \(height.text)" }
}

nonisolated extension CGPoint {
  fileprivate var text: String { "(\(x.text), \(y.text))" }
}

nonisolated extension CGFloat {
  /// With one decimal at most.
  fileprivate var text: String {
    let rounded = (self * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? "\(Double(rounded))"
  }
}
