package import Foundation
import Synchronization

/// Finds localised texts in the string tables of bundles.
package enum LocalizedTables {
  fileprivate struct Store {
    var tables: [String: BundleTables] = [:]
    var languages: [String: [String]] = [:]
    var problems: [String] = []
    var metProblems: [String] = []
  }
  private static let store = Mutex(Store())

  /// Folders that are searched when no bundle is named: what an app's bundle holds on Apple's
  /// platforms is here spread over the bundles that the package manager makes of each target.
  private static let defaultFolders: [String] = {
    let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Bundle.main.bundlePath)) ?? []
    let beside = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    return [main] + beside.sorted().map { Bundle.main.bundlePath + "/" + $0 }
  }()

  /// The table of a key that names none.
  private static let usualTable = "Localizable"

  /// Whether nothing can be found unless a table or a bundle is named: known without reading a file.
  package static let hasNoUsualTable = store.withLock { store in
    !defaultFolders.contains { store.tables(in: $0).has(usualTable) }
  }

  /// What is wrong with the files that were read so far, each once: a sentence with path and reason.
  package static var problems: [String] { store.withLock(\.problems) }

  /// What is wrong with the tables in which somebody has looked for a text since the last call.
  package static func takeMetProblems() -> [String] {
    store.withLock { store in
      defer { store.metProblems = [] }
      return store.metProblems
    }
  }

  /// What a table holds for a key.
  ///
  /// - Parameters:
  ///   - table: The table's name; nil is `Localizable`.
  ///   - bundle: Nil, or the main one: all bundles beside the program.
  ///   - locale: Its languages are tried first, then the one the table was written in.
  package static func entry(
    for key: String, table: String?, bundle: Bundle?, locale: Locale
  ) -> LocalizedEntry? {
    let isDefault = bundle.map { $0 === Bundle.main } ?? true
    let table = table ?? usualTable
    if isDefault, hasNoUsualTable, table == usualTable { return nil }
    let folders = isDefault ? defaultFolders : [bundle?.resourcePath ?? bundle?.bundlePath ?? ""]
    return store.withLock { store in
      let languages = store.languages(for: locale.identifier)
      for folder in folders {
        if let found = store.entry(for: key, table: table, languages: languages, in: folder) {
          return found
        }
      }
      return nil
    }
  }

  /// The text of a key with its arguments, or of the key itself where no table has it.
  package static func text(
    for key: String, arguments: [FormatArgument] = [], default value: String? = nil,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale
  ) -> String {
    let entry =
      entry(for: key, table: table, bundle: bundle, locale: locale)
      ?? LocalizedEntry(format: value ?? key)
    return entry.text(with: arguments, in: locale)
  }
}

extension LocalizedTables.Store {
  fileprivate mutating func tables(in folder: String) -> BundleTables {
    if let known = tables[folder] { return known }
    let new = BundleTables(folder: folder)
    tables[folder] = new
    return new
  }

  fileprivate mutating func entry(
    for key: String, table: String, languages: [String], in folder: String
  ) -> LocalizedEntry? {
    var met: [String] = []
    let found = tables[folder, default: BundleTables(folder: folder)].entry(
      for: key, table: table, languages: languages, problems: &met)
    for problem in met {
      if !problems.contains(problem) { problems.append(problem) }
      if !metProblems.contains(problem) { metProblems.append(problem) }
    }
    return found
  }

  fileprivate mutating func languages(for identifier: String) -> [String] {
    if let known = languages[identifier] { return known }
    let new = languageNames(for: identifier)
    languages[identifier] = new
    return new
  }
}

/// The names under which tables may hold a locale's language: `zh-Hant-TW`, `zh-Hant`, `zh`.
package func languageNames(for identifier: String) -> [String] {
  let plain = identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
  var parts = plain.split(separator: "-").map(String.init)
  if parts.first == "zh", !parts.contains(where: { $0.hasPrefix("Han") }) {
    let isTraditional = ["TW", "HK", "MO"].contains { parts.contains($0) }
    parts.insert(isTraditional ? "Hant" : "Hans", at: 1)
  }
  var names: [String] = []
  while !parts.isEmpty {
    names.append(parts.joined(separator: "-"))
    parts.removeLast()
  }
  // A script is not always named with a region: de-Latn-AT is also de-AT.
  if let language = names.last, names.count == 3 {
    let region = plain.split(separator: "-").last.map(String.init) ?? ""
    names.insert("\(language)-\(region)", at: 1)
  }
  return names
}
