package import HarnessGraph

extension TreeText {
  /// The lines around an element, with a mark at its own: what fits into a failure report.
  ///
  /// Parts of merged controls are shown when the element is one, hidden elements when it is hidden.
  ///
  /// - Parameter count: how many lines of the tree to show at most.
  package static func excerpt(around element: UIElement, lines count: Int = 12) -> String {
    var root = element
    var options = Options()
    options.includesHidden = element.isHidden
    while let parent = root.parent {
      if parent.parts.contains(where: { $0 === root }) { options.isUnmerged = true }
      root = parent
    }
    let lines = TreeText(root, options).lines
    guard let marked = lines.firstIndex(where: { $0.element === element }) else {
      return excerpt(lines, marked: nil, from: 0, count: count)
    }
    let start = max(0, min(marked - count / 2, lines.count - count))
    return excerpt(lines, marked: marked, from: start, count: count)
  }

  /// The first lines of a tree, for where nothing in it is of more interest than the rest.
  ///
  /// - Parameter whole: what a test writes to see all of it.
  package static func beginning(
    of root: UIElement, lines count: Int = 12, whole: String? = nil
  ) -> [String] {
    let lines = TreeText(root, Options()).lines.map(\.text)
    guard lines.count > count else { return lines }
    let hint = whole.map { ": call \($0) to see them all" } ?? ""
    return lines.prefix(count) + ["… \(lineCount(lines.count - count)) below\(hint)"]
  }

  private static func excerpt(
    _ lines: [Line], marked: Int?, from start: Int, count: Int
  ) -> String {
    let end = min(lines.count, start + count)
    var shown: [String] = []
    if start > 0 { shown.append("  … \(lineCount(start)) above") }
    for index in start..<end {
      shown.append((index == marked ? "> " : "  ") + lines[index].text)
    }
    if end < lines.count { shown.append("  … \(lineCount(lines.count - end)) below") }
    return shown.joined(separator: "\n")
  }

  private static func lineCount(_ count: Int) -> String {
    count == 1 ? "1 line" : "\(count) lines"
  }
}
