import HarnessEvents
import HarnessGraph
import HarnessQueries
import HarnessSnapshots

extension SessionTree {
  /// `hidden unmerged`, in any order; nil for other words.
  init?(words: String) {
    let words = Set(words.split(separator: " ").map(String.init))
    guard words.isSubset(of: ["hidden", "unmerged"]) else { return nil }
    self.init(
      margin: .numbers, includesHidden: words.contains("hidden"),
      isUnmerged: words.contains("unmerged"))
  }

  func elements(of graph: Graph) -> [UIElement] { treeLines(of: graph).map(\.element) }

  /// The tree as it is shown: with a number before each line, or a locator behind it.
  func lines(of graph: Graph, _ numbers: ElementNumbers) -> [String] {
    let lines = treeLines(of: graph)
    if lines.isEmpty { return ["(there are no elements)"] }
    switch margin {
    case .numbers:
      let labels = lines.map { line in numbers.number(of: line.element).map(String.init) ?? "" }
      let width = labels.map(\.count).max() ?? 0
      return zip(labels, lines).map { label, line in
        "\(String(repeating: " ", count: width - label.count))\(label)  \(line.text)"
      }
    case .locators:
      let locators = uniqueLocators(of: lines.map(\.element), in: graph)
      let width = min(lines.map(\.text.count).max() ?? 0, Self.widestColumn)
      return zip(lines, locators).map { line, locator in
        guard let locator else { return line.text }
        let gap = String(repeating: " ", count: max(0, width - line.text.count) + 3)
        return "\(line.text)\(gap)\(locator)"
      }
    }
  }

  /// A longer line moves its own locator only.
  private static let widestColumn = 60

  private func treeLines(of graph: Graph) -> [TreeText.Line] {
    var options = TreeText.Options()
    options.includesHidden = includesHidden
    options.isUnmerged = isUnmerged
    return TreeText.lines(of: graph.elements, options: options)
  }
}
