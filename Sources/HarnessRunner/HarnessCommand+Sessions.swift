import Glibc
import HarnessEvents

// The commands that need a component at hand and run no script.
extension HarnessCommand {
  /// `harness components`
  func tellComponents(_ options: RunOptions) throws(UsageError) -> ExitCode {
    try refusePaths(of: options)
    return try tell(.components, in: conversation(options, signals: signalPipe()))
  }

  /// `harness tree NAME`
  func tellTree(_ options: RunOptions) throws(UsageError) -> ExitCode {
    let mount = try mount(options)
    let conversation = try conversation(options, signals: signalPipe())
    let code = tell(.mount(mount), in: conversation)
    guard code == .passed else { return code }
    return tell(.tree(tree(options, margin: .locators)), in: conversation)
  }

  /// `harness record NAME`
  func record(_ options: RunOptions) throws(UsageError) -> ExitCode {
    let mount = try mount(options)
    let signals = try signalPipe()
    var recording = Recording(
      program: program, mount: mount, tree: tree(options, margin: .numbers),
      conversation: try conversation(options, signals: signals), signals: signals, output: output,
      input: input)
    switch recording.perform() {
    case .quit: return .passed
    case .interrupted(let signal): return HarnessCommand.exitCode(of: signal)
    case .failed(let sentence, let isMisuse):
      complain("\(mount.name): \(sentence)")
      return isMisuse ? .usage : .failed
    }
  }

  /// Asks one thing, and tells the answer or why there is none.
  private func tell(_ request: SessionRequest, in conversation: Conversation) -> ExitCode {
    let reply = conversation.ask(request)
    // What was asked for is alone on standard output.
    if !conversation.output.isEmpty { output.complain(conversation.output) }
    switch reply {
    case .interrupted(let signal): return HarnessCommand.exitCode(of: signal)
    case .death(let sentence):
      complain(conversation.hasBegun ? sentence : "a worker cannot start: \(sentence)")
      return conversation.hasBegun ? .failed : .fault
    case .answer(let answer):
      guard answer.status == .done else {
        complain(answer.text)
        return answer.status == .misuse ? .usage : .failed
      }
      if !answer.text.isEmpty { _ = say(answer.text + "\n") }
      return .passed
    }
  }

  func conversation(
    _ options: RunOptions, signals: SignalPipe?
  ) throws(UsageError) -> Conversation {
    do throws(WorkerStartError) {
      return try Conversation(settings: settings(for: options), signals: signals)
    } catch {
      throw UsageError("\(error.sentence).")
    }
  }

  private func mount(_ options: RunOptions) throws(UsageError) -> SessionMount {
    let command = options.command.rawValue
    guard let name = options.paths.first else {
      throw UsageError(
        "\(command): which component? '\(program) components' and '\(program) previews' list the "
          + "names.")
    }
    if options.paths.count > 1 {
      throw UsageError(
        "\(command): takes one name, and '\(options.paths[1])' was given too; arguments go into "
          + "--args '{ label = \"Save\" }'.")
    }
    return SessionMount(name: name, arguments: options.arguments, options: options.appOptions)
  }

  private func tree(_ options: RunOptions, margin: SessionTree.Margin) -> SessionTree {
    SessionTree(
      margin: margin, includesHidden: options.includesHidden, isUnmerged: options.isUnmerged)
  }

  static func exitCode(of signal: Int32) -> ExitCode {
    signal == SIGTERM ? .terminated : .interrupted
  }
}
