import HarnessGraph
import HarnessUI

extension ElementFacts {
  /// `role "label" #identifier [state] = value`: the line of an element, without indentation.
  /// - Parameter attributes: Shown as well, sorted by name.
  func line(with attributes: [String: ElementValue] = [:]) -> String {
    var text = role.rawValue
    if !label.isEmpty { text += " \(label.quoted)" }
    if let identifier { text += " #\(identifier.plainOrQuoted)" }
    for state in stateNames { text += " [\(state)]" }
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      text += " [\(name)=\(value.literal)]"
    }
    if let shownValue { text += " = \(shownValue)" }
    return text
  }
}
