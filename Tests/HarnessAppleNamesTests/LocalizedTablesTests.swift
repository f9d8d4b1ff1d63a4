import Foundation
import HarnessAppleNames
import Testing

@Suite struct LocalizedTablesTests {
  private let english = Locale(identifier: "en_GB")

  /// A folder of resources with these files.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(path: folder.path))
  }

  private func text(_ key: String, in bundle: Bundle, table: String? = nil) -> String {
    LocalizedTables.text(for: key, table: table, bundle: bundle, locale: english)
  }

  @Test func `a table is read when a key is looked up in it`() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.strings": "a = one;", "en.lproj/Broken.strings": "a = two",
      "Catalogue.xcstrings": "{", "fr.lproj/Localizable.strings": "a",
    ])
    func told() -> [String] {
      LocalizedTables.problems.filter { $0.contains(bundle.bundlePath) }
    }
    #expect(text("a", in: bundle) == "one")
    #expect(told().isEmpty)
    for _ in 1...3 { #expect(text("a", in: bundle, table: "Broken") == "two") }
    let path = bundle.bundlePath
    let broken =
      "the string table \(path)/en.lproj/Broken.strings is not as it should be: "
      + "line 1: a semicolon is missing"
    #expect(told() == [broken])
    #expect(text("a", in: bundle, table: "Catalogue") == "a")
    #expect(told().count == 2)
  }

  @Test func `a catalogue and rules go before plain texts`() throws {
    let bundle = try bundle([
      "en.lproj/T.strings": "a = plain; b = plain; c = plain;",
      "en.lproj/T.stringsdict": """
      <plist version="1.0"><dict><key>b</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>ruled</string></dict></dict></plist>
      """,
      "T.xcstrings": """
      {"sourceLanguage": "it", "strings": {
        "a": {"localizations": {"en": {"stringUnit": {"value": "catalogued"}}}},
        "d": {"localizations": {"it": {"stringUnit": {"value": "italiano"}}}}}}
      """,
    ])
    #expect(
      ["a", "b", "c", "d", "e"].map { text($0, in: bundle, table: "T") }
        == ["catalogued", "ruled", "plain", "italiano", "e"])
  }

  @Test func `a table that nobody names is not opened`() throws {
    let bundle = try bundle([
      "en.lproj/Unnamed.strings": "no table", "en.lproj/Localizable.strings": "a = one;",
    ])
    // A file that is read and is no table is a problem.
    func isRead() -> Bool {
      LocalizedTables.problems.contains { $0.contains("\(bundle.bundlePath)/en.lproj/Unnamed") }
    }
    #expect(text("a", in: bundle) == "one")
    #expect(!isRead())
    #expect(text("a", in: bundle, table: "Unnamed") == "a")
    #expect(isRead())
  }
}
