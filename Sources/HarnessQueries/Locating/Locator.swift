package import HarnessGraph
import HarnessUI

/// A lazy way to elements: the steps of a chain, gone through anew at each use.
package struct Locator {
  package indirect enum Step {
    /// What a query finds below the current elements.
    case find(ElementQuery)
    /// What another locator finds, seen from each of the current elements.
    case below(Locator)
    case filter(ElementQuery)
    /// What stands directly inside the current elements.
    case children
    /// One of them: counted from 1, or from the end with negative numbers.
    case nth(Int)
    case first, last
    case parent
    /// Those that stand inside an element of another locator.
    case within(Locator)
    case or(Locator)
    case and(Locator)
    case pinned(Pins)
  }

  package private(set) var steps: [Step]

  /// The app: the mounted view.
  package static let root = Locator(steps: [])

  package init(_ query: ElementQuery) { steps = [.find(query)] }

  /// Exactly these elements, for as long as their views live.
  ///
  /// - Parameter text: what a script would write to find them.
  package init(pinning elements: [UIElement], as text: String) {
    steps = [.pinned(Pins(elements, text))]
  }

  private init(steps: [Step]) { self.steps = steps }

  package func adding(_ step: Step) -> Locator { Locator(steps: steps + [step]) }

  package func find(_ query: ElementQuery) -> Locator { adding(.find(query)) }
  package func find(_ locator: Locator) -> Locator { adding(.below(locator)) }
  package func filter(_ query: ElementQuery) -> Locator { adding(.filter(query)) }
  package func children() -> Locator { adding(.children) }
  /// One of the elements, counted from 1, or from the end with negative numbers; never 0.
  package func nth(_ index: Int) -> Locator { adding(.nth(index)) }
  package func first() -> Locator { adding(.first) }
  package func last() -> Locator { adding(.last) }
  package func parent() -> Locator { adding(.parent) }
  package func within(_ locator: Locator) -> Locator { adding(.within(locator)) }
  package func or(_ locator: Locator) -> Locator { adding(.or(locator)) }
  package func and(_ locator: Locator) -> Locator { adding(.and(locator)) }

  /// The same without the last step; nil for the app.
  var shortened: Locator? { steps.isEmpty ? nil : Locator(steps: steps.dropLast()) }
}

/// Elements that a locator holds on to.
///
/// Elements are made anew after each change, so a pin remembers the view and the role.
package struct Pins {
  struct Pin {
    /// Weak: a script that keeps an element must not keep the app.
    weak let node: Node?
    let role: Role
    /// Whether it is an element that stands for the view.
    let standsForView: Bool
    let summary: String
  }
  let pins: [Pin]
  let text: String

  init(_ elements: [UIElement], _ text: String) {
    pins = elements.map {
      Pin(
        node: $0.standing?.view ?? $0.node, role: $0.role, standsForView: $0.standing != nil,
        summary: $0.summary)
    }
    self.text = text
  }

  /// Those that are there, below an element or at the root of the tree, in document order.
  func elements(below scope: UIElement) -> [UIElement] {
    if pins.count == 1, !pins[0].standsForView, let node = pins[0].node,
      let elements = ElementIndex.elements(of: node, in: scope)
    {
      let found = elements.filter(isPinned)
      if found.count < 2 { return found }
    }
    var found: [UIElement] = []
    if pins.contains(where: { !$0.standsForView }) {
      scope.noteWalk()
      scope.forEachUnmerged { element in
        let isBelow = element !== scope || scope.parent == nil
        if isBelow, isPinned(element) { found.append(element) }
      }
    }
    let views = pins.filter(\.standsForView)
    if views.isEmpty { return found }
    found += scope.elements { node in views.contains { $0.node === node } }
    return found.inDocumentOrder()
  }

  private func isPinned(_ element: UIElement) -> Bool {
    pins.contains {
      !$0.standsForView && $0.node === element.node && element.roles.contains($0.role)
    }
  }
}
