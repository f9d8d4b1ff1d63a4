import Foundation

/// The string tables of one folder of resources.
struct BundleTables: Sendable {
  /// By table, then by language: `Base`, and an empty one for what stands in no language's folder.
  private var tables: [String: [String: [String: LocalizedEntry]]] = [:]
  private var sourceLanguages: [String: String] = [:]

  var isEmpty: Bool { tables.isEmpty }

  init(folder: String) {
    // The folder may be that of a build, with thousands of other files.
    for name in Self.names(in: folder, endingIn: Self.kinds + [".lproj"]) {
      let path = folder + "/" + name
      if name.hasSuffix(".lproj") {
        let language = String(name.dropLast(6)).replacingOccurrences(of: "_", with: "-")
        for file in Self.names(in: path, endingIn: Self.kinds) {
          add(path + "/" + file, language: language)
        }
      } else {
        add(path, language: "")
      }
    }
  }

  private static let kinds = [".strings", ".stringsdict", ".xcstrings"]

  private static func names(in folder: String, endingIn ends: [String]) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in ends.contains { name.hasSuffix($0) } }.sorted()
  }

  private mutating func add(_ path: String, language: String) {
    let url = URL(fileURLWithPath: path)
    let table = url.deletingPathExtension().lastPathComponent
    guard let data = FileManager.default.contents(atPath: path) else { return }
    switch url.pathExtension {
    case "strings":
      // Rules of a stringsdict of the same name win.
      let texts = StringsFile.read(data) ?? [:]
      let entries = texts.mapValues { LocalizedEntry(format: $0, language: language) }
      merge(entries, into: table, language: language) { old, _ in old }
    case "stringsdict":
      let entries = StringsDictFile.read(data, language: language) ?? [:]
      merge(entries, into: table, language: language) { _, new in new }
    default:
      guard let catalog = StringCatalogFile.read(data) else { return }
      sourceLanguages[table] = catalog.sourceLanguage
      for (language, entries) in catalog.entries {
        merge(entries, into: table, language: language) { _, new in new }
      }
    }
  }

  private mutating func merge(
    _ entries: [String: LocalizedEntry], into table: String, language: String,
    _ choose: (LocalizedEntry, LocalizedEntry) -> LocalizedEntry
  ) {
    tables[table, default: [:]][language, default: [:]].merge(entries, uniquingKeysWith: choose)
  }

  /// The text of a key in the first of the languages that has one.
  func entry(for key: String, table: String, languages: [String]) -> LocalizedEntry? {
    guard let texts = tables[table] else { return nil }
    let fallbacks = [sourceLanguages[table], "en", "Base", ""].compactMap(\.self)
    for language in languages {
      if let entry = texts[language]?[key] { return entry }
    }
    for language in fallbacks {
      if let entry = texts[language]?[key] { return entry }
    }
    return nil
  }
}
