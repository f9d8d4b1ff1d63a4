package import Foundation

/// Reads a `.stringsdict` file: texts whose parts depend on numbers.
///
/// An entry that is not as it should be costs nothing but itself. Source: Apple's documentation of
/// the stringsdict file format.
package struct StringsDictFile {
  package private(set) var entries: [String: LocalizedEntry] = [:]
  /// Why nothing could be read.
  package private(set) var problem: String?

  package init(_ data: Data, language: String) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let table = list as? [String: Any] else {
      problem = "it is no property list with rules"
      return
    }
    entries = table.compactMapValues { value in
      (value as? [String: Any]).flatMap { Self.entry(from: $0, language: language) }
    }
  }

  private static func entry(from rule: [String: Any], language: String) -> LocalizedEntry? {
    guard let format = rule["NSStringLocalizedFormatKey"] as? String else {
      return widest(of: rule, language: language)
    }
    var entry = LocalizedEntry(format: format, language: language)
    for (name, value) in rule {
      guard let forms = value as? [String: Any] else { continue }
      let texts = forms.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NS") }
      entry.variables[name] = .init(argument: nil, forms: texts)
    }
    return entry
  }

  /// A rule that gives texts of several widths: the longest.
  private static func widest(of rule: [String: Any], language: String) -> LocalizedEntry? {
    guard let widths = rule["NSStringVariableWidthRuleType"] as? [String: Any] else { return nil }
    let widest = widths.compactMapValues { $0 as? String }
      .max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
    return widest.map { LocalizedEntry(format: $0.value, language: language) }
  }
}
