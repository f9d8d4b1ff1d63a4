/// Turns arguments into options: `--long=v`, `--long v`, `-j4`, `-j 4`, `--` and paths.
package struct CommandLineParser {
  private var options = RunOptions()
  private var rest: ArraySlice<String>

  private init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// - Parameter arguments: What follows the program's name.
  /// - Throws: `UsageError` with a sentence for the user.
  package static func parse(_ arguments: [String]) throws(UsageError) -> RunOptions {
    var parser = CommandLineParser(arguments)
    try parser.parseCommand()
    while let argument = parser.rest.popFirst() {
      if argument == "--" {
        parser.options.paths += parser.rest
        break
      } else if argument.hasPrefix("--") {
        try parser.parseLong(argument)
      } else if argument.hasPrefix("-") && argument != "-" {
        try parser.parseShort(argument)
      } else {
        parser.options.paths.append(argument)
      }
    }
    return parser.options
  }

  private mutating func parseCommand() throws(UsageError) {
    guard let first = rest.first else { return }
    if CommandOption.laterCommands.contains(first) {
      let near = Spelling.nearest(to: first, among: Command.names)
      let hint = near.map { "; did you mean '\($0)'?" } ?? "."
      throw UsageError(
        "\(first): not in this version yet\(hint) For a script of this name write ./\(first)")
    }
    if let command = Command(rawValue: first) {
      rest.removeFirst()
      options.command = command
      options.isListing = command == .list
    }
  }

  private mutating func parseLong(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let option = CommandOption.all.first(where: { $0.spelling == spelling }) else {
      throw unknown(spelling)
    }
    try check(option, written: spelling)
    if option.placeholder == nil {
      guard parts.count == 1 else { throw UsageError("\(spelling) takes no value.") }
      try option.apply("", &options)
    } else {
      let value = parts.count == 2 ? String(parts[1]) : try nextValue(of: option, as: spelling)
      try option.apply(value, &options)
    }
  }

  /// Several letters may stand together; the value of the last one may follow at once.
  private mutating func parseShort(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = CommandOption.all.first(where: { $0.short == letter }) else {
        throw unknown("-\(letter)")
      }
      try check(option, written: "-\(letter)")
      if option.placeholder == nil {
        try option.apply("", &options)
      } else {
        let value = letters.isEmpty ? try nextValue(of: option, as: "-\(letter)") : String(letters)
        return try option.apply(value, &options)
      }
    }
  }

  private mutating func nextValue(
    of option: CommandOption, as spelling: String
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else {
      throw UsageError("\(spelling) needs a value: \(spelling) \(option.placeholder ?? "").")
    }
    return value
  }

  /// An option that would change nothing is a misunderstanding.
  private func check(_ option: CommandOption, written spelling: String) throws(UsageError) {
    guard !option.commands.contains(options.command) else { return }
    let commands = Command.allCases.filter(option.commands.contains).map { "'\($0.rawValue)'" }
    throw UsageError(
      "\(spelling) means nothing to '\(options.command.rawValue)'; it is for "
        + "\(commands.joined(separator: ", ")).")
  }

  private func unknown(_ spelling: String) -> UsageError {
    if CommandOption.later.contains(spelling) {
      return UsageError("\(spelling): not in this version yet.")
    }
    let names = CommandOption.all.map(\.spelling)
    let hint = Spelling.nearest(to: spelling, among: names).map { "; did you mean \($0)?" } ?? "."
    return UsageError("unknown option \(spelling)\(hint)")
  }
}
