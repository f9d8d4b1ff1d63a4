import HarnessEvents

/// One option of the command line. The table below is the one source of parser, help and docs.
package struct CommandOption: Sendable {
  /// The name after the two dashes.
  package var long: String
  package var short: Character?
  /// What stands for the value in the help; nil for an option without a value.
  package var placeholder: String?
  package var help: String
  /// The commands that it means something to.
  package var commands: Set<Command>
  /// Puts the value (empty for an option without one) where it belongs.
  var apply: @Sendable (String, inout RunOptions) throws(UsageError) -> Void

  private init(
    _ long: String, _ short: Character? = nil, _ placeholder: String? = nil, help: String,
    for commands: Set<Command> = running,
    apply: @escaping @Sendable (String, inout RunOptions) throws(UsageError) -> Void
  ) {
    self.long = long
    self.short = short
    self.placeholder = placeholder
    self.help = help
    self.commands = commands
    self.apply = apply
  }

  private static let running: Set<Command> = [.run, .list, .`init`]
  private static let mounting: Set<Command> = [.tree, .record]
  private static let everywhere = Set(Command.allCases)

  /// The options there are, in the order of the help.
  package static let all: [CommandOption] = [
    CommandOption(
      "workers", "j", "N|auto",
      help: "how many scripts run at once (auto: as many as processors)"
    ) { value, options throws(UsageError) in
      options.workers = try OptionValue.workers(value)
    },
    CommandOption(
      "grep", "g", "P", help: "only tests whose path and name contain P; /P/ is an expression"
    ) { value, options throws(UsageError) in
      options.grep = try OptionValue.grep(value)
    },
    CommandOption("list", "l", help: "tell the tests instead of running them") { _, options in
      options.isListing = true
    },
    CommandOption(
      "timeout", nil, "DUR",
      help: "processor time a test may use: 500ms, 30s, 2m, 0 for no limit (30s)",
      for: everywhere
    ) { value, options throws(UsageError) in
      options.timeoutNanoseconds = try OptionValue.duration(value, of: "--timeout")
    },
    CommandOption(
      "leaks", nil, "WHAT", help: "a test that leaves something behind: warn, fail or off (warn)"
    ) { value, options throws(UsageError) in
      options.leaks = try OptionValue.leaks(value)
    },
    CommandOption(
      "seed", nil, "N|random", help: "what random numbers start from (0)", for: everywhere
    ) { value, options throws(UsageError) in
      options.seed = try OptionValue.seed(value)
    },
    CommandOption(
      "reproducible", help: "the same reports to the byte, however many workers there are"
    ) { _, options in
      options.isReproducible = true
    },
    CommandOption(
      "reporter", nil, "NAME[:PATH]",
      help: "list, line, dot, json or junit; to a file with :PATH; repeatable"
    ) { value, options throws(UsageError) in
      options.reporters.append(try OptionValue.reporter(value))
    },
    CommandOption(
      "output", nil, "DIR", help: "where failed tests leave their files (harness-results)"
    ) { value, options throws(UsageError) in
      options.output = try OptionValue.output(value)
    },
    CommandOption(
      "color", nil, "WHEN", help: "auto, always or never"
    ) { value, options throws(UsageError) in
      options.color = try OptionValue.color(value)
    },
    CommandOption(
      "pass-with-no-tests", help: "exit with 0 when no test was selected"
    ) { _, options in
      options.passWithNoTests = true
    },
    CommandOption(
      "require-assertions", help: "a test that asserted nothing fails"
    ) { _, options in
      options.requiresAssertions = true
    },
    CommandOption(
      "args", nil, "TABLE", help: "of tree and record: what mount gives, '{ label = \"Save\" }'",
      for: mounting
    ) { value, options in
      options.arguments = value
    },
    CommandOption(
      "options", nil, "TABLE", help: "of tree and record: the app's, '{ device = \"iPad\" }'",
      for: mounting
    ) { value, options in
      options.appOptions = value
    },
    CommandOption(
      "hidden", help: "of tree and record: hidden elements too", for: mounting
    ) { _, options in
      options.includesHidden = true
    },
    CommandOption(
      "unmerged", help: "of tree and record: the parts of controls too", for: mounting
    ) { _, options in
      options.isUnmerged = true
    },
    CommandOption("version", help: "print the version", for: everywhere) { _, options in
      options.wantsVersion = true
    },
    CommandOption("help", "h", help: "print this text", for: everywhere) { _, options in
      options.wantsHelp = true
    },
  ]

  /// Options that are planned and answer so.
  package static let later: Set<String> = [
    "--grep-invert", "-G", "--name", "--tags", "-t", "--exclude-tags", "--test-list", "--isolate",
    "--shard", "--shard-mode", "--shard-by", "--retries", "--retry-mode", "--fail-on-flaky",
    "--fail-fast", "-x", "--max-failures", "--global-timeout", "--slow", "--durations", "--repeat",
    "--shuffle", "--last-failed", "--failed-first", "--forbid-only", "--no-capture",
    "--show-output", "--update-snapshots", "-u", "--trace", "--durations-file", "--junit-attrs",
    "--debug", "--watch", "--config", "-c", "--helper", "--lpath", "-e",
    "--allow", "--list-unused", "--memory", "--locale", "--diff-tool", "--out",
    "--coverage",
  ]

  /// Sub-commands that are planned and answer so.
  package static let laterCommands: Set<String> = [
    "merge-reports", "preview",
  ]

  /// The option as it is written: "--workers".
  var spelling: String { "--\(long)" }
}
