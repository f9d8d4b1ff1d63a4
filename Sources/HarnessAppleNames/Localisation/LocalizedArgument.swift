/// What an interpolated key holds at the place of a format specifier.
package struct LocalizedArgument: Hashable, Sendable {
  /// As the key has it: `%@`, `%lld`.
  package let specifier: String
  /// The argument as a text.
  package let text: String
  /// The argument as a number, which plurals depend on; nil: it is none.
  package let number: Double?

  package init(specifier: String, text: String, number: Double? = nil) {
    self.specifier = specifier
    self.text = text
    self.number = number
  }

  /// A format with its specifiers replaced, in order or by their positions (`%2$@`).
  ///
  /// A number keeps its own specifier's looks unless the format has another one for it.
  package static func fill(_ format: String, with arguments: [LocalizedArgument]) -> String {
    if arguments.isEmpty { return format }
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let specifier = Specifier(at: rest) else {
        result += "%"
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      if arguments.indices.contains(index) { result += arguments[index].text }
      rest = rest.dropFirst(specifier.length)
    }
    return result + rest
  }

  /// What follows a percent sign, up to the letter that says the type.
  private struct Specifier {
    var position: Int?
    var length: Int

    init?(at text: Substring) {
      var rest = text
      let digits = rest.prefix(while: \.isNumber)
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        position = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      rest = rest.drop { "0123456789.+-#'".contains($0) }
      rest = rest.drop { "hlqLzjt".contains($0) }
      guard let letter = rest.first, "@diouxXeEfgGcsCSaAFp".contains(letter) else { return nil }
      length = text.distance(from: text.startIndex, to: rest.startIndex) + 1
    }
  }
}
