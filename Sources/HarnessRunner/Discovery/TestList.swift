import HarnessEvents

/// A file that names the tests to run, as `--list` prints them: an id a line.
///
/// A path alone means all tests of the script. Empty lines, and lines that begin with `# `, say
/// nothing.
enum TestList {
  /// The scripts in the order of their first lines, each with the titles of its tests.
  /// - Throws: `UsageError` for a file that cannot be read, or names no test.
  static func read(_ path: String) throws(UsageError) -> [ScriptFile] {
    let files = files(in: try WholeFile.read(path, for: "--test-list") ?? "")
    guard !files.isEmpty else {
      throw UsageError("--test-list: '\(path)' names no test; it takes what --list prints.")
    }
    return files
  }

  /// The same of a text, which may name none.
  static func files(in text: String) -> [ScriptFile] {
    var files: [ScriptFile] = []
    var places: [String: Int] = [:]
    var isWhole: Set<String> = []
    // Some editors begin a file with a mark of its encoding.
    let mark: Unicode.Scalar = "\u{FEFF}"
    let text = text.unicodeScalars.first == mark ? String(text.unicodeScalars.dropFirst()) : text
    for line in text.split(whereSeparator: \.isNewline) {
      let id = line.trimmingSuffix(while: \.isWhitespace)
      if id.isEmpty || id == "#" || id.hasPrefix("# ") { continue }
      let end = id.firstRange(of: TestInfo.separator)
      let file = ScriptFinder.normalized(String(end.map { id[..<$0.lowerBound] } ?? id))
      if places[file] == nil {
        places[file] = files.count
        files.append(ScriptFile(file))
      }
      guard let place = places[file] else { continue }
      if let end, !isWhole.contains(file) {
        files[place].titles.append(String(id[end.upperBound...]))
      } else {
        isWhole.insert(file)
        files[place].titles = []
      }
    }
    return files
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}
