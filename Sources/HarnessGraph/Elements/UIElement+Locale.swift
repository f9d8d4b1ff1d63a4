package import Foundation
import HarnessUI

/// What elements say in another language than the app's.
extension UIElement {
  /// The label as it is in a locale: the key where its tables have no text for it; nil means as it is.
  ///
  /// Texts are read anew, and names that are made of texts are made anew. A label that was made in
  /// any other way stays as it is.
  package func label(in locale: Locale?) -> String {
    guard let locale, !label.isEmpty else { return label }
    if let own = node.label(in: nil), own == label { return node.label(in: locale) ?? label }
    var texts: [UIElement] = []
    for part in parts {
      part.forEachUnmerged { element in
        let isText = element.role == .text && !element.label.isEmpty
        if isText, isHidden || !element.isHidden { texts.append(element) }
      }
    }
    guard texts.map(\.label).joined(separator: " ") == label else { return label }
    return texts.map { $0.label(in: locale) }.joined(separator: " ")
  }

  /// The text that a user reads as it is in a locale; nil means as it is.
  package func text(in locale: Locale?) -> String {
    locale == nil ? text : text(with: { $0.label(in: locale) })
  }
}

extension Node {
  /// What a text says in a locale, or in its own; nil for any other view.
  fileprivate func label(in locale: Locale?) -> String? {
    guard viewType.type == Text.self else { return nil }
    var environment = inheritedEnvironment
    if let locale { environment.locale = locale }
    return value(as: Text.self).pointee.label(in: environment)
  }
}
