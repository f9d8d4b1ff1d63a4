import Foundation

extension Color {
  /// The components of a colour that an attribute names; nil where they are not known, or where
  /// something shines through, so that nobody can say what is seen.
  package nonisolated static func opaque(
    named name: String, in environment: EnvironmentValues
  ) -> Resolved? {
    let resolved: Resolved
    if let standard = StandardColors.known(name, in: environment) {
      resolved = standard
    } else if let parsed = Resolved(components: name) {
      resolved = parsed
    } else {
      return nil
    }
    return resolved.opacity >= 1 ? resolved : nil
  }

  /// The contrast of two colours, from 1 to 21, whichever is in front.
  ///
  /// Source: WCAG 2.2, "contrast ratio".
  package nonisolated static func contrast(_ first: Resolved, _ second: Resolved) -> Double {
    let (a, b) = (first.luminance, second.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

extension Color.Resolved {
  /// Source: WCAG 2.2, "relative luminance".
  fileprivate nonisolated var luminance: Double {
    0.2126 * Double(linearRed) + 0.7152 * Double(linearGreen) + 0.0722 * Double(linearBlue)
  }

  /// From the name of a colour that was made of its components: `rgba(0.2, 0.4, 1.0, 1.0)`.
  fileprivate nonisolated init?(components name: String) {
    guard name.hasPrefix("rgba("), name.hasSuffix(")") else { return nil }
    let parts = name.dropFirst(5).dropLast().split(separator: ",").compactMap {
      Float($0.filter { $0 != " " })
    }
    guard parts.count == 4 else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}
