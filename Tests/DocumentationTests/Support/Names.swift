import Foundation

/// Reads names out of tables and lists of a page.
extension Page {
  /// The spans of code in the first column of each table below a heading; all tables when nil.
  func firstColumn(below headings: [String]? = nil) -> [String] {
    var names: [String] = []
    var isWanted = headings == nil
    var isInTable = false
    for line in linesOutsideBlocks {
      if line.hasPrefix("## "), let headings {
        isWanted = headings.contains(String(line.dropFirst(3)))
      }
      guard isWanted, line.hasPrefix("|") else {
        isInTable = false
        continue
      }
      if line.hasPrefix("|---") {
        isInTable = true
      } else if isInTable {
        names += line.cells.first?.codeSpans ?? []
      }
    }
    return names
  }

  /// The spans of code that follow a comment such as `<!-- names: Combine -->`: in the first
  /// column of a table, or in the paragraph.
  func names(after comment: String) -> [String] {
    var names: [String] = []
    var isInside = false
    for line in lines {
      if line == "<!-- \(comment) -->" {
        isInside = true
      } else if line.isEmpty {
        isInside = false
      } else if isInside {
        names += line.hasPrefix("|") ? line.cells.first?.codeSpans ?? [] : line.codeSpans
      }
    }
    return names
  }

  private var linesOutsideBlocks: [String] {
    var isInBlock = false
    return lines.filter { line in
      if line.hasPrefix("```") { isInBlock.toggle() }
      return !isInBlock
    }
  }
}

extension String {
  /// The cells of a table's row; a bar after a backslash is text.
  var cells: [String] {
    let bar = "\u{1}"
    let row = replacing("\\|", with: bar)
    return row.split(separator: "|").map {
      $0.trimmingCharacters(in: .whitespaces).replacing(bar, with: "|")
    }
  }

  /// What stands between backticks.
  var codeSpans: [String] {
    components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// The name in a call: `find` of "find(query)", `tap` of ":tap([options])".
  var calledName: String {
    let name = prefix { $0.isLetter || $0.isNumber || "_.:".contains($0) }
    return String(name.drop { $0 == ":" || $0 == "." })
  }
}

/// What is in one set and not in the other, as a sentence; nil when they are equal.
func difference(_ documented: [String], _ existing: some Sequence<String>) -> String? {
  let documented = Set(documented)
  let existing = Set(existing)
  if documented == existing { return nil }
  let missing = existing.subtracting(documented).sorted().joined(separator: " ")
  let extra = documented.subtracting(existing).sorted().joined(separator: " ")
  return [missing.isEmpty ? "" : "missing: \(missing)", extra.isEmpty ? "" : "too many: \(extra)"]
    .filter { !$0.isEmpty }.joined(separator: "; ")
}
