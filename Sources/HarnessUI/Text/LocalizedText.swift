import Foundation
import HarnessAppleNames

/// A key with its arguments and the place where it is looked up.
final class LocalizedText: TextProvider, @unchecked Sendable {
  private let key: LocalizedStringKey
  private let table: String?
  private let bundle: Bundle?

  init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.key = key
    self.table = table
    self.bundle = bundle
    super.init()
  }

  override func runs(in environment: EnvironmentValues) -> [TextRun] {
    let locale = environment.locale
    if key.arguments.isEmpty {
      return Self.runs(of: key.key, table: table, bundle: bundle, in: locale)
    }
    if table == nil, bundle == nil, LocalizedTables.hasNoUsualTable,
      let text = PlainPattern.of(key)?.text(with: key.arguments, in: environment)
    {
      return [TextRun(text: text)]
    }
    let values = key.arguments.map { $0.formatArgument(in: environment) }
    let found = LocalizedTables.entry(for: key.key, table: table, bundle: bundle, locale: locale)
    let pattern = (found ?? LocalizedEntry(format: key.key)).pattern(for: values)
    return filled(pattern, values, in: environment)
  }

  override func isEqual(to other: TextProvider) -> Bool {
    let other = unsafeDowncast(other, to: LocalizedText.self)
    return key == other.key && table == other.table && bundle === other.bundle
  }

  override func nextChange(after time: Double) -> Double? {
    key.arguments.compactMap { argument in
      if case .text(let text) = argument { text.nextChange(after: time) } else { nil }
    }.min()
  }

  /// The markup is read before the arguments are filled in: what they contain is no markup.
  private func filled(
    _ pattern: FormatPattern, _ values: [FormatArgument], in environment: EnvironmentValues
  ) -> [TextRun] {
    let locale = environment.locale
    var runs: [TextRun] = []
    for mark in InlineMarkdown.runs(of: pattern.text) {
      let print: (FormatPattern.Field) -> String = { field in
        values.indices.contains(field.argument)
          ? field.specifier.print(values[field.argument], in: locale) : ""
      }
      if mark.inflects {
        let text = Inflection.agreeing(pattern.filled(mark.text, with: print), in: locale)
        runs.append(TextRun(text: text, look: mark.look))
        continue
      }
      let link = mark.link.flatMap { URL(string: pattern.filled($0, with: print)) }
      pattern.split(
        mark.text,
        literal: { runs.append(TextRun(text: $0, look: mark.look, link: link)) },
        field: { field in
          runs += self.runs(of: field, print, in: environment).map { run in
            TextRun(text: run.text, look: run.look.adding(mark.look), link: run.link ?? link)
          }
        })
    }
    return runs
  }

  private func runs(
    of field: FormatPattern.Field, _ print: (FormatPattern.Field) -> String,
    in environment: EnvironmentValues
  ) -> [TextRun] {
    if key.arguments.indices.contains(field.argument),
      case .text(let text) = key.arguments[field.argument]
    {
      return text.runs(in: environment)
    }
    return [TextRun(text: print(field))]
  }
}

extension LocalizedText {
  /// A key of the default table that nothing could change.
  static func isConstant(_ key: String) -> Bool {
    LocalizedTables.hasNoUsualTable && !InlineMarkdown.mayMark(key)
  }

  static func runs(of key: String, in environment: EnvironmentValues) -> [TextRun] {
    if isConstant(key) { return [TextRun(text: key)] }
    if LocalizedTables.hasNoUsualTable { return runs(of: InlineMarkdown.runs(of: key), in: nil) }
    return runs(of: key, table: nil, bundle: nil, in: environment.locale)
  }

  fileprivate static func runs(
    of key: String, table: String?, bundle: Bundle?, in locale: Locale
  ) -> [TextRun] {
    let entry = LocalizedTables.entry(for: key, table: table, bundle: bundle, locale: locale)
    let text = entry.map { $0.pattern(for: []).text } ?? key
    return runs(of: InlineMarkdown.runs(of: text), in: locale)
  }

  private static func runs(of marks: [MarkdownRun], in locale: Locale?) -> [TextRun] {
    marks.map { mark in
      let text = mark.inflects ? Inflection.agreeing(mark.text, in: locale) : mark.text
      return TextRun(text: text, look: mark.look, link: mark.link.flatMap { URL(string: $0) })
    }
  }
}

/// Makes a word agree with the number before it, in English only.
enum Inflection {
  static func agreeing(_ text: String, in locale: Locale?) -> String {
    guard locale?.identifier.hasPrefix("en") ?? true,
      let number = text.split(separator: " ").first(where: { $0.first?.isNumber == true }),
      number != "1", let last = text.split(separator: " ").last, last != number
    else { return text }
    return text.dropLast(last.count) + plural(of: String(last))
  }

  private static func plural(of word: String) -> String {
    let irregular = [
      "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
      "mouse": "mice", "tooth": "teeth",
    ]
    if let known = irregular[word] { return known }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }
}
