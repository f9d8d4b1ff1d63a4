package import Foundation

/// Reads a string catalogue, `.xcstrings`: every language of a table in one file.
///
/// An entry that is not as it should be costs nothing but itself. Source: the JSON that Xcode writes.
package struct StringCatalogFile {
  package private(set) var sourceLanguage: String?
  /// The entries by language, then by key.
  package private(set) var entries: [String: [String: LocalizedEntry]] = [:]
  /// Why nothing could be read.
  package private(set) var problem: String?

  package init(_ data: Data) {
    guard let content = try? JSONDecoder().decode(Content.self, from: data) else {
      problem = "it is no JSON with an object in it"
      return
    }
    sourceLanguage = content.sourceLanguage?.value
    guard let strings = content.strings?.value else {
      problem = "it has no `strings`"
      return
    }
    for (key, item) in strings {
      for (language, text) in item.value?.localizations?.value ?? [:] {
        guard let entry = text.value?.entry(language: language) else { continue }
        entries[language, default: [:]][key] = entry
      }
    }
  }
}

private struct Content: Decodable {
  var sourceLanguage: Lenient<String>?
  var strings: Lenient<[String: Lenient<Item>]>?
}

private struct Item: Decodable {
  var localizations: Lenient<[String: Lenient<Text>]>?
}

private struct Text: Decodable {
  var stringUnit: Lenient<Unit>?
  var variations: Lenient<Variations>?
  var substitutions: Lenient<[String: Lenient<Substitution>]>?

  func entry(language: String) -> LocalizedEntry? {
    let chosen = forThisDevice
    let variables = (substitutions?.value ?? [:]).compactMapValues(\.value?.variable)
    let forms = chosen.variations?.value?.forms ?? [:]
    guard let format = chosen.stringUnit?.value?.value ?? forms["other"] else { return nil }
    return LocalizedEntry(format: format, variables: variables, forms: forms, language: language)
  }

  /// A telephone's text where the device decides.
  private var forThisDevice: Self {
    guard let texts = variations?.value?.device?.value?.compactMapValues(\.value) else {
      return self
    }
    return texts["iphone"] ?? texts["other"] ?? texts.min { $0.key < $1.key }?.value ?? self
  }
}

private struct Unit: Decodable {
  var value: String?
}

private struct Variations: Decodable {
  var plural: Lenient<[String: Lenient<Text>]>?
  var device: Lenient<[String: Lenient<Text>]>?

  var forms: [String: String] {
    (plural?.value ?? [:]).compactMapValues { $0.value?.stringUnit?.value?.value }
  }
}

private struct Substitution: Decodable {
  var argNum: Lenient<Int>?
  var variations: Lenient<Variations>?

  var variable: LocalizedEntry.Variable {
    // Arguments are counted from 1.
    let place = argNum?.value.flatMap { $0 > 0 ? $0 - 1 : nil }
    return .init(argument: place, forms: variations?.value?.forms ?? [:])
  }
}
