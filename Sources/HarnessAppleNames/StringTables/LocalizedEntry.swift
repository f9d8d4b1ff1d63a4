package import Foundation

/// What a string table holds for a key in one language.
package struct LocalizedEntry: Hashable, Sendable {
  /// A part of the text that depends on a number, written `%#@name@` in the format.
  struct Variable: Hashable, Sendable {
    /// The argument's place, from 0; nil: the place of the variable in the format.
    var argument: Int?
    /// The texts by plural category.
    var forms: [String: String]
  }

  /// The text with its specifiers.
  package var format: String
  var variables: [String: Variable] = [:]
  /// The whole text by plural category of the first number among the arguments.
  var forms: [String: String] = [:]
  /// The language the text is in, which decides the category.
  package var language = "en"

  package init(format: String) { self.format = format }

  init(
    format: String, variables: [String: Variable] = [:], forms: [String: String] = [:],
    language: String
  ) {
    self.format = format
    self.variables = variables
    self.forms = forms
    self.language = language
  }

  /// The text with marks in the places of its arguments.
  package func pattern(for arguments: [FormatArgument]) -> FormatPattern {
    var pattern = FormatPattern()
    if arguments.isEmpty, variables.isEmpty {
      pattern.text = forms["other"] ?? format
      return pattern
    }
    var builder = FormatBuilder(entry: self, arguments: arguments)
    var next = 0
    let number = arguments.lazy.compactMap(\.quantity).first
    let form = forms.isEmpty ? nil : builder.form(of: forms, for: number)
    builder.add(form ?? format, counted: nil, next: &next)
    return builder.pattern
  }

  /// The text with its arguments filled in.
  package func text(with arguments: [FormatArgument], in locale: Locale) -> String {
    let pattern = pattern(for: arguments)
    return pattern.filled { field in
      arguments.indices.contains(field.argument)
        ? field.specifier.print(arguments[field.argument], in: locale) : ""
    }
  }
}

/// A text in which a private character marks the place of each argument, so that markup can be read
/// before the arguments are filled in: what they contain is no markup.
package struct FormatPattern: Hashable, Sendable {
  /// The place of one argument.
  package struct Field: Hashable, Sendable {
    package var specifier: FormatSpecifier
    /// The argument's place, from 0.
    package var argument: Int
  }

  package var text = ""
  package var fields: [Field] = []

  private static let firstMark: UInt32 = 0x10_0000

  mutating func append(_ field: Field) {
    guard let mark = Unicode.Scalar(Self.firstMark + UInt32(fields.count)) else { return }
    fields.append(field)
    text.unicodeScalars.append(mark)
  }

  /// Splits a part of the text at the marks.
  package func split(_ part: String, literal: (String) -> Void, field: (Field) -> Void) {
    if fields.isEmpty { return literal(part) }
    var plain = String.UnicodeScalarView()
    func flush() {
      if !plain.isEmpty { literal(String(plain)) }
      plain = String.UnicodeScalarView()
    }
    for scalar in part.unicodeScalars {
      let index = Int(scalar.value) - Int(Self.firstMark)
      if fields.indices.contains(index) {
        flush()
        field(fields[index])
      } else {
        plain.append(scalar)
      }
    }
    flush()
  }

  /// A part of the text (by default all of it) with its arguments filled in.
  package func filled(_ part: String? = nil, with print: (Field) -> String) -> String {
    var text = ""
    split(part ?? self.text, literal: { text += $0 }, field: { text += print($0) })
    return text
  }
}

/// Makes a pattern from a format.
private struct FormatBuilder {
  let entry: LocalizedEntry
  let arguments: [FormatArgument]
  var pattern = FormatPattern()
  /// The variables whose texts are being added: a rule may refer to others, not to itself.
  private var open: Set<String> = []
  /// How many texts may still be added. Rules that refer to each other several times may ask for
  /// more than any memory holds.
  private var rest = 256

  init(entry: LocalizedEntry, arguments: [FormatArgument]) {
    self.entry = entry
    self.arguments = arguments
  }

  /// - Parameter counted: the argument that `%arg` stands for.
  mutating func add(_ format: String, counted: Int?, next: inout Int) {
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        pattern.text.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        pattern.text.append("%")
      } else if let specifier = FormatSpecifier(after: &rest) {
        add(specifier, counted: counted, next: &next)
      } else {
        pattern.text.append("%")
      }
    }
  }

  private mutating func add(_ specifier: FormatSpecifier, counted: Int?, next: inout Int) {
    if specifier.isCounted {
      pattern.append(.init(specifier: specifier, argument: counted ?? next))
      return
    }
    let variable = specifier.variable.flatMap { entry.variables[$0] }
    let place = specifier.position.map { $0 - 1 } ?? variable?.argument ?? next
    guard specifier.variable != nil else {
      pattern.append(.init(specifier: specifier, argument: place))
      if specifier.position == nil { next = place + 1 }
      return
    }
    let number = arguments.indices.contains(place) ? arguments[place].quantity : nil
    var inner = place
    let name = specifier.variable ?? ""
    if rest > 0, !open.contains(name), let form = form(of: variable?.forms ?? [:], for: number) {
      rest -= 1
      open.insert(name)
      add(form, counted: place, next: &inner)
      open.remove(name)
    }
    if specifier.position == nil { next = max(place + 1, inner) }
  }

  func form(of forms: [String: String], for number: PluralQuantity?) -> String? {
    guard let number else { return forms["other"] }
    let names = PluralRules.categories(of: number, in: entry.language)
    return names.lazy.compactMap { forms[$0] }.first
  }
}
