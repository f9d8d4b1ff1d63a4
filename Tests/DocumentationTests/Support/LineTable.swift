import Foundation

/// A row of a table after `<!-- lines: … -->`: its last cell is Lua that runs.
struct LuaLine: CustomStringConvertible, Sendable {
  let page: String
  /// From 1.
  let number: Int
  /// The Lua block before the table, which each line runs after.
  let setup: String
  let code: String

  var description: String { "\(page):\(number)" }
  /// Failures name page and line.
  var fileName: String { "lines/\(page.replacing("/", with: "-"))-line-\(number).lua" }
}

extension Page {
  var luaLines: [LuaLine] {
    lines.indices.filter { lines[$0].hasPrefix("<!-- lines: ") }.flatMap(luaLines(after:))
  }

  private func luaLines(after comment: Int) -> [LuaLine] {
    let setup = blocks.last { $0.language == "lua" && $0.line <= comment }?.text ?? ""
    // The title of the table and its rule come first.
    let rows = lines.indices[(comment + 1)...].prefix { lines[$0].hasPrefix("|") }.dropFirst(2)
    return rows.map { index in
      LuaLine(page: path, number: index + 1, setup: setup, code: Page.code(inRow: lines[index]))
    }
  }

  /// The code in the last cell, one span a line. A bar in it is written `\|`.
  private static func code(inRow row: String) -> String {
    let bar = "\u{0}"
    let cell = row.replacing("\\|", with: bar).split(separator: "|").last { $0 != " " } ?? ""
    let spans = cell.matches(of: /`([^`]+)`/).map { String($0.1) }
    return spans.joined(separator: "\n").replacing(bar, with: "|") + "\n"
  }
}
