import CHarnessRuntime
import Glibc
package import HarnessEvents

/// The `harness` command: from arguments to an exit code.
package struct HarnessCommand {
  let program: String
  let worker: WorkerCommandLine
  let version: String
  let reporters: ReporterCatalog
  let previews: @Sendable () -> [String]
  let editorFiles: [TextFile]
  let problem: String?
  let output: CommandOutput
  let input: LineInput
  let environment: [String: String]

  /// - Parameters:
  ///   - program: What the command is called.
  ///   - worker: How to start a worker.
  ///   - version: What `--version` prints after the name.
  ///   - reporters: The reporters that `--reporter` may name.
  ///   - previews: The previews of the program, a line each, for `previews`.
  ///   - editorFiles: What `init` writes for editors.
  ///   - problem: Why this harness can run nothing, as a sentence.
  ///   - environment: The variables by which engines tell a shard what it is.
  package init(
    program: String = "harness", worker: WorkerCommandLine, version: String,
    reporters: ReporterCatalog, previews: @escaping @Sendable () -> [String] = { [] },
    editorFiles: [TextFile] = [], problem: String? = nil, output: CommandOutput = .standard,
    input: LineInput = LineInput(), environment: [String: String] = ProcessVariables.all
  ) {
    self.environment = environment
    self.program = program
    self.worker = worker
    self.version = version
    self.reporters = reporters
    self.previews = previews
    self.editorFiles = editorFiles
    self.problem = problem
    self.output = output
    self.input = input
  }

  /// Does what the arguments ask for and answers the code to exit with.
  /// - Parameter arguments: What follows the program's name.
  package func run(_ arguments: [String]) -> Int32 {
    StandardDescriptors.ensureOpen()
    let code = follow(arguments)
    guard let loss = output.loss() else { return code }
    complain("cannot write to standard output: \(loss).")
    return ExitCode.fault.rawValue
  }

  private func follow(_ arguments: [String]) -> Int32 {
    do throws(UsageError) {
      let options = try CommandLineParser.parse(arguments)
      if options.wantsHelp { return say(HelpText.text(program: program)) }
      if options.wantsVersion { return say("\(program) \(version)\n") }
      if options.command == .previews { return try tellPreviews(options) }
      if let problem {
        complain(problem)
        return ExitCode.fault.rawValue
      }
      return try perform(options).rawValue
    } catch {
      complain("\(error.sentence)\nTry '\(program) --help'.")
      return ExitCode.usage.rawValue
    }
  }

  private func perform(_ options: RunOptions) throws(UsageError) -> ExitCode {
    switch options.command {
    case .run, .list: try runAsBazelWants(options)
    case .previews: .passed
    case .components: try tellComponents(options)
    case .tree: try tellTree(options)
    case .record: try record(options)
    case .`init`: try begin(options)
    case .mergeReports: try mergeReports(options)
    }
  }

  private func tellPreviews(_ options: RunOptions) throws(UsageError) -> Int32 {
    try refusePaths(of: options)
    return say(previews().map { $0 + "\n" }.joined())
  }

  func refusePaths(of options: RunOptions) throws(UsageError) {
    guard let path = options.paths.first else { return }
    throw UsageError("\(options.command.rawValue): takes no path, and '\(path)' was given.")
  }

  private func runAsBazelWants(_ options: RunOptions) throws(UsageError) -> ExitCode {
    guard let bazel = BazelTest(environment) else { return try run(options) }
    bazel.acknowledgeShards()
    bazel.begin()
    defer { bazel.end() }
    if let folder = bazel.temporaryFolder { setenv("TMPDIR", folder, 1) }
    var options = options
    try bazel.apply(to: &options)
    return try run(options)
  }

  func run(_ options: RunOptions) throws(UsageError) -> ExitCode {
    try checkReporterNames(options)
    let durations = try options.durationsFile.map { path throws(UsageError) in
      try Durations(readingFrom: path)
    }
    let share = try share(
      of: try HarnessCommand.files(for: options), options, durations ?? Durations())
    let teller = EndTeller { tellEnd($0, options, isShard: share.share != nil) }
    if options.isListing { return try list(share.files, options, teller) }
    let reporters = try makeReporters(options)
    let record = DurationRecord()
    var settings = settings(for: options)
    settings.share = share.share
    settings.schedule = try HarnessCommand.schedule(of: share.files, options, durations)
    let failures = LastFailures()
    let run = Run(
      settings: settings, files: share.files, reporters: [teller, record, failures] + reporters,
      signals: try signalPipe())
    let summary = run.perform()
    keep(failures, in: options.output)
    if let loss = reporters.lazy.compactMap(\.loss).first {
      complain(loss)
      return .fault
    }
    // Shards must all see the same file: merging their reports writes it.
    if let path = options.durationsFile, share.share == nil { try record.add(to: path) }
    return exitCode(of: summary, options, isShard: share.share != nil)
  }

  /// The verdicts stand, whether the list can be written or not.
  private func keep(_ failures: LastFailures, in folder: String) {
    do throws(UsageError) {
      try failures.write(in: folder)
    } catch {
      complain(error.sentence)
    }
  }

  /// A shard may be empty: the others are not.
  func exitCode(
    of summary: RunSummary, _ options: RunOptions, isShard: Bool = false
  ) -> ExitCode {
    let mayBeEmpty = (options.passWithNoTests || isShard) && summary.exitCode == .noTests
    return mayBeEmpty ? .passed : summary.exitCode
  }

  /// The scripts that the options select.
  package static func files(for options: RunOptions) throws(UsageError) -> [ScriptFile] {
    if options.lastFailed { return try lastFailed(options) }
    if let list = options.testList {
      guard let path = options.paths.first else { return try TestList.read(list) }
      throw UsageError("--test-list names the scripts, and '\(path)' was given besides.")
    }
    guard !options.paths.isEmpty else {
      throw UsageError("no script given; name files, directories or globs, such as scripts/*.lua.")
    }
    return try ScriptFinder.find(options.paths)
  }

  /// What failed when it ran last, of the paths that are given.
  private static func lastFailed(_ options: RunOptions) throws(UsageError) -> [ScriptFile] {
    let path = LastFailures.path(in: options.output)
    let text = try WholeFile.read(path, for: "--last-failed", mayBeAbsent: true) ?? ""
    var files = TestList.files(in: text)
    if !options.paths.isEmpty {
      let given = Set(try ScriptFinder.find(options.paths).map(\.path))
      files = files.filter { given.contains($0.path) }
    }
    for index in files.indices { files[index].mayMissTitles = true }
    return files
  }

  /// The order in which scripts are begun; nil for the order in which they are given.
  private static func schedule(
    of files: [ScriptFile], _ options: RunOptions, _ durations: Durations?
  ) throws(UsageError) -> [Int]? {
    let byTime = durations?.longestFirst(files.map(\.path))
    guard options.failedFirst else { return byTime }
    let path = LastFailures.path(in: options.output)
    let text = try WholeFile.read(path, for: "--failed-first", mayBeAbsent: true) ?? ""
    let failed = Set(TestList.files(in: text).map(\.path))
    let order = byTime ?? Array(files.indices)
    return order.filter { failed.contains(files[$0].path) }
      + order.filter { !failed.contains(files[$0].path) }
  }

  /// What a run without console output would keep to itself.
  private func tellEnd(_ summary: RunSummary, _ options: RunOptions, isShard: Bool) {
    switch summary.exitCode {
    case .noTests where isShard: break
    case .fault: complain(summary.stopReason ?? "the run cannot go on")
    case .noTests:
      var cause = options.selectionText.map { "no test matches \($0)." }
      if options.lastFailed { cause = cause ?? "no test failed the last time." }
      let places = options.testList.map { [$0] } ?? options.paths
      complain(cause ?? "no tests in \(places.joined(separator: ", ")).")
    default: break
    }
  }

  func checkReporterNames(_ options: RunOptions) throws(UsageError) {
    for name in options.reporters.map(\.name) where !reporters.names.contains(name) {
      let near = Spelling.nearest(to: name, among: reporters.names)
      let hint = near.map { "Did you mean \($0)?" } ?? ""
      throw UsageError(
        "there is no reporter '\(name)'; there are \(reporters.names.joined(separator: ", ")). \(hint)"
      )
    }
  }

  func makeReporters(_ options: RunOptions) throws(UsageError) -> [any Reporter] {
    do throws(ReporterError) {
      return try reporters.make(options.reporters, options.color)
    } catch {
      throw UsageError(error.sentence)
    }
  }

  func settings(for options: RunOptions) -> RunSettings {
    var settings = RunSettings(worker: worker)
    settings.program = program
    settings.version = version
    switch options.workers {
    case .auto: settings.workers = Int(harness_usable_processors())
    case .exactly(let count): settings.workers = count
    }
    switch options.seed ?? .fixed(0) {
    case .fixed(let seed): settings.seed = seed
    case .random: settings.seed = UInt64(UInt32.random(in: 1...UInt32.max))
    }
    settings.selection = options.selection
    settings.maxFailures = options.maxFailures
    settings.retries = options.retries
    settings.retryMode = options.retryMode
    settings.failsOnFlaky = options.failsOnFlaky
    settings.globalTimeoutNanoseconds = options.globalTimeoutNanoseconds
    settings.timeoutNanoseconds = options.timeoutNanoseconds
    settings.isListing = options.isListing
    settings.results = options.output
    settings.leaks = options.leaks
    settings.variables = options.variables
    settings.requiresAssertions = options.requiresAssertions
    settings.forbidsOnly = options.forbidsOnly || isBuildMachine
    settings.isReproducible = options.isReproducible
    settings.rootDirectory = HarnessCommand.currentDirectory
    return settings
  }

  /// Build services set this variable; nobody marks a test there on purpose.
  private var isBuildMachine: Bool {
    environment["CI"].map { !["", "0", "false"].contains($0) } ?? false
  }

  func signalPipe() throws(UsageError) -> SignalPipe {
    do throws(WorkerStartError) {
      let signals = try SignalPipe()
      signals.catchSignals()
      return signals
    } catch {
      throw UsageError(error.sentence)
    }
  }

  private static var currentDirectory: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }
}

extension HarnessCommand {
  func say(_ text: String) -> Int32 {
    output.say(text)
    return ExitCode.passed.rawValue
  }

  func complain(_ text: String) {
    output.complain("\(program): \(text)\n")
  }
}

/// Says what the command has to say at the end, before the reporters write their last lines.
private final class EndTeller: Reporter {
  private let tell: (RunSummary) -> Void

  init(_ tell: @escaping (RunSummary) -> Void) {
    self.tell = tell
  }

  func handle(_ event: RunEvent) {
    if case .runFinished(let summary) = event { tell(summary) }
  }

  func flush(now: UInt64) {}
}
