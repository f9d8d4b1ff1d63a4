import Foundation
import Testing

/// The output that the pages show is the output that there is.
@Suite struct ConsoleTests {
  @Test(arguments: Page.all.map(\.path))
  func `commands print what the page says`(_ path: String) throws {
    var page = try Page.named(path)
    let consoles = page.blocks.filter { $0.language == "console" }
    guard !consoles.isEmpty else { return }
    let workspace = try Workspace()
    for block in page.blocks {
      if case .saved(let name)? = block.origin { try workspace.write(block.text, to: name) }
    }
    // From the end, so that a replaced block moves no other.
    for block in consoles.reversed() {
      let now = try block.commands.flatMap { command in
        ["$ \(command)"] + (try workspace.run(command).output).lines
      }
      guard now.map(\.comparable) != block.lines.map(\.comparable) else { continue }
      if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" {
        try page.replace(block, by: now)
      } else {
        Issue.record(
          """
          \(block) shows other output than there is. If the new one is right, run \
          UPDATE_DOCUMENTATION=1 scripts/test DocumentationTests. It is now:
          \(now.joined(separator: "\n"))
          """)
      }
    }
  }

  @Test func `durations are not compared, other numbers are`() {
    #expect("ok a.lua  1 passed  2.8 ms".comparable == "ok a.lua  1 passed  31 ms".comparable)
    #expect("(1.5 s, worker 1)".comparable == "(84 ms, worker 1)".comparable)
    #expect("ok a.lua  1 passed  2 ms".comparable != "ok a.lua  2 passed  2 ms".comparable)
  }

  @Test(arguments: Page.all.map(\.path))
  func `commands of this repository exist`(_ path: String) throws {
    for block in try Page.named(path).blocks where block.language == "sh" {
      for line in block.lines {
        let program = line.prefix { $0 != " " }
        guard program.hasPrefix("scripts/") else { continue }
        let file = Repository.url(String(program)).path
        #expect(FileManager.default.isExecutableFile(atPath: file), "\(block): \(program)")
      }
    }
  }
}

extension Block {
  fileprivate var commands: [String] {
    lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
  }
}

extension String {
  fileprivate var lines: [String] {
    var lines = components(separatedBy: "\n").map(\.withoutTrailingSpace)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The line with every duration replaced.
  fileprivate var comparable: String {
    withoutTrailingSpace.replacing(/\b[0-9]+(\.[0-9]+)? (ms|s|m)\b/, with: "TIME")
  }

  private var withoutTrailingSpace: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
