package import HarnessUI

/// Where the focus is by default.
///
/// Source: SwiftUI's documentation of `defaultFocus`, `prefersDefaultFocus` and `ResetFocusAction`.
extension Graph {
  /// Looks for the default focus of a namespace, inside the view that is its scope.
  func evaluateDefaultFocus(in namespace: Namespace.ID, _ occasion: DefaultFocusOccasion) {
    guard let scope = root?.focusScope(of: namespace) else { return }
    let preferred = scope.focusTarget(preferredIn: namespace)
    switch occasion {
    case .whenPreferred:
      if focusedNode == nil, let preferred { moveFocus(to: preferred) }
    case .reset:
      if let preferred {
        moveFocus(to: preferred)
      } else if let region = scope.firstDefaultFocus {
        region.ask()
      } else if let first = scope.firstFocusTarget {
        moveFocus(to: first)
      }
    }
  }
}

extension Node {
  fileprivate func focusScope(of namespace: Namespace.ID) -> Node? {
    for case .focusScope(namespace) in annotations { return self }
    return firstInside { $0.focusScope(of: namespace) }
  }

  fileprivate func focusTarget(preferredIn namespace: Namespace.ID) -> Node? {
    for case .prefersFocus(namespace) in annotations {
      if let target = firstFocusTarget { return target }
    }
    return firstInside { $0.focusTarget(preferredIn: namespace) }
  }

  fileprivate var firstDefaultFocus: DefaultFocus? {
    for case .defaultFocus(let region) in annotations { return region }
    return firstInside(\.firstDefaultFocus)
  }

  private func firstInside<T>(_ find: (Node) -> T?) -> T? {
    for child in children {
      if let found = find(child) { return found }
    }
    return nil
  }

  /// What counts when a user moves the focus to this view from another one: the regions that the
  /// other one is not in, outer ones first.
  package func defaultFocus(from former: Node?) -> [DefaultFocus] {
    var around: Set<ObjectIdentifier> = []
    var outer = former
    while let current = outer {
      around.insert(ObjectIdentifier(current))
      outer = current.parent
    }
    var regions: [DefaultFocus] = []
    var node: Node? = self
    while let current = node, !around.contains(ObjectIdentifier(current)) {
      for case .defaultFocus(let region) in current.annotations where region.isUserInitiated {
        regions.insert(region, at: 0)
      }
      node = current.parent
    }
    return regions
  }
}
