import Foundation
import HarnessGraph
import HarnessUI

/// What a script would write.
extension Locator: @MainActor CustomStringConvertible {
  package var description: String {
    var text = ""
    for step in steps { step.write(to: &text) }
    return text.isEmpty ? "app" : text
  }
}

extension Locator.Step {
  fileprivate func write(to text: inout String) {
    switch self {
    case .find(let query): text += "\(text.isEmpty ? "" : ":")find\(query.arguments)"
    case .below(let locator): text += "\(text.isEmpty ? "app" : ""):find(\(locator))"
    case .pinned(let pins): text = pins.text
    default:
      if text.isEmpty { text = "app" }
      text += ":\(call)"
    }
  }

  private var call: String {
    switch self {
    case .filter(let query): "filter\(query.filterArguments)"
    case .children: "children()"
    case .nth(let index): "nth(\(index))"
    case .first: "first()"
    case .last: "last()"
    case .parent: "parent()"
    case .within(let locator): "within(\(locator))"
    case .or(let locator): "or_(\(locator))"
    case .and(let locator): "and_(\(locator))"
    case .find, .below, .pinned: ""
    }
  }
}

extension ElementQuery: @MainActor CustomStringConvertible {
  package var description: String { "find\(arguments)" }

  /// What is sought, in a sentence: `"label"`, or the table of conditions.
  package var sought: String {
    if fields.count == 1, let any, any.exact != nil { return any.literal }
    return table
  }

  /// `("label")`, or a table where there is more than one text.
  fileprivate var arguments: String {
    let fields = fields
    if fields.count == 1, let any, any.exact != nil { return "(\(any.literal))" }
    if fields.count == 1, let only = condition?.text ?? predicate?.predicate.scriptText {
      return "(\(only))"
    }
    return table
  }

  /// A text of its own would be taken for something else there, so there is always a table.
  fileprivate var filterArguments: String {
    if fields.count == 1, let predicate { return "(\(predicate.predicate.scriptText))" }
    return table
  }

  fileprivate var table: String { fields.isEmpty ? "{}" : "{ \(fields.joined(separator: ", ")) }" }

  private var fields: [String] {
    var fields: [String] = []
    func add(_ key: String, _ value: String?) {
      if let value { fields.append("\(key) = \(value)") }
    }
    if let any { fields.append(any.literal) }
    add("id", id?.literal)
    add("label", label?.literal)
    add("text", text?.literal)
    add("value", value?.literal)
    add("placeholder", placeholder?.literal)
    add("role", role?.rawValue.quoted)
    add("type", type?.quoted)
    add("tag", tag?.literal)
    add("enabled", isEnabled.map { "\($0)" })
    add("checked", isChecked.map { "\($0)" })
    add("selected", isSelected.map { "\($0)" })
    add("focused", isFocused.map { "\($0)" })
    add("has", has?.description)
    add("has_not", hasNot?.description)
    add("has_text", hasText?.partLiteral)
    add("has_not_text", hasNotText?.partLiteral)
    if let predicate { fields.append(predicate.predicate.scriptText) }
    if let condition { fields.append(condition.text) }
    add("locale", locale?.identifier.quoted)
    if includesHidden { add("hidden", "true") }
    if isUnmerged { add("unmerged", "true") }
    add("index", index.map(String.init))
    return fields
  }
}

extension IdentityMatch {
  fileprivate var literal: String {
    switch self {
    case .text(let match): match.literal
    case .value(let value): value.literal
    }
  }
}

extension ValueMatch {
  fileprivate var literal: String {
    switch self {
    case .exactly(let value): value.literal
    case .text(let match): match.literal
    }
  }
}

extension TextMatch {
  /// A string for the whole text, else a table of comparisons.
  fileprivate var literal: String {
    if let exact { return exact.quoted }
    var fields = conditions.map { "\($0.comparison.rawValue) = \($0.text.quoted)" }
    if ignoresCase { fields.append("ignore_case = true") }
    if ignoresDiacritics { fields.append("ignore_diacritics = true") }
    return "{ \(fields.joined(separator: ", ")) }"
  }

  /// Where a string means a part of the text.
  fileprivate var partLiteral: String {
    let text = conditions[0].text
    if self == .part(text) { return text.quoted }
    return exact == nil ? literal : "{ equals = \(text.quoted) }"
  }
}

extension AnyHashable {
  fileprivate var literal: String {
    if let text = base as? String { return text.quoted }
    return base is any Numeric || base is Bool ? "\(base)" : "\(base)".quoted
  }
}
