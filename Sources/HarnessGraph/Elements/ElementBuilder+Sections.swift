import HarnessUI

/// The list that something stands in directly: not inside of one of its rows.
@MainActor
struct ListContext {
  let selection: RowSelection?

  /// What stands in a list.
  init(of list: Node) { selection = list.element?.selection }

  /// Nil unless nothing but groups, components and sections is between a node and a list.
  init?(around node: Node) {
    var outer = node.parent
    while let current = outer {
      if current.element?.role == .list {
        self.init(of: current)
        return
      }
      guard current.isFlattened || current.element?.isSection == true else { return nil }
      outer = current.parent
    }
    return nil
  }
}

extension ElementBuilder {
  /// A section: its header's elements, then the rows or other elements, then the footer's.
  func section(described description: ElementDescription, by node: Node) -> UIElement {
    let section = UIElement([description.role], label: "", node: node)
    fill(section, from: description)
    section.holdsRows = list != nil
    for child in node.visibleChildren {
      switch child.key {
      case .slot(SectionSlot.header): take(header: child, into: section)
      case .slot(SectionSlot.content) where list != nil: section.children += rows(from: child)
      default:
        var outside = self
        outside.list = nil
        section.children += outside.elements(of: child)
      }
    }
    return section
  }

  /// Texts and images of a header are parts, since their text is the section's label; a header
  /// with more in it is found like other content.
  private func take(header: Node, into section: UIElement) {
    var outside = self
    outside.list = nil
    let elements = outside.elements(of: header)
    let texts = name(from: elements.filter { $0.activate == nil })
    section.label = texts.isEmpty ? name(from: elements) : texts
    if elements.allSatisfy(\.isPlain) {
      section.parts = elements
    } else {
      section.children += elements
    }
  }
}

extension UIElement {
  /// Nothing but a text or an image without a name of its own.
  fileprivate var isPlain: Bool {
    (role == .text || role == .image) && identifier == nil && children.isEmpty && activate == nil
  }
}
