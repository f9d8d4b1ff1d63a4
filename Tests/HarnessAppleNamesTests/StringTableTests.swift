import Foundation
import HarnessAppleNames
import Testing

@Suite struct StringTableTests {
  @Test func `a strings file may hold comments, escapes and keys without quotes`() throws {
    let text = """
      /* "no" = "pair"; */
      "key" = "a \\"quoted\\" word\\n"; // and more
      plain = "U\\U00E9 \\Ud83d\\ude00";
      broken = ;
      "last" = "there";
      """
    let pairs = try #require(StringsFile.read(Data(text.utf8)))
    #expect(
      pairs == ["key": "a \"quoted\" word\n", "plain": "Ué 😀", "last": "there"])
  }

  @Test func `a strings file may be in UTF-16`() throws {
    let data = try #require("\"key\" = \"ä\";".data(using: .utf16))
    #expect(StringsFile.read(data) == ["key": "ä"])
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
        == "a 2,000 (null)")
    #expect(LocalizedEntry(format: "100%").text(with: [], in: locale) == "100%")
  }
}
