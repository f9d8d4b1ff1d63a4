import HarnessGraph
import HarnessQueries
import HarnessUI

/// What a test in Swift would write to find the same.
extension Locator {
  /// `app.descendants(matching: .button)["Log in"]`: what stands for one element.
  var swiftText: String {
    var text = "app"
    for step in steps { text += step.swiftText }
    return steps.last?.givesQuery == true ? text + ".element" : text
  }
}

extension Locator.Step {
  fileprivate var swiftText: String {
    switch self {
    case .find(let query): query.swiftText
    case .filter(let query): query.swiftFilter
    case .below(let locator): String(locator.swiftText.dropFirst("app".count))
    case .children: ".children"
    case .nth(let index): ".element(boundBy: \(index - 1))"
    case .first: ".firstMatch"
    // Words that only scripts have.
    case .pinned: ".pinned"
    case .last: ".last"
    case .parent: ".parent"
    case .within(let other): ".within(\(other.swiftText))"
    case .or(let other): ".or(\(other.swiftText))"
    case .and(let other): ".and(\(other.swiftText))"
    }
  }

  /// Whether what is written for it is a query, and no element.
  fileprivate var givesQuery: Bool {
    switch self {
    case .children: true
    case .find(let query): query.any == nil && query.identifierAlone == nil
    case .filter(let query): query.any == nil
    default: false
    }
  }
}

extension ElementQuery {
  fileprivate var swiftText: String {
    if let identifierAlone { return ".element(identifier: \(identifierAlone.quoted))" }
    let conditions = conditions
    let text = any.map { "[\($0.mainText.quoted)]" } ?? ""
    if conditions.isEmpty { return text.isEmpty ? ".descendants" : text }
    if conditions.count == 1, let role, let type = role.elementTypes.first {
      return ".descendants(matching: .\(type.name))" + text
    }
    return ".query(\(conditions.merged))" + text
  }

  fileprivate var swiftFilter: String {
    let conditions = conditions
    let text = any.map { "[\($0.mainText.quoted)]" } ?? ""
    return conditions.isEmpty ? text : ".filter(predicate: \(conditions.merged))" + text
  }

  /// The identifier, if the query asks for nothing else.
  fileprivate var identifierAlone: String? {
    guard case .text(let match)? = id, match.isExact, conditions.count == 1, any == nil else {
      return nil
    }
    return match.mainText
  }

  /// All but the text of any kind, as predicates.
  private var conditions: [String] {
    var found: [String] = []
    func add(_ name: String, _ match: TextMatch?) {
      if let match { found.append(".\(name)(\(match.swiftArguments))") }
    }
    func add(_ name: String, _ truth: Bool?) {
      if let truth { found.append(".\(name)(\(truth))") }
    }
    if let role {
      let type = role.elementTypes.first.map { ".type(.\($0.name))" }
      found.append(type ?? ".other(\"role == '\(role.rawValue)'\")")
    }
    if case .text(let match)? = id { add("identifier", match) }
    add("label", label)
    add("text", text)
    add("placeholder", placeholder)
    add("isEnabled", isEnabled)
    add("isChecked", isChecked)
    add("isSelected", isSelected)
    add("isFocused", isFocused)
    if let hasText {
      found.append(
        hasText.isExact
          ? ".has(.text(\(hasText.swiftArguments)))" : ".text(\(hasText.swiftArguments))")
    }
    if let predicate { found.append(".other(\(predicate.predicate.format.quoted))") }
    if let condition { found.append(condition.text) }
    return found
  }
}

extension [String] {
  /// One predicate of several, as Swift code.
  fileprivate var merged: String {
    count == 1 ? self[0] : "[\(joined(separator: ", "))].merged()"
  }
}

extension TextMatch {
  fileprivate var mainText: String { conditions.first?.text ?? "" }

  fileprivate var isExact: Bool {
    conditions.count == 1 && conditions[0].comparison == .equals && !ignoresCase
      && !ignoresDiacritics
  }

  /// `.beginsWith, "abc"`.
  fileprivate var swiftArguments: String {
    let comparison = conditions.first?.comparison ?? .equals
    let name =
      switch comparison {
      case .equals: "equals"
      case .contains: "contains"
      case .beginsWith: "beginsWith"
      case .endsWith: "endsWith"
      case .like: "like"
      case .matches: "matches"
      }
    let folding = (ignoresCase ? "c" : "") + (ignoresDiacritics ? "d" : "")
    return ".\(name)\(folding.isEmpty ? "" : "[.\(folding)]"), \(mainText.quoted)"
  }
}
