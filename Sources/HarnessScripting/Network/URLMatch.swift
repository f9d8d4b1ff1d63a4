import Foundation
import HarnessQueries

/// Which URLs a route is for. Both sides are compared in their normal form.
struct URLMatch {
  private let match: TextMatch

  /// Takes what a script has written.
  ///
  /// - Throws: a problem where no request can have such a URL.
  init(_ written: TextMatch) throws {
    let conditions = try written.conditions.map(Self.normal)
    match = try TextMatch(
      conditions, ignoringCase: written.ignoresCase, ignoringDiacritics: written.ignoresDiacritics)
  }

  func holds(for url: RequestedURL) -> Bool {
    match.holds(for: url.normal) || match.holds(for: url.text)
  }

  private static func normal(_ condition: TextMatch.Condition) throws -> TextMatch.Condition {
    let text = condition.text
    switch condition.comparison {
    case .equals: return TextMatch.Condition(.equals, NormalURL.text(of: try whole(text)))
    case .beginsWith:
      try refuseFile(text)
      return TextMatch.Condition(.beginsWith, NormalURL.beginning(text))
    case .contains, .endsWith, .like:
      return TextMatch.Condition(condition.comparison, NormalURL.escaped(text))
    case .matches: return condition
    }
  }

  private static func whole(_ text: String) throws -> URL {
    try refuseFile(text)
    guard let url = URL(string: text), url.scheme != nil, let host = url.host, !host.isEmpty else {
      throw Problem.usage(
        "url: \(ValueText.quoted(text)) is no whole URL, and a text must be one; write "
          + "\"https://…\", or compare: { contains = \(ValueText.quoted(text)) }")
    }
    return url
  }

  private static func refuseFile(_ text: String) throws {
    guard text.lowercased().hasPrefix("file:") else { return }
    throw Problem.usage(
      "url: \(ValueText.quoted(text)) is a file, which the app reads as it is, without a route; "
        + "leave the route out")
  }
}

/// The URL of a request.
struct RequestedURL {
  /// As the app has asked.
  let text: String
  let normal: String

  init(_ url: URL?) {
    text = url?.absoluteString ?? ""
    normal = url.map(NormalURL.text) ?? ""
  }
}
