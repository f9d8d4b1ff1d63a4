import HarnessUI

/// Who has the focus of a graph, and which states ask to move it.
struct FocusRecord {
  var node: Node?
  /// The states that follow the focus where it is.
  var links: [FocusLink] = []
  /// The states that were written since the graph settled last.
  var requests: [any FocusFollower] = []
  /// How often a state has asked for the view that has the focus already.
  var confirmations = 0
  /// Views that say something for the rest of the app while the focus is in them.
  var speakers: [Node] = []
  var speakersHaveChanged = false
}

extension Graph {
  /// The view that has the focus, as long as it is there.
  package var focusedNode: Node? {
    guard let node = focus.node, node.isPresent else { return nil }
    return node
  }

  /// Grows when a state asks for the view that has the focus already: the app wants it to stay.
  package var focusConfirmations: Int { focus.confirmations }

  /// Gives a view the focus, or nobody. What the app is told runs when the graph settles next.
  package func moveFocus(to node: Node?) {
    if focus.node === node { return }
    loseFocus()
    guard let node, node.isAlive else { return }
    focus.node = node
    focus.links = node.focusLinks
    for link in focus.links { link.gain() }
    node.showFocus(true)
    if let editing = node.element?.editing {
      later { [weak node] in
        editing.onEditingChanged(true)
        node?.scrollIntoSight()
      }
    }
    focus.speakersHaveChanged = true
  }

  private func loseFocus() {
    guard let node = focus.node else { return }
    let links = focus.links
    focus.node = nil
    focus.links = []
    for link in links { link.lose() }
    focus.speakersHaveChanged = true
    guard node.isAlive else { return }
    node.showFocus(false)
    if let editing = node.element?.editing { later { editing.onEditingChanged(false) } }
  }

  /// Moves the focus as the states say; whether there was anything to do.
  func followFocus() -> Bool {
    var didFollow = false
    if let node = focus.node, !node.canKeepFocus {
      loseFocus()
      didFollow = true
    }
    if !focus.requests.isEmpty {
      let requests = focus.requests
      focus.requests = []
      for state in requests { follow(state) }
      didFollow = true
    }
    if focus.speakersHaveChanged {
      focus.speakersHaveChanged = false
      if listenToSpeakers() { didFollow = true }
    }
    return didFollow
  }

  private func follow(_ state: any FocusFollower) {
    if state.isResting {
      if focus.links.contains(where: { $0.state === state }) { moveFocus(to: nil) }
    } else if let target = root?.focusTarget(of: state) {
      if target === focus.node { focus.confirmations += 1 }
      moveFocus(to: target)
    } else {
      state.rest()
    }
  }

  /// Gathers what views say for the rest of the app: the nearest to the focus wins, then the scene.
  private func listenToSpeakers() -> Bool {
    focus.speakers.removeAll { !$0.isAlive }
    var values = FocusedValues()
    for speaker in focus.speakers {
      for case .focusedValue(let entry) in speaker.annotations where entry.isForScene {
        values.take(entry)
      }
    }
    var around: [Node] = []
    var node = focusedNode
    while let current = node {
      around.append(current)
      node = current.parent
    }
    for current in around.reversed() {
      for case .focusedValue(let entry) in current.annotations where !entry.isForScene {
        values.take(entry)
      }
    }
    return environment.focusedValues.replace(with: values)
  }
}
