import Foundation

/// The string tables of one folder of resources: their names at once, a table's texts when somebody
/// looks for one in it.
struct BundleTables: Sendable {
  /// What the files of a table hold for one language.
  private struct Texts: Sendable {
    var entries: [String: LocalizedEntry] = [:]
    /// What is wrong with the files.
    var problems: [String] = []
  }

  private struct Catalog: Sendable {
    var sourceLanguage: String?
    var texts: [String: [String: LocalizedEntry]] = [:]
    var problem: String?
  }

  /// By table, then by language: `Base`, and an empty one for what stands in no language's folder.
  private var files: [String: [String: [String]]] = [:]
  /// By table.
  private var catalogFiles: [String: String] = [:]
  // What was read of them.
  private var texts: [String: [String: Texts]] = [:]
  private var catalogs: [String: Catalog] = [:]

  init(folder: String) {
    // The folder may be that of a build, with thousands of other files.
    for name in Self.names(in: folder, endingIn: Self.kinds + [".lproj"]) {
      let path = folder + "/" + name
      if name.hasSuffix(".lproj") {
        let language = String(name.dropLast(6)).replacingOccurrences(of: "_", with: "-")
        for file in Self.names(in: path, endingIn: Self.kinds) {
          note(path + "/" + file, language: language)
        }
      } else {
        note(path, language: "")
      }
    }
  }

  private static let kinds = [".strings", ".stringsdict", ".xcstrings"]

  private static func names(in folder: String, endingIn ends: [String]) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in ends.contains { name.hasSuffix($0) } }.sorted()
  }

  private mutating func note(_ path: String, language: String) {
    let url = URL(fileURLWithPath: path)
    let table = url.deletingPathExtension().lastPathComponent
    if url.pathExtension == "xcstrings" {
      catalogFiles[table] = path
    } else {
      files[table, default: [:]][language, default: []].append(path)
    }
  }

  /// Whether there is a table of this name. No file is opened for that.
  func has(_ table: String) -> Bool { files[table] != nil || catalogFiles[table] != nil }

  /// The text of a key in the first of the languages that has one.
  ///
  /// - Parameter problems: Gets what is wrong with the files that were looked at.
  mutating func entry(
    for key: String, table: String, languages: [String], problems: inout [String]
  ) -> LocalizedEntry? {
    guard has(table) else { return nil }
    let source = readCatalog(of: table, problems: &problems)
    for language in languages {
      let found = entry(for: key, table: table, language: language, problems: &problems)
      if let found { return found }
    }
    for language in [source, "en", "Base", ""].compactMap(\.self) {
      let found = entry(for: key, table: table, language: language, problems: &problems)
      if let found { return found }
    }
    return nil
  }

  private mutating func entry(
    for key: String, table: String, language: String, problems: inout [String]
  ) -> LocalizedEntry? {
    if let entry = catalogs[table]?.texts[language]?[key] { return entry }
    guard let paths = files[table]?[language] else { return nil }
    if texts[table]?[language] == nil {
      texts[table, default: [:]][language] = Self.read(paths, language: language)
    }
    if let wrong = texts[table]?[language]?.problems, !wrong.isEmpty { problems += wrong }
    return texts[table]?[language]?.entries[key]
  }

  // MARK: Reading

  /// The language that a catalogue was written in.
  private mutating func readCatalog(of table: String, problems: inout [String]) -> String? {
    guard let path = catalogFiles[table] else { return nil }
    if catalogs[table] == nil { catalogs[table] = Self.catalog(at: path) }
    if let problem = catalogs[table]?.problem { problems.append(problem) }
    return catalogs[table]?.sourceLanguage
  }

  private static func catalog(at path: String) -> Catalog {
    guard let data = FileManager.default.contents(atPath: path) else {
      return Catalog(problem: sentence(about: path, "it cannot be opened"))
    }
    let file = StringCatalogFile(data)
    return Catalog(
      sourceLanguage: file.sourceLanguage, texts: file.entries,
      problem: file.problem.map { sentence(about: path, $0) })
  }

  private static func read(_ paths: [String], language: String) -> Texts {
    var texts = Texts()
    for path in paths {
      var problem: String?
      if let data = FileManager.default.contents(atPath: path) {
        if path.hasSuffix(".stringsdict") {
          let file = StringsDictFile(data, language: language)
          texts.entries.merge(file.entries) { _, new in new }
          problem = file.problem
        } else {
          let file = StringsFile(data)
          let entries = file.pairs.mapValues { LocalizedEntry(format: $0, language: language) }
          // Rules of a stringsdict of the same name win.
          texts.entries.merge(entries) { old, _ in old }
          problem = file.problem
        }
      } else {
        problem = "it cannot be opened"
      }
      if let problem { texts.problems.append(sentence(about: path, problem)) }
    }
    return texts
  }

  private static func sentence(about path: String, _ reason: String) -> String {
    "the string table \(path) is not as it should be: \(reason)"
  }
}
