import Foundation

/// Reads a string catalogue, `.xcstrings`: every language of a table in one file.
///
/// Source: the JSON that Xcode writes.
struct StringCatalogFile: Decodable {
  var sourceLanguage: String?
  var strings: [String: Item]

  struct Item: Decodable {
    var localizations: [String: Text]?
  }

  struct Text: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var value: String?
  }

  struct Variations: Decodable {
    var plural: [String: Text]?
    var device: [String: Text]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations?
  }

  static func read(_ data: Data) -> StringCatalogFile? {
    try? JSONDecoder().decode(StringCatalogFile.self, from: data)
  }

  /// The entries by language, then by key.
  var entries: [String: [String: LocalizedEntry]] {
    var entries: [String: [String: LocalizedEntry]] = [:]
    for (key, item) in strings {
      for (language, text) in item.localizations ?? [:] {
        entries[language, default: [:]][key] = text.entry(language: language)
      }
    }
    return entries
  }
}

extension StringCatalogFile.Text {
  fileprivate func entry(language: String) -> LocalizedEntry? {
    let chosen = forThisDevice
    let variables = (substitutions ?? [:]).mapValues { substitution in
      LocalizedEntry.Variable(
        argument: substitution.argNum.map { $0 - 1 }, forms: substitution.variations.forms)
    }
    let forms = chosen.variations.forms
    guard let format = chosen.stringUnit?.value ?? forms["other"] else { return nil }
    return LocalizedEntry(format: format, variables: variables, forms: forms, language: language)
  }

  /// A telephone's text where the device decides.
  private var forThisDevice: Self {
    guard let texts = variations?.device else { return self }
    return texts["iphone"] ?? texts["other"] ?? texts.min { $0.key < $1.key }?.value ?? self
  }
}

extension StringCatalogFile.Variations? {
  fileprivate var forms: [String: String] {
    (self?.plural ?? [:]).compactMapValues { $0.stringUnit?.value }
  }
}
