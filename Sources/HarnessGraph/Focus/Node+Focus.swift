package import HarnessUI

/// Where the focus can be, and what a view learns of it.
extension Node {
  package nonisolated func focusShallFollow(_ state: any FocusFollower) {
    // A state tells on the graph's thread only.
    nonisolated(unsafe) let state = state
    MainActor.assumeIsolated {
      if !graph.focus.requests.contains(where: { $0 === state }) {
        graph.focus.requests.append(state)
      }
    }
  }

  /// The node says something for the rest of the app while the focus is inside.
  package func speaksWhileFocused() {
    if evaluations == 1 { graph.focus.speakers.append(self) }
    graph.focus.speakersHaveChanged = true
  }

  /// The states tied to this view and to those around it.
  var focusLinks: [FocusLink] {
    var links: [FocusLink] = []
    let isSearch = isSearchField
    var node: Node? = self
    while let current = node {
      for annotation in current.annotations {
        switch annotation {
        case .focus(let link): links.append(link)
        case .searchFocus(let link) where isSearch: links.append(link)
        default: break
        }
      }
      node = current.parent
    }
    return links
  }

  /// The first view in document order that can take the focus and that a state asks for.
  func focusTarget(of state: any FocusFollower) -> Node? {
    for annotation in annotations {
      var target: Node?
      switch annotation {
      case .focus(let link) where link.state === state && link.isWanted():
        target = firstFocusTarget
      case .searchFocus(let link) where link.state === state && link.isWanted():
        target = firstFocusTarget(\.isSearchField)
      default: break
      }
      if let target { return target }
    }
    for child in visibleChildren {
      if let target = child.focusTarget(of: state) { return target }
    }
    return nil
  }

  /// The first view in document order, from this one inwards, that can take the focus: fields and
  /// focusable views before controls.
  var firstFocusTarget: Node? {
    firstFocusTarget(\.asksForFocus) ?? firstFocusTarget { _ in true }
  }

  private func firstFocusTarget(_ isWanted: (Node) -> Bool) -> Node? {
    if let canBeFocused, isWanted(self), isInSight { return canBeFocused ? self : nil }
    for child in visibleChildren {
      if let target = child.firstFocusTarget(isWanted) { return target }
    }
    return nil
  }

  private var asksForFocus: Bool {
    element?.editing != nil || annotations.contains(where: \.makesFocusable)
  }

  private var isSearchField: Bool { element?.role == .searchField }

  /// Whether the view has what it takes to keep the focus.
  var canKeepFocus: Bool { isPresent && canBeFocused == true && isInSight }

  /// Whether the view is on the screen, and neither hidden itself nor by a view around.
  private var isInSight: Bool {
    var node: Node? = self
    while let current = node {
      if current.isCovered { return false }
      for case .hidden in current.annotations { return false }
      // What is presented is seen, whatever becomes of the view that presents it.
      if current.element?.placement == .presentation { return true }
      node = current.parent
    }
    return true
  }

  /// Whether the view takes the focus; nil where those inside decide.
  private var canBeFocused: Bool? {
    for case .focusable(let interactions) in annotations {
      return interactions != nil && environment.isEnabled ? true : nil
    }
    guard let element, element.editing != nil || element.activate != nil || element.adjusting != nil
    else { return nil }
    return environment.isEnabled
  }

  /// The view that takes the focus for an element of this node; nil for none.
  package var ownFocusTarget: Node? {
    if canBeFocused == true { return self }
    var node = self
    while let outer = node.parent, outer.children.count == 1, outer.element == nil {
      if outer.annotations.contains(where: \.makesFocusable) {
        return outer.canBeFocused == true ? outer : nil
      }
      node = outer
    }
    return nil
  }

  /// What views inside see of the focus.
  func showFocus(_ isFocused: Bool) {
    let isKnown = scope !== inherited
    setEnvironment(.focus(isFocused))
    if !isKnown, evaluations == 1 { inheritAnew() }
  }
}

extension Annotation {
  fileprivate var makesFocusable: Bool {
    if case .focusable(_?) = self { return true }
    return false
  }
}
