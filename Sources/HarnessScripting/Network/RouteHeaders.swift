import Foundation
import HarnessLua

/// Reads the headers of an answer, and refuses what HTTP does not have.
enum RouteHeaders {
  private static let specialCharacters = "!#$%&'*+-.^_`|~"

  static func read(_ value: LuaValue) throws -> [String: String] {
    if value.isNil { return [:] }
    guard case .table(let table) = value else {
      throw Problem.usage(
        "headers: a table of texts expected, got \(ValueText.text(of: value))")
    }
    var headers: [String: String] = [:]
    for (key, value) in table.entries {
      let (name, text) = try header(key, value)
      if let other = headers.keys.first(where: { $0.lowercased() == name.lowercased() }) {
        throw Problem.usage(
          "headers: \(ValueText.quoted(other)) and \(ValueText.quoted(name)) are the same header; "
            + "leave one out")
      }
      headers[name] = text
    }
    return headers
  }

  /// Puts headers in place of others with the same names, whose case does not matter.
  static func merge(_ new: [String: String], into headers: inout [String: String]) {
    let names = Set(new.keys.map { $0.lowercased() })
    headers = headers.filter { !names.contains($0.key.lowercased()) }
    headers.merge(new) { $1 }
  }

  static func contentType(in headers: [String: String]) -> String? {
    headers.first { $0.key.lowercased() == "content-type" }?.value
  }

  private static func header(_ key: LuaValue, _ value: LuaValue) throws -> (String, String) {
    let header = "headers: [\(ValueText.text(of: key))] = \(ValueText.text(of: value))"
    guard let name = key.string, value.string != nil || value.number != nil else {
      throw Problem.usage("\(header) is no header; write [\"Content-Type\"] = \"text/plain\"")
    }
    guard isName(name) else {
      throw Problem.usage(
        "headers: \(ValueText.text(of: key)) is no name of a header; HTTP has letters, digits and "
          + "\(specialCharacters) in it")
    }
    guard value.number == nil else {
      throw Problem.usage("\(header) is a number; write \"\(ValueText.text(of: value))\"")
    }
    guard case .string(let text) = value else {
      throw Problem.usage("\(header) is no text in UTF-8")
    }
    if text.unicodeScalars.contains(where: isControl) {
      throw Problem.usage(
        "\(header) has a line break or another control character, which HTTP has in no header")
    }
    if text.trimmingCharacters(in: .whitespaces) != text {
      throw Problem.usage(
        "\(header) begins or ends with a blank, which HTTP takes away; leave it out")
    }
    return (name, text)
  }

  /// Source: RFC 9110, section 5.1.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || specialCharacters.contains($0))
      }
  }

  /// Source: RFC 9110, section 5.5.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 32 && scalar != "\t") || scalar.value == 127
  }
}
