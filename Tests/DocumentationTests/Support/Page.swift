import Foundation

/// A page of the documentation: its lines and the blocks of code in it.
struct Page {
  /// From the root of the repository.
  let path: String
  private(set) var lines: [String]

  /// README.md and everything in docs.
  static let all: [Page] = {
    let folder = Repository.url("docs").resolvingSymlinksInPath().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    return paths.compactMap { try? Page(path: $0) }
  }()

  static func named(_ path: String) throws -> Page { try Page(path: path) }

  init(path: String) throws {
    self.path = path
    lines = try Repository.text(path).components(separatedBy: "\n")
  }

  var blocks: [Block] {
    var found: [Block] = []
    var number = 0
    while number < lines.count {
      guard let fence = Fence(lines[number]), let end = endOfBlock(after: number) else {
        number += 1
        continue
      }
      found.append(
        Block(
          page: path, line: number + 1, language: fence.language, mode: fence.mode,
          origin: number > 0 ? Origin(lines[number - 1]) : nil,
          lines: Array(lines[(number + 1)..<end])))
      number = end + 1
    }
    return found
  }

  private func endOfBlock(after start: Int) -> Int? {
    lines[(start + 1)...].firstIndex { $0 == "```" }
  }

  /// Puts other lines into a block and writes the page.
  mutating func replace(_ block: Block, by text: [String]) throws {
    lines.replaceSubrange(block.line..<(block.line + block.lines.count), with: text)
    try lines.joined(separator: "\n").write(
      to: Repository.url(path).resolvingSymlinksInPath(), atomically: true, encoding: .utf8)
  }
}

/// Code between two fences.
struct Block: CustomStringConvertible, Sendable {
  let page: String
  /// The line of the opening fence, from 1.
  let line: Int
  let language: String
  /// The word after the language: `fails` or `fragment`.
  let mode: String
  let origin: Origin?
  let lines: [String]

  var text: String { lines.joined(separator: "\n") + "\n" }
  var description: String { "\(page):\(line)" }
}

/// The line that opens a block: "```lua fails".
private struct Fence {
  let language: String
  let mode: String

  init?(_ line: String) {
    guard line.hasPrefix("```") else { return nil }
    let words = line.dropFirst(3).split(separator: " ").map(String.init)
    guard !line.dropFirst(3).contains("`") else { return nil }
    language = words.first ?? ""
    mode = words.dropFirst().first ?? ""
  }
}

/// A comment before a block.
enum Origin: Sendable, Equatable {
  /// The block is a part of this file.
  case file(String)
  /// The block is this file for the commands of the page.
  case saved(as: String)

  init?(_ line: String) {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
    let words = line.dropFirst(5).dropLast(4).split(separator: " ").map(String.init)
    guard words.count == 2 else { return nil }
    switch words[0] {
    case "file:": self = .file(words[1])
    case "save:": self = .saved(as: words[1])
    default: return nil
    }
  }
}
