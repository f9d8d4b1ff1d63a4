import Foundation
import HarnessLua
import HarnessQueries
import HarnessUI

/// Names in a query: a role, a view's type, a locale; and which match is meant.
extension QueryArguments {
  static func role(_ value: LuaValue) throws -> Role {
    guard let name = value.string else {
      throw Problem.usage("role: a text expected, got \(ValueText.text(of: value))")
    }
    guard let role = Role(rawValue: name) else {
      let names = Role.allCases.map(\.rawValue)
      let hint =
        nearest(to: name, in: names).map { "; did you mean \"\($0)\"?" }
        ?? "; there are \(names.joined(separator: ", "))"
      throw Problem.usage("there is no role \"\(name)\"\(hint)")
    }
    return role
  }

  /// A type's own name, or with types around it.
  func typeName(_ value: LuaValue) throws -> String {
    guard let name = value.string, !name.isEmpty else {
      throw Problem.usage(
        "type: the name of a view's Swift type expected, got \(ValueText.text(of: value))")
    }
    if let end = name.firstIndex(of: "<") {
      throw Problem.usage(
        "type = \(ValueText.quoted(name)): a generic type goes by its name alone: "
          + ValueText.quoted(String(name[..<end])))
    }
    return name
  }

  /// Counted from 1, or from the end with negative numbers.
  func index(_ value: LuaValue) throws -> Int {
    guard let index = value.integer else {
      throw Problem.usage("index: an integer expected, got \(ValueText.text(of: value))")
    }
    if index == 0 {
      throw Problem.usage("index = 0: indices start at 1; index = -1 is the last")
    }
    return index
  }

  func locale(_ value: LuaValue) throws -> Locale {
    guard let name = value.string else {
      throw Problem.usage(
        "locale: a text such as \"de\" expected, got \(ValueText.text(of: value))")
    }
    switch RegionNames.knownLocale(name) {
    case .success(let locale): return locale
    case .failure(let problem): throw Problem.usage("locale: \(problem.sentence)")
    }
  }
}
