import Glibc
import HarnessEvents

// `harness init [DIR]`: what somebody needs to begin.
extension HarnessCommand {
  /// Writes the files for editors and a first script, and runs the script.
  func begin(_ options: RunOptions) throws(UsageError) -> ExitCode {
    let folder = try folder(of: options)
    for file in editorFiles {
      do throws(FileProblem) {
        try write(file, in: folder)
      } catch {
        complain("\(error.sentence).")
        return .usage
      }
    }
    let script = TextFile("scripts/first.lua", "")
    if script.exists(in: folder) {
      _ = say("kept     \(script.place(in: folder)), which was there\n")
    } else {
      let code = try writeFirstScript(script.path, in: folder, options)
      guard code == .passed else { return code }
    }
    return advise(folder)
  }

  /// Lets a worker write a script for a component that it can mount, and runs it.
  private func writeFirstScript(
    _ path: String, in folder: String?, _ options: RunOptions
  ) throws(UsageError) -> ExitCode {
    let text: String
    switch try conversation(options, signals: nil).ask(.firstScript) {
    case .answer(let answer): text = answer.text
    case .death(let sentence):
      complain("no first script, since \(sentence).")
      return .failed
    case .interrupted(let signal): return HarnessCommand.exitCode(of: signal)
    }
    let script = TextFile(path, text)
    do throws(FileProblem) {
      try write(script, in: folder)
    } catch {
      complain("\(error.sentence).")
      return .usage
    }
    var running = options
    running.command = .run
    running.paths = [script.place(in: folder)]
    _ = say("\n$ \(program) \(running.paths[0])\n")
    return try run(running)
  }

  /// Where to begin: a folder that is there or can be made.
  private func folder(of options: RunOptions) throws(UsageError) -> String? {
    if options.paths.count > 1 {
      throw UsageError("init: takes one folder, and '\(options.paths[1])' was given too.")
    }
    guard let folder = options.paths.first else { return nil }
    guard !folder.isEmpty else { throw UsageError("init: the name of the folder is empty.") }
    var status = stat()
    if stat(folder, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
      throw UsageError("init: '\(folder)' is a file, and no folder.")
    }
    return folder
  }

  /// What is there stays as it is, whatever is in it.
  private func write(_ file: TextFile, in folder: String?) throws(FileProblem) {
    let place = file.place(in: folder)
    guard !file.exists(in: folder) else {
      _ = say("kept     \(place), which was there\n")
      return
    }
    try file.write(in: folder)
    _ = say("written  \(place)\n")
  }

  private func advise(_ folder: String?) -> ExitCode {
    let scripts = TextFile("scripts", "").place(in: folder)
    let rows = [
      ("components", "what can be mounted"),
      ("tree NAME", "the elements of a component, and how to find them"),
      ("record NAME", "try a component out, and get a script of it"),
      (scripts, "run the scripts"),
    ]
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { command, purpose in
      "  \(program) \(command)\(String(repeating: " ", count: width - command.count + 3))\(purpose)\n"
    }
    _ = say(
      """

      Next:
      \(lines.joined())\
      Editors with the Lua language server know the words of a test in \(folder.map { "'\($0)'" } ?? "this folder").

      """)
    return .passed
  }
}
