extension UIElement {
  /// Makes this element the parent of everything directly and indirectly inside.
  func adoptAll() {
    adoptChildren(at: children.indices)
    for child in children { child.adoptAll() }
    for part in parts {
      part.parent = self
      part.adoptAll()
    }
  }

  private func adoptChildren(at places: Range<Int>) {
    for position in places {
      children[position].parent = self
      children[position].latestPosition = position
    }
  }

  /// Puts elements in the place of others among the children of this one.
  ///
  /// - Complexity: O(what is inside of both), and the children behind move as a block of memory. They
  ///   find out about their new positions when somebody asks.
  func replaceChildren(
    from first: UIElement, count: Int, with new: [UIElement], in root: UIElement
  ) {
    guard let start = first.position else { return }
    let places = start..<(start + count)
    let old = Array(children[places])
    for element in old { element.parent = nil }
    root.follower?.willRemove(old)
    children.replaceSubrange(places, with: new)
    adoptChildren(at: start..<(start + new.count))
    for element in new { element.adoptAll() }
    root.follower?.didAdd(new)
  }

  /// Puts an element behind all others of the tree that this one is the root of.
  func appendChild(_ new: UIElement) {
    children.append(new)
    adoptChildren(at: children.count - 1..<children.count)
    new.adoptAll()
    follower?.didAdd([new])
  }

  /// Whether the parent has this element where it should be; a part has no place.
  var isInPlace: Bool { position != nil }

  func isAttached(to root: UIElement) -> Bool {
    var element = self
    while element !== root {
      guard element.isInPlace, let parent = element.parent else { return false }
      element = parent
    }
    return true
  }

  /// The place among the parent's children; nil for a part, and where there is no parent.
  ///
  /// - Complexity: O(children that came or went before this one since it was asked last).
  package var position: Int? {
    guard let position = parent?.children.position(of: self, near: latestPosition) else {
      return nil
    }
    let distance = abs(position - latestPosition)
    latestPosition = position
    if distance > Self.near { parent?.number(next: distance, from: position + 1) }
    return position
  }

  /// An element that is found so near to where it was is found at once.
  private static let near = 32

  /// Tells children where they are. Who was far away tells as many as were passed on the way: when
  /// one row after the other is asked, few have to be looked for.
  private func number(next count: Int, from start: Int) {
    for position in start..<min(start + count, children.count) {
      children[position].latestPosition = position
    }
  }
}

extension [UIElement] {
  /// Where an element is, looked for on both sides of where it was.
  fileprivate func position(of element: UIElement, near hint: Int) -> Int? {
    var behind = Swift.min(hint, count)
    var before = behind - 1
    while before >= 0 || behind < count {
      if behind < count {
        if self[behind] === element { return behind }
        behind += 1
      }
      if before >= 0 {
        if self[before] === element { return before }
        before -= 1
      }
    }
    return nil
  }
}
