import HarnessGraph
import HarnessUI

/// What stands between a user and an element.
extension UIElement {
  /// The reason why a user can't act on the element, first things first: gone, disabled, hidden.
  func check() throws(Refusal) {
    if !node.isPresent {
      let progress = node.isAlive ? "is leaving" : "has left"
      throw Refusal(kind: .gone, message: "\(name) \(progress) the interface")
    }
    if let disabledBy {
      throw Refusal(kind: .disabled, message: "\(name) is disabled by \(cause(disabledBy))")
    }
    if let hiddenBy {
      throw Refusal(kind: .hidden, message: "\(name) is hidden by \(cause(hiddenBy))")
    }
  }

  /// Refuses while the system asks something: until it has an answer nobody reaches the app.
  func checkCover() throws(Refusal) {
    guard let prompt = coveringPrompt else { return }
    let labels = prompt.children.filter { $0.roles.contains(.button) }.map(\.label.quoted)
    throw Refusal(
      kind: .covered,
      message:
        "\(name) is behind the system's alert \(prompt.label.quoted); tap one of its buttons "
        + "first: \(labels.joined(separator: ", "))")
  }

  /// The reason why touches do not reach the element, although a user can see it.
  func checkTouches() throws(Refusal) {
    // A name or a gesture may stand around the view that a finger goes through.
    let touched = node.soleContent
    if let cause = touched.untouchable(below: nil) { throw untouched(because: cause) }
    if let cause = touched.transparent {
      throw Refusal(
        kind: .untouchable,
        message: "\(name) takes no touches: the opacity of \(self.cause(cause)) is 0")
    }
  }

  private func untouched(because node: Node) -> Refusal {
    Refusal(
      kind: .untouchable,
      message: "\(name) takes no touches: hit testing is turned off for \(cause(node))")
  }

  /// The same for a view inside the element, which is what a tap in its middle hits.
  func checkInside(to inner: Node) throws(Refusal) {
    var (disabler, hider): (Node?, Node?)
    var node: Node? = inner
    while let current = node, current !== self.node {
      for annotation in current.annotations {
        if case .disabled = annotation { disabler = current }
        if case .hidden = annotation { hider = current }
      }
      node = current.parent
    }
    // An ancestor answers: what it disables or hides was checked with the element.
    guard node != nil else { return }
    if let cause = inner.untouchable(below: self.node) { throw untouched(because: cause) }
    if let disabler {
      throw Refusal(kind: .disabled, message: "\(name) is disabled by \(cause(disabler))")
    }
    if let hider {
      throw Refusal(kind: .hidden, message: "\(name) is hidden by \(cause(hider))")
    }
  }

  func cause(_ node: Node) -> String {
    let place = node.place
    return isDrawn(by: place)
      ? "itself (\(place.placePath))" : "\(place.placeName) (\(place.placePath))"
  }

  /// Whether a view is the element's own: for a control drawn by another one there are two.
  private func isDrawn(by place: Node) -> Bool {
    if place === node.place { return true }
    guard roles.count > 1, let role = place.element?.role else { return false }
    return roles.contains(role)
  }
}

extension Node {
  /// The farthest view around that is not to be seen at all.
  fileprivate var transparent: Node? {
    var found: Node?
    var node: Node? = self
    while let current = node {
      for case .attribute("opacity", .number(0)) in current.annotations { found = current }
      node = current.parent
    }
    return found
  }

  /// The farthest view around, below another one, that lets touches through.
  fileprivate func untouchable(below top: Node?) -> Node? {
    var found: Node?
    var node: Node? = self
    while let current = node, current !== top {
      for case .untouchable in current.annotations { found = current }
      node = current.parent
    }
    return found
  }
}
