import HarnessUI

/// Makes the element tree from the nodes, after they have settled.
@MainActor
struct ElementBuilder {
  var disabledBy: Node?
  var hiddenBy: Node?
  /// The view that hides what is inside from assistive technologies.
  private var silencedBy: Node?
  /// Whether what is found stands directly in a list, and what the user selects in that.
  var list: ListContext?
  /// What is handed to the screen around instead of being content.
  private(set) var frame = ScreenFrame(isScreen: false)

  init() {}

  /// For the elements of one node: what the nodes around it disable and hide.
  init(around node: Node) {
    list = ListContext(around: node)
    var outer = node.parent
    var (isInScreen, isPresented) = (false, false)
    while let current = outer {
      if let placement = current.element?.placement, placement.isScreen {
        isInScreen = true
        if placement == .presentation { isPresented = true }
      }
      for annotation in current.annotations {
        switch annotation {
        case .disabled: disabledBy = current
        case .hidden: if !isPresented { hiddenBy = current }
        case .accessibility(.hidden): silencedBy = current
        default: break
        }
      }
      outer = current.parent
    }
    if isInScreen { frame = ScreenFrame(isScreen: true) }
  }

  static func tree(of graph: Graph) -> UIElement {
    guard let node = graph.topmost else { preconditionFailure("a graph has a root from the start") }
    let root = UIElement([.group], label: "", node: node)
    root.isModifiedBySource = true
    if node.isAlive {
      let builder = ElementBuilder()
      root.children = builder.frame.around(builder.elements(of: node)) + builder.frame.presentations
      if let field = graph.keyboardField {
        root.children.append(graph.keyboardElement(with: builder.frame.besideKeyboard, for: field))
      }
    }
    root.adoptAll()
    return root
  }

  func elements(of node: Node) -> [UIElement] {
    var found: [UIElement] = []
    collect(node, into: &found)
    return found
  }

  func collect(_ node: Node, into found: inout [UIElement]) {
    if list != nil, !node.isFlattened, node.element?.isSection != true {
      var inner = self
      inner.list = nil
      return inner.collect(node, into: &found)
    }
    let start = found.count
    let handedUp = frame.handedUp
    if node.saysNothing {
      for child in node.visibleChildren { collect(child, into: &found) }
    } else {
      collect(annotated: node, into: &found)
    }
    if node.remembersElements {
      let count = found.count - start
      node.contribution = count > 0 ? Contribution(first: found[start], count: count) : nil
    }
    node.handsUp = frame.handedUp != handedUp
  }

  private func collect(annotated node: Node, into found: inout [UIElement]) {
    if node.isCovered { return }
    if node.isBesideKeyboard { return collect(besideKeyboard: node) }
    var inner = entering(node)
    let start = found.count
    if let description = node.element {
      if description.placement.isScreen {
        inner.frame = ScreenFrame(isScreen: true)
        if description.placement == .presentation { inner.hiddenBy = nil }
      }
      let element = inner.element(described: description, by: node)
      if description.placement.isScreen { inner.frame.finish(element, outer: frame) }
      if !frame.take(element, placed: description.placement) { found.append(element) }
    } else if let use = node.secondChild {
      inner.collect(node, whoseSecondChildIs: use, into: &found)
    } else {
      for child in node.visibleChildren { inner.collect(child, into: &found) }
    }
    if node.annotates { annotate(&found, from: start, as: node, inner: inner) }
  }

  /// What holds below a node: the first in line to disable or hide is the farthest cause.
  func entering(_ node: Node) -> ElementBuilder {
    var inner = self
    for annotation in node.annotations {
      switch annotation {
      case .disabled: inner.disabledBy = inner.disabledBy ?? node
      case .hidden: inner.hiddenBy = inner.hiddenBy ?? node
      case .accessibility(.hidden): inner.silencedBy = inner.silencedBy ?? node
      default: break
      }
    }
    return inner
  }

  private func element(described description: ElementDescription, by node: Node) -> UIElement {
    if description.isSection { return section(described: description, by: node) }
    if let choosing = description.choosing {
      return chooser(described: description, choosing, by: node)
    }
    if description.separatesLabel { return labelled(described: description, by: node) }
    let content = description.role == .list ? rows(of: node) : contentElements(of: node)
    if description.isDrawnByStyle, content.count == 1, let drawn = content.first,
      drawn.activate != nil
    {
      return merge(description, into: drawn)
    }
    let element = UIElement([description.role], label: description.label ?? "", node: node)
    fill(element, from: description)
    if description.mergesContent {
      element.parts = content
      if description.label == nil {
        let named = description.isNamedByFirst ? firstElements(of: node) : content
        element.label = name(from: named)
      }
    } else {
      element.children = content
    }
    if element.editing != nil, element.placeholder == nil { element.placeholder = element.label }
    return element
  }

  /// The elements of the child that names its control.
  private func firstElements(of node: Node) -> [UIElement] {
    var content: [UIElement] = []
    for child in node.visibleChildren where child.key == .slot(0) { collect(child, into: &content) }
    return content
  }

  func contentElements(of node: Node) -> [UIElement] {
    var content: [UIElement] = []
    for child in node.visibleChildren { collect(child, into: &content) }
    return content
  }

  func fill(_ element: UIElement, from description: ElementDescription) {
    element.value = description.value
    element.placeholder = description.placeholder
    element.activate = description.activate
    element.editing = description.editing
    element.adjusting = description.adjusting
    element.unfold = description.unfold
    element.paint = description.attributes
    element.disabledBy = disabledBy
    hide(element)
  }

  /// Tells an element what hides it.
  func hide(_ element: UIElement) {
    element.hiddenBy = hiddenBy
    element.silencedBy = silencedBy
  }

