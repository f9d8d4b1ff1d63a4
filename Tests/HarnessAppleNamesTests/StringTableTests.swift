import Foundation
import HarnessAppleNames
import Testing

@Suite struct StringTableTests {
  @Test func `a strings file may hold comments, escapes and keys without quotes`() {
    let text = """
      /* "no" = "pair"; */
      "key" = "a \\"quoted\\" word\\n"; // and more
      plain = "U\\U00E9 \\Ud83d\\ude00";
      broken = ;
      "last" = "there";
      """
    let file = StringsFile(Data(text.utf8))
    #expect(
      file.pairs == ["key": "a \"quoted\" word\n", "plain": "Ué 😀", "last": "there"])
    #expect(file.problem == "line 4: a key has no text")
  }

  @Test(
    arguments: [
      .utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian,
      .utf32BigEndian,
    ] as [String.Encoding])
  func `a strings file may have any encoding of Unicode, with or without a mark`(
    encoding: String.Encoding
  ) throws {
    let file = StringsFile(try #require("\"key\" = \"ä😀\";".data(using: encoding)))
    #expect(file.pairs == ["key": "ä😀"])
    #expect(file.problem == nil)
  }

  @Test(
    arguments: [
      ("a = b; c = d\ne = f;", ["a": "b", "c": "d", "e": "f"], "line 1: a semicolon is missing"),
      ("a = b;\n\"c = d;", ["a": "b"], "line 2: a quotation mark has no partner"),
      ("a = b; /* c = d;", ["a": "b"], "line 1: a comment has no end"),
      ("a = b;\n= x; c = d;", ["a": "b", "c": "d"], "line 2: this is no pair of key and text"),
      ("{ a = b; }", ["a": "b"], nil), ("", [:], nil),
      ("\\", [:], "line 1: this is no pair of key and text"),
      ("<?xml nonsense", [:], "it is no property list with texts"),
    ] as [(String, [String: String], String?)])
  func `a mistake in a strings file is told and costs one text`(
    text: String, pairs: [String: String], problem: String?
  ) {
    let file = StringsFile(Data(text.utf8))
    #expect(file.pairs == pairs)
    #expect(file.problem == problem)
  }

  @Test func `a strings file in another encoding is told`() throws {
    let file = StringsFile(try #require("a = b; c = \"ä\";".data(using: .isoLatin1)))
    #expect(file.pairs["a"] == "b")
    #expect(file.problem == "it is neither UTF-8 nor UTF-16")
  }

  @Test func `a malformed entry of a catalogue costs itself`() {
    let text = """
      {"sourceLanguage": 7, "strings": {
        "number": {"localizations": {"en": {"stringUnit": {"value": 5}}}},
        "list": [], "nothing": null, "bare": {}, "wrong": {"localizations": "en"},
        "half": {"localizations": {"de": 1, "en": {"stringUnit": {"value": "whole"}}}},
        "forms": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": []}, "other": {"stringUnit": {"value": "%lld"}}}}}}},
        "argument": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"},
          "substitutions": {"n": {"argNum": "1", "variations": {"plural": {
            "other": {"stringUnit": {"value": "%arg"}}}}}, "m": 1}}}}
      }}
      """
    let file = StringCatalogFile(Data(text.utf8))
    #expect(file.problem == nil)
    #expect(file.entries["en"]?.keys.sorted() == ["argument", "forms", "half"])
    let entry = file.entries["en"]?["argument"]
    #expect(entry?.text(with: [.integer(3)], in: Locale(identifier: "en")) == "3")
  }

  @Test(arguments: [
    ("{\"strings\": {", "it is no JSON with an object in it"), ("{}", "it has no `strings`"),
    ("{\"strings\": []}", "it has no `strings`"), ("[]", "it is no JSON with an object in it"),
  ])
  func `a catalogue that cannot be read is told`(text: String, problem: String) {
    #expect(StringCatalogFile(Data(text.utf8)).problem == problem)
  }

  @Test func `a malformed rule of a stringsdict costs itself`() {
    let text = """
      <plist version="1.0"><dict>
        <key>text</key><string>no rule</string>
        <key>empty</key><dict/>
        <key>widths</key><dict><key>NSStringVariableWidthRuleType</key>
          <dict><key>1</key><integer>1</integer><key>20</key><string>wide</string></dict></dict>
        <key>good</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict><key>other</key><string>%d left</string><key>one</key><integer>1</integer>
          </dict></dict>
      </dict></plist>
      """
    let file = StringsDictFile(Data(text.utf8), language: "en")
    #expect(file.entries.keys.sorted() == ["good", "widths"])
    let locale = Locale(identifier: "en")
    #expect(file.entries["good"]?.text(with: [.integer(1)], in: locale) == "1 left")
    #expect(StringsDictFile(Data("nonsense".utf8), language: "en").problem != nil)
  }

  @Test(arguments: [
    ("en_GB", ["en-GB", "en"]), ("zh_TW", ["zh-Hant-TW", "zh-TW", "zh-Hant", "zh"]),
    ("zh-Hans", ["zh-Hans", "zh"]), ("de@calendar=buddhist", ["de"]),
  ])
  func `a locale's languages begin with the most special`(locale: String, names: [String]) {
    #expect(languageNames(for: locale) == names)
  }

  @Test(arguments: [
    ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("ru", 21, "one"), ("ru", 12, "many"),
    ("ru", 3, "few"), ("pl", 1, "one"), ("pl", 21, "many"), ("pl", 22, "few"), ("cs", 5, "other"),
    ("ar", 2, "two"), ("ar", 103, "few"), ("ar", 100, "other"), ("ja", 1, "other"),
    ("pt-BR", 0, "one"), ("pt-PT", 0, "other"), ("he", 2, "two"), ("lt", 11, "other"),
  ])
  func `a number has the plural form of its language`(
    language: String, number: Int, category: String
  ) {
    let quantity = PluralQuantity(UInt64(number))
    #expect(PluralRules.category(of: quantity, in: language) == category)
  }

  @Test func `a fraction of one is no single thing in English`() {
    #expect(PluralRules.category(of: PluralQuantity(1.5), in: "en") == "other")
    #expect(PluralRules.category(of: PluralQuantity(1.0), in: "en") == "one")
  }
}

@Suite struct FormatSpecifierTests {
  @Test(arguments: [
    ("%lld", "-1.234"), ("%5d", "-1.234"), ("%08d", "-001.234"), ("%-8dx", "unreadable"),
    ("%x", "fffffffffffffb2e"), ("%+d", "-1.234"), ("%.1f", "-1.234,0"), ("%@", "-1.234"),
  ])
  func `a specifier prints as a locale writes`(specifier: String, text: String) {
    let parsed = FormatSpecifier(specifier)
    let printed = parsed?.print(.integer(-1234), in: Locale(identifier: "de_DE"))
    #expect(printed ?? "unreadable" == text)
  }

  @Test func `arguments are filled in by position or in order`() {
    let locale = Locale(identifier: "en_US")
    let arguments: [FormatArgument] = [.text("a"), .integer(2000)]
    #expect(
      LocalizedEntry(format: "%2$lld%% of %1$@").text(with: arguments, in: locale) == "2,000% of a")
    #expect(
      LocalizedEntry(format: "%@ %lld %@").text(with: arguments, in: locale)
        == "a 2,000 ")
    #expect(LocalizedEntry(format: "100%").text(with: [], in: locale) == "100%")
  }

  @Test(arguments: [
    ("%d", "word"), ("%x", "word"), ("%5$@", ""), ("%@%@%@", "word"), ("%#@none@", ""),
    ("%99999999999999999999$@", "%99999999999999999999$@"), ("%0$@", "%0$@"), ("%y %", "%y %"),
  ])
  func `a wrong specifier prints the argument or nothing`(format: String, text: String) {
    let printed = LocalizedEntry(format: format)
      .text(with: [.text("word")], in: Locale(identifier: "en"))
    #expect(printed == text)
  }

  @Test(arguments: [
    ("%.9999999999f", 101), ("%.9999999999d", 99), ("%.9999999999g", 1), ("%9999999999d", 999),
    ("%09999999999d", 999),
  ])
  func `absurd sizes are clamped`(specifier: String, length: Int) {
    let parsed = FormatSpecifier(specifier)
    #expect(parsed?.print(.integer(1), in: Locale(identifier: "en")).count == length)
  }

  @Test func `a rule that refers to itself ends at once`() {
    func variable(_ text: String) -> String {
      "{\"variations\": {\"plural\": {\"other\": {\"stringUnit\": {\"value\": \"\(text)\"}}}}}"
    }
    // Ten times itself; and a chain in which each refers twice to the next.
    let itself = String(repeating: "%#@a@", count: 10)
    let chain = (0..<60).map { "\"v\($0)\": " + variable("%#@v\($0 + 1)@%#@v\($0 + 1)@") }
    let text = """
      {"strings": {"key": {"localizations": {"en": {"stringUnit": {"value": "<%#@a@%#@v0@>"},
        "substitutions": {"a": \(variable("%arg" + itself)), \(chain.joined(separator: ","))}}}}}}
      """
    let entry = StringCatalogFile(Data(text.utf8)).entries["en"]?["key"]
    #expect(entry?.text(with: [.integer(3), .integer(4)], in: Locale(identifier: "en")) == "<3>")
  }
}
