package import HarnessGraph
import HarnessUI

/// Writes elements as indented text, one a line: what people read, compare and keep.
///
/// A line is `- role "label" #identifier [state] = value`; a colon at its end says that what
/// stands below it is inside. There are no addresses, so equal trees give equal texts.
package struct TreeText {
  package struct Options {
    /// Shows hidden elements, with the state `[hidden]`.
    package var includesHidden = false
    /// Shows the parts of merged controls.
    package var isUnmerged = false
    /// Shows what modifiers paint and place, sorted by name.
    package var includesAttributes = false

    package init() {}
  }

  /// One element of the text.
  package struct Line {
    package let element: UIElement
    package let text: String
  }

  private let options: Options
  private(set) var lines: [Line] = []

  /// The text of an element and of everything below it. The app itself has no line of its own.
  package static func text(of element: UIElement, options: Options = Options()) -> String {
    TreeText(element, options).lines.map(\.text).joined(separator: "\n")
  }

  /// The lines one by one, each with its element.
  package static func lines(of element: UIElement, options: Options = Options()) -> [Line] {
    TreeText(element, options).lines
  }

  init(_ element: UIElement, _ options: Options) {
    self.options = options
    if element.parent == nil {
      for child in content(of: element) { add(child, depth: 0) }
    } else {
      add(element, depth: 0)
    }
  }

  private mutating func add(_ element: UIElement, depth: Int) {
    let content = content(of: element)
    var text = String(repeating: "  ", count: depth) + "- " + describe(element)
    if !content.isEmpty { text += ":" }
    lines.append(Line(element: element, text: text))
    for child in content { add(child, depth: depth + 1) }
  }

  private func content(of element: UIElement) -> [UIElement] {
    let content = options.isUnmerged ? element.parts + element.children : element.children
    // What is asked for by name is shown, hidden or not.
    if options.includesHidden || element.isHidden { return content }
    return content.filter { !$0.isHidden }
  }

  private func describe(_ element: UIElement) -> String {
    let attributes = options.includesAttributes ? element.attributes : [:]
    return element.facts.line(with: attributes)
  }
}
