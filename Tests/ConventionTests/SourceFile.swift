import Foundation

/// A file of this repository and its lines.
struct SourceFile: CustomStringConvertible, Sendable {
  /// From the root of the repository.
  let path: String
  let text: String

  var description: String { path }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  static let root: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// The files with one of these endings below folders, sorted by path.
  static func all(in folders: [String], endings: [String]) -> [SourceFile] {
    folders.flatMap { folder -> [SourceFile] in
      let base = root.appending(path: folder).resolvingSymlinksInPath().path
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: base)) ?? []
      return paths.sorted().compactMap { path in
        guard endings.contains(where: path.hasSuffix), !path.contains(".build/") else { return nil }
        guard let text = try? String(contentsOfFile: "\(base)/\(path)", encoding: .utf8) else {
          return nil
        }
        return SourceFile(path: "\(folder)/\(path)", text: text)
      }
    }
  }

  static let swift = all(in: ["Sources", "Tests"], endings: [".swift"])
  static let c = all(in: ["Sources", "Tests"], endings: [".c", ".h"])
  static let scripts = all(in: ["scripts", "Tests"], endings: [".lua"])

  /// What stands after `import`, in any form of it.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.importWords.contains($0) })
      else { return nil }
      let module = words[index + 1]
      let isKind = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        .contains(String(module))
      return String((isKind ? words[index + 2] : module).prefix { $0 != "." })
    }
  }

  private static let importWords: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
}

extension Array where Element == SourceFile {
  func inTargets(_ targets: String...) -> [SourceFile] {
    filter { file in targets.contains { file.path.hasPrefix("Sources/\($0)/") } }
  }
}
