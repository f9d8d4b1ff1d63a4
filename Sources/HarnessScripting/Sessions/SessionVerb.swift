import Foundation
import HarnessGraph
import HarnessLua

/// A short command that acts on an element by its number: `tap 3`, `type 2 hello`. What it runs,
/// and what it leaves in the script, is the word of a locator.
struct SessionVerb {
  /// What follows the number.
  enum Argument {
    case none
    /// The rest of the line, as it is.
    case text(String)
    /// A value of Lua.
    case value(String)
  }

  let name: String
  let argument: Argument

  static let all: [SessionVerb] = [
    SessionVerb(name: "tap", argument: .none),
    SessionVerb(name: "double_tap", argument: .none),
    SessionVerb(name: "long_press", argument: .none),
    SessionVerb(name: "toggle", argument: .none),
    SessionVerb(name: "check", argument: .none),
    SessionVerb(name: "uncheck", argument: .none),
    SessionVerb(name: "type", argument: .text("TEXT")),
    SessionVerb(name: "fill", argument: .text("TEXT")),
    SessionVerb(name: "clear", argument: .none),
    SessionVerb(name: "submit", argument: .none),
    SessionVerb(name: "focus", argument: .none),
    SessionVerb(name: "blur", argument: .none),
    SessionVerb(name: "press", argument: .text("KEY")),
    SessionVerb(name: "select", argument: .text("OPTION")),
    SessionVerb(name: "set_value", argument: .value("VALUE")),
    SessionVerb(name: "increment", argument: .none),
    SessionVerb(name: "decrement", argument: .none),
    SessionVerb(name: "swipe", argument: .text("DIRECTION")),
    SessionVerb(name: "scroll_to", argument: .text("EDGE")),
    SessionVerb(name: "refresh", argument: .none),
    SessionVerb(name: "dismiss", argument: .none),
  ]

  /// How it is typed.
  var usage: String {
    switch argument {
    case .none: "\(name) N"
    case .text(let placeholder), .value(let placeholder): "\(name) N \(placeholder)"
    }
  }

  /// The call behind a locator: `:type("hello")`; nil when the argument is missing or too much.
  func call(_ rest: String) -> String? {
    switch argument {
    case .none: rest.isEmpty ? ":\(name)()" : nil
    case .text: rest.isEmpty ? nil : ":\(name)(\(Self.literal(rest)))"
    case .value: rest.isEmpty ? nil : ":\(name)(\(rest))"
    }
  }

  /// Text that is written as a string of Lua already, with what is escaped in it, stays so.
  private static func literal(_ text: String) -> String {
    text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"") ? text : text.quoted
  }
}

/// A line that begins with the name of a short command.
struct SessionCommand {
  let name: String
  let rest: String

  /// Nil for a line of Lua.
  init?(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = parts.first.map(String.init), Self.names.contains(first) else { return nil }
    let rest = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
    // A variable of this name.
    if rest.hasPrefix("="), !rest.hasPrefix("==") { return nil }
    name = first
    self.rest = String(rest)
  }

  static let names = SessionVerb.all.map(\.name) + others.map(\.name)

  /// The commands without a number, and what they are for.
  static let others: [(name: String, usage: String, help: String)] = [
    ("expect", "expect N | expect CALLBACK", "write down what is true now"),
    ("advance", "advance SECONDS", "let time pass"),
    ("settle", "settle", "do all that is due now; no time passes"),
    ("key", "key KEY", "press a key for what has the focus, such as return"),
    ("tree", "tree [hidden] [unmerged]", "show the elements"),
    ("spies", "spies", "show how the callbacks were called"),
    ("help", "help", "show this"),
  ]

  /// What the prompt does itself, for which nobody needs the component.
  private static let ofThePrompt: [(usage: String, help: String)] = [
    ("undo", "take the last step back"),
    ("script", "show the script so far"),
    ("save FILE", "write it into a file"),
    ("quit", "end, and show the script if it was not saved"),
  ]

  /// The text of `help`.
  static var help: String {
    let verbs = SessionVerb.all.map(\.usage).joined(separator: ", ")
    let commands = others.map { (usage: $0.usage, help: $0.help) } + ofThePrompt
    let width = commands.map(\.usage.count).max() ?? 0
    let rows = commands.map { row in
      "  " + row.usage + String(repeating: " ", count: width - row.usage.count + 2) + row.help
    }
    return """
      N is the number of an element in the tree.
      \(verbs.wrapped(at: 76, margin: "  "))
      \(rows.joined(separator: "\n"))
      Anything else is Lua: find("Save"):tap(), or find("Save"):is_enabled() to see a value.
      What fails has not happened: the session goes on as it was before.
      """
  }
}

extension String {
  /// Broken between words; lines but the first begin with the margin.
  fileprivate func wrapped(at width: Int, margin: String) -> String {
    var lines = [""]
    for part in components(separatedBy: ", ") {
      let last = lines[lines.count - 1]
      if last.count + part.count + margin.count > width {
        lines.append(part)
      } else {
        lines[lines.count - 1] = last.isEmpty ? part : "\(last), \(part)"
      }
    }
    return lines.joined(separator: ",\n\(margin)")
  }
}
