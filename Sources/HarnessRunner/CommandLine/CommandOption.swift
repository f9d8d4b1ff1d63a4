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
  private static let reporting = running.union([.mergeReports])
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
      "grep", "g", "P",
      help: "only tests whose path and name contain P, or match /P/; repeatable"
    ) { value, options throws(UsageError) in
      options.selection.patterns.append(try OptionValue.pattern(value, of: "--grep"))
    },
    CommandOption(
      "grep-invert", "G", "P", help: "leave out tests whose path and name contain P; repeatable"
    ) { value, options throws(UsageError) in
      options.selection.excludedPatterns.append(
        try OptionValue.pattern(value, of: "--grep-invert"))
    },
    CommandOption(
      "name", nil, "NAME", help: "only the test of this whole name; repeatable"
    ) { value, options in
      options.selection.names.append(value)
    },
    CommandOption(
      "tags", "t", "A,B", help: "only tests that have one of these tags; repeatable"
    ) { value, options throws(UsageError) in
      options.selection.tags += try OptionValue.tags(value, of: "--tags")
    },
    CommandOption(
      "exclude-tags", nil, "A,B", help: "leave out tests that have one of these tags; repeatable"
    ) { value, options throws(UsageError) in
      options.selection.excludedTags += try OptionValue.tags(value, of: "--exclude-tags")
    },
    CommandOption(
      "test-list", nil, "FILE", help: "the tests that the file names, as --list prints them"
    ) { value, options in
      options.testList = value
    },
    CommandOption(
      "last-failed", help: "only the tests that failed when they ran last"
    ) { _, options in
      options.lastFailed = true
    },
    CommandOption(
      "failed-first", help: "begin with the scripts in which a test failed"
    ) { _, options in
      options.failedFirst = true
    },
    CommandOption(
      "shard", nil, "I/N|auto", help: "the I-th of N parts of the run; auto: ask the engine"
    ) { value, options throws(UsageError) in
      options.shard = try OptionValue.shard(value)
    },
    CommandOption(
      "shard-mode", nil, "MODE", help: "how it is cut: weighted, slice or hash (weighted)"
    ) { value, options throws(UsageError) in
      options.shardMode = try OptionValue.shardMode(value)
    },
    CommandOption(
      "durations-file", nil, "FILE", help: "how long scripts took, for the order and for shards",
      for: [.run, .list, .mergeReports]
    ) { value, options in
      options.durationsFile = value
    },
    CommandOption(
      "retries", nil, "N", help: "run a failed test again, N times at most (0)"
    ) { value, options throws(UsageError) in
      options.retries = try OptionValue.retries(value)
    },
    CommandOption(
      "retry-mode", nil, "MODE", help: "when: immediate, or isolated, after all else (immediate)"
    ) { value, options throws(UsageError) in
      options.retryMode = try OptionValue.retryMode(value)
    },
    CommandOption(
      "fail-on-flaky", help: "exit with 1 when a test passed only when it was run again"
    ) { _, options in
      options.failsOnFlaky = true
    },
    CommandOption("fail-fast", "x", help: "end the run at the first failed test") { _, options in
      options.maxFailures = 1
    },
    CommandOption(
      "max-failures", nil, "N", help: "end the run at the N-th failed test"
    ) { value, options throws(UsageError) in
      options.maxFailures = try OptionValue.count(value, of: "--max-failures")
    },
    CommandOption(
      "global-timeout", nil, "DUR", help: "how long the run may take: 10m, 0 for no limit (0)"
    ) { value, options throws(UsageError) in
      options.globalTimeoutNanoseconds = try OptionValue.duration(value, of: "--global-timeout")
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
      "env", "e", "NAME=VALUE", help: "a text that scripts read as env.NAME; repeatable"
    ) { value, options throws(UsageError) in
      let (name, text) = try OptionValue.variable(value)
      options.variables[name] = text
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
      help: "list, line, dot, tap, json, junit, github or blob; :PATH for a file",
      for: reporting
    ) { value, options throws(UsageError) in
      options.reporters.append(try OptionValue.reporter(value))
    },
    CommandOption(
      "output", nil, "DIR", help: "where failed tests leave their files (harness-results)"
    ) { value, options throws(UsageError) in
      options.output = try OptionValue.output(value)
    },
    CommandOption(
      "color", nil, "WHEN", help: "auto, always or never", for: reporting
    ) { value, options throws(UsageError) in
      options.color = try OptionValue.color(value)
    },
    CommandOption(
      "pass-with-no-tests", help: "exit with 0 when no test was selected", for: reporting
    ) { _, options in
      options.passWithNoTests = true
    },
    CommandOption(
      "require-assertions", help: "a test that asserted nothing fails"
    ) { _, options in
      options.requiresAssertions = true
    },
    CommandOption(
      "forbid-only", help: "a test marked by only fails (on where CI is set)"
    ) { _, options in
      options.forbidsOnly = true
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
    "--isolate",
    "--shard-by",
    "--slow", "--durations", "--repeat",
    "--shuffle", "--no-capture",
    "--show-output", "--update-snapshots", "-u", "--trace", "--junit-attrs",
    "--debug", "--watch", "--config", "-c", "--helper", "--lpath",
    "--allow", "--list-unused", "--memory", "--locale", "--diff-tool", "--out",
    "--coverage",
  ]

  /// Sub-commands that are planned and answer so.
  package static let laterCommands: Set<String> = [
    "preview"
  ]

  /// The option as it is written: "--workers".
  var spelling: String { "--\(long)" }
}
