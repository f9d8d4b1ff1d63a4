import Glibc
import HarnessEvents

/// `harness record NAME`: a prompt at which somebody tries a component out, and a script of it.
///
/// Everything that needs the component is the worker's; here are the lines that come and go, and
/// the script, which is so kept when the component ends the worker.
struct Recording {
  let program: String
  let mount: SessionMount
  let tree: SessionTree
  let conversation: Conversation
  let signals: SignalPipe?
  let output: CommandOutput
  var input: LineInput

  private var script: [String] = []
  /// Whether the script has changed since it was saved.
  private var isUnsaved = false
  /// Where it was saved; no other file that is there is written over.
  private var savedPaths: Set<String> = []
  /// The beginning of a statement that goes on.
  private var unfinished = ""

  init(
    program: String, mount: SessionMount, tree: SessionTree, conversation: Conversation,
    signals: SignalPipe?, output: CommandOutput, input: LineInput
  ) {
    self.program = program
    self.mount = mount
    self.tree = tree
    self.conversation = conversation
    self.signals = signals
    self.output = output
    self.input = input
  }

  /// How it ended.
  enum End: Equatable {
    case quit
    /// The component could not be mounted, or has ended the worker.
    case failed(String, isMisuse: Bool)
    case interrupted(Int32)
  }

  mutating func perform() -> End {
    for request in [SessionRequest.mount(mount), .tree(tree)] {
      switch ask(request) {
      case .answer(let answer):
        guard answer.status == .done else {
          return .failed(answer.text, isMisuse: answer.status == .misuse)
        }
        tell(answer.text)
      case .death(let sentence): return .failed(sentence, isMisuse: false)
      case .interrupted(let signal): return .interrupted(signal)
      }
    }
    isUnsaved = false
    tell("Type 'help' for what can be typed, 'quit' to end.")
    let end = readLines()
    tellScript()
    return end
  }

  private mutating func readLines() -> End {
    while true {
      if input.isTerminal { output.say(unfinished.isEmpty ? "> " : ">> ") }
      switch input.next(signals: signals) {
      case .end:
        if input.isTerminal { output.say("\n") }
        if !unfinished.isEmpty { complain("the last statement has no end, and is left out") }
        return .quit
      case .interrupted(let signal):
        if input.isTerminal { output.say("\n") }
        return .interrupted(signal)
      case .line(let line):
        // So that what comes through a pipe reads like what was typed.
        if !input.isTerminal { output.say("\(unfinished.isEmpty ? ">" : ">>") \(line)\n") }
        if let end = take(line) { return end }
      }
    }
  }

  /// - Returns: how the recording ends, if it does.
  private mutating func take(_ line: String) -> End? {
    let trimmed = line.withoutOuterSpaces
    guard unfinished.isEmpty else {
      // An empty line gives a statement up that does not want to end.
      if trimmed.isEmpty {
        unfinished = ""
        return nil
      }
      return perform("\(unfinished)\n\(line)")
    }
    let words = trimmed.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first ?? "" {
    case "": return nil
    case "quit", "exit": return .quit
    case "script": tell(text)
    case "undo": return show(ask(.undo), of: "")
    case "save": save(to: words.count > 1 ? words[1].withoutOuterSpaces : "")
    default: return perform(trimmed)
    }
    return nil
  }

  private mutating func perform(_ line: String) -> End? {
    show(ask(.perform(line)), of: line)
  }

  private mutating func show(_ reply: Conversation.Reply, of line: String) -> End? {
    unfinished = ""
    switch reply {
    case .interrupted(let signal): return .interrupted(signal)
    case .death(let sentence): return .failed(sentence, isMisuse: false)
    case .answer(let answer):
      switch answer.status {
      case .incomplete: unfinished = line
      case .done: tell(answer.text)
      case .failed, .misuse: complain(answer.text)
      }
    }
    return nil
  }

  private mutating func ask(_ request: SessionRequest) -> Conversation.Reply {
    let reply = conversation.ask(request)
    let printed = conversation.output
    if !printed.isEmpty { tell(printed.hasSuffix("\n") ? String(printed.dropLast()) : printed) }
    if case .answer(let answer) = reply, answer.script != script {
      script = answer.script
      isUnsaved = true
    }
    return reply
  }

  // MARK: The script

  private var text: String {
    var lines = ["-- Recorded with '\(program) record \(mount.name)'."] + script
    if !script.contains(where: { $0.hasPrefix("expect") || $0.hasPrefix("assert") }) {
      lines.append(Recording.expectsNothing)
    }
    return lines.joined(separator: "\n")
  }

  private static let expectsNothing =
    "-- Nothing is expected yet: 'expect N' at the prompt writes down what there is."

  private mutating func save(to path: String) {
    guard !path.isEmpty else { return complain("save: write the name of a file: save first.lua") }
    do throws(FileProblem) {
      try TextFile(path, text + "\n").write(replacing: savedPaths.contains(path))
      savedPaths.insert(path)
      isUnsaved = false
      tell("saved; '\(program) \(path)' runs it")
    } catch {
      complain("save: \(error.sentence)")
    }
  }

  /// What has come about since the mount, unless there is a file of it.
  private func tellScript() {
    if isUnsaved { tell("\nThe script:\n\n\(text)") }
  }

  private func tell(_ text: String) {
    if !text.isEmpty { output.say(text + "\n") }
  }

  /// At a prompt, what went wrong stands where the answer would.
  private func complain(_ text: String) { output.say("! \(text)\n") }
}

extension String {
  fileprivate var withoutOuterSpaces: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(String(start.reversed().drop { $0 == " " || $0 == "\t" }).reversed())
  }
}