  /// A control that its style draws with exactly one other control is the same element: the inner
  /// one's label, action and parts, the outer one's value.
  private func merge(_ outer: ElementDescription, into drawn: UIElement) -> UIElement {
    if drawn.role != outer.role { drawn.roles.insert(outer.role, at: 0) }
    drawn.value = outer.value
    if !outer.attributes.isEmpty { drawn.paint += outer.attributes }
    return drawn
  }

  /// The accessible name: the texts inside, or the names of the images where there is no text.
  func name(from parts: [UIElement]) -> String {
    // A hidden control keeps its name: everything in it is hidden.
    let isHidden = hiddenBy != nil || silencedBy != nil
    func names(_ isWanted: (UIElement) -> Bool) -> String {
      var names: [String] = []
      for part in parts {
        part.forEachUnmerged { element in
          if isWanted(element), isHidden || !element.isHidden, !element.label.isEmpty {
            names.append(element.label)
          }
        }
      }
      return names.joined(separator: " ")
    }
    let texts = names { $0.role == .text }
    return texts.isEmpty ? names { $0.role == .image } : texts
  }
}

// MARK: Modifiers

extension ElementBuilder {
  /// Applies a modifier's annotations to the elements inside it.
  ///
  /// A name on something that is not exactly one element makes a group (ours: SwiftUI would put
  /// the same identifier on every element inside, which no strict locator could use).
  private func annotate(
    _ found: inout [UIElement], from start: Int, as node: Node, inner: ElementBuilder
  ) {
    if node.companions == .attached {
      attach(&found, from: start, as: node, inner: inner)
    }
    if node.annotations.contains(where: \.needsOneElement), found.count - start != 1 {
      let group = UIElement([.group], label: "", node: node)
      group.disabledBy = inner.disabledBy
      inner.hide(group)
      group.children = Array(found[start...])
      group.isGroupForName = true
      if found.count == start { group.paint = Self.paint(of: node) }
      found.replaceSubrange(start..., with: [group])
    }
    for annotation in node.shownAnnotations {
      if case .accessibility(.children(let behavior)) = annotation {
        let one = inner.element(of: Array(found[start...]), behavior.kind, at: node)
        found.replaceSubrange(start..., with: [one])
      }
      if case .screen(let name, let value) = annotation, frame.isScreen {
        frame.take(name, value)
      } else {
        for element in found[start...] { element.apply(annotation) }
      }
    }
  }
}

extension ElementBuilder {
  /// Puts the last element, a menu, into the one before it; where that is not one, into a group.
  private func attach(
    _ found: inout [UIElement], from start: Int, as node: Node, inner: ElementBuilder
  ) {
    guard found.count > start, found[found.count - 1].node.element?.placement == .attached else {
      return
    }
    let menu = found.removeLast()
    if menu.children.isEmpty { return }
    if found.count - start != 1 {
      let group = UIElement([.group], label: "", node: node)
      group.disabledBy = inner.disabledBy
      group.hiddenBy = inner.hiddenBy
      group.children = Array(found[start...])
      group.isGroupForName = true
      found.replaceSubrange(start..., with: [group])
    }
    found[start].children.append(menu)
  }

  /// What is known of a view that only paints, such as a shape, which is no element of its own: the
  /// innermost value of each name, seen through modifiers, which have their content first.
  static func paint(of node: Node) -> [(name: String, value: ElementValue)] {
    var paint: [(name: String, value: ElementValue)] = []
    var next = node.primaryContent
    while let current = next {
      for case .attribute(let name, let value) in current.shownAnnotations {
        paint.removeAll { $0.name == name }
        paint.append((name, value))
      }
      next = current.primaryContent
    }
    return paint
  }
}

extension Node {
  /// Whether its elements are those inside, as they are.
  fileprivate var saysNothing: Bool { element == nil && !annotates }

  fileprivate var annotates: Bool {
    !annotations.isEmpty || layout != nil || companions == .attached
  }

  /// The only view inside, or the one that a modifier changes.
  fileprivate var primaryContent: Node? {
    let inside = visibleChildren
    return inside.count == 1 || viewType.modification != nil ? inside.first : nil
  }
}

extension Node {
  /// What the elements inside are told, with how the view is laid out.
  var shownAnnotations: [Annotation] {
    guard let attributes = layout?.attributes, !attributes.isEmpty else { return annotations }
    return annotations + attributes.map { .attribute($0.name, $0.value) }
  }
}

extension Annotation {
  var needsOneElement: Bool {
    switch self {
    case .identifier, .label, .value: true
    case .accessibility(let change): change.needsOneElement
    default: false
    }
  }
}

extension UIElement {
  func apply(_ annotation: Annotation) {
    switch annotation {
    case .identifier(let identifier):
      self.identifier = identifier
      identifiers.append(identifier)
    case .label(let label): self.label = label
    case .value(let value): self.value = .string(value)
    case .hint(let hint): self.hint = hint
    case .tag(let tag): tags.append(tag)
    case .explicitID(let id): explicitIDs.append(id)
    case .attribute(let name, let value), .rowAttribute(let name, let value),
      .screen(let name, let value):
      if !paint.contains(where: { $0.name == name }) { paint.append((name, value)) }
    case .accessibility(let change): apply(change)
    case .rowEdits, .detents, .backgroundInteraction, .disabled, .hidden, .covered, .gesture, .hover,
      .dragSource, .dropTarget, .untouchable, .submit, .submitSearch, .scroll:
      break
    case .submitScope, .focusable, .focus, .searchFocus, .defaultFocus, .focusScope, .prefersFocus,
      .keys, .shortcut, .focusedValue, .besideKeyboard:
      break
    }
  }
}
