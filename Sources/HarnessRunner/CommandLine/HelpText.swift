/// The text of `--help`, made from the table of options.
package enum HelpText {
  package static var text: String { text(program: "harness") }

  /// The same for a harness of another name.
  static func text(program: String) -> String {
    let rows = CommandOption.all.map { (synopsis(of: $0), $0.help) }
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { synopsis, help in
      "  " + synopsis + String(repeating: " ", count: width - synopsis.count + 2) + help
    }
    return """
      Usage: \(program) [run] PATH… [options]
             \(program) list PATH… [options]
             \(program) previews
             \(program) components
             \(program) tree NAME [options]
             \(program) record NAME [options]
             \(program) init [DIR]

      Runs Lua scripts that test SwiftUI components. PATH is a script, a directory (all *.lua
      files in it, at any depth) or a glob. 'list' tells the tests instead, 'previews' the names
      that preview(…) takes, 'components' what mount(…) takes. NAME is a component or a preview:
      'tree' shows its elements and how to find them, 'record' is a prompt at which you try it out
      and get a script of what you did. 'init' writes files for editors and a first script.

      Options:
      \(lines.joined(separator: "\n"))

      Exit codes: 0 passed, 1 a test failed, 2 wrong command line, 3 a worker cannot start or too
      many died, 4 no tests selected, 130 and 143 interrupted.

      """
  }

  /// The options as rows of a Markdown table, for the documentation.
  package static var markdownRows: [String] {
    CommandOption.all.map { option in
      // A bar would end the cell.
      let cells = [synopsis(of: option).drop { $0 == " " }, option.help[...]].map { cell in
        cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
      }
      return "| `\(cells[0])` | \(cells[1]) |"
    }
  }

  private static func synopsis(of option: CommandOption) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.placeholder.map { " \($0)" } ?? ""
    return short + option.spelling + value
  }
}
