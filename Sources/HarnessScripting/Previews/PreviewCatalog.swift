import HarnessGraph
import HarnessUI

/// The previews of this program, and the names under which scripts find them.
package struct PreviewCatalog {
  /// A preview with its place: `Module/File.swift:12`, or the type of a `PreviewProvider`.
  package struct Entry {
    package let place: String
    /// The name that the preview was given.
    package let name: String?
    let preview: Preview

    /// A name that a script's author can see.
    var usableName: String? {
      guard let name, name.contains(where: { !$0.isWhitespace }) else { return nil }
      return name
    }

    /// Whether a script's author means this one: by its name, its place or the end of its place.
    func answers(to text: String) -> Bool {
      name == text || place == text || place.hasSuffix("/" + text) || place.hasSuffix("." + text)
    }
  }

  package let entries: [Entry]

  /// Looks for the previews of this program and of its libraries.
  package init() {
    let macros = discoveredPreviews().map { preview in
      Entry(place: "\(preview.fileID):\(preview.line)", name: preview.name, preview: preview)
    }
    let providers = discoveredPreviewProviders().map { preview in
      Entry(place: "\(preview.fileID).\(preview.name ?? "")", name: nil, preview: preview)
    }
    entries = macros + providers
  }

  /// What `harness previews` prints of each preview.
  package var lines: [String] {
    entries.map { entry in entry.place + (entry.usableName.map { "  \($0.onOneLine)" } ?? "") }
  }

  /// Whether a text stands for a preview, or for several.
  func has(_ text: String) -> Bool { entries.contains { $0.answers(to: text) } }

  /// All that previews answer to.
  var names: [String] { entries.flatMap { [$0.usableName, $0.place].compactMap(\.self) } }

  /// The one preview that a text stands for.
  ///
  /// - Throws: A usage error that names what there is, when it is none or several.
  func one(_ text: String) throws -> Entry {
    let found = entries.filter { $0.answers(to: text) }
    if found.count == 1 { return found[0] }
    if found.isEmpty { throw Problem.usage("preview: " + sentence(without: text)) }
    let places = found.map { "\"\($0.place)\"" }.joined(separator: ", ")
    throw Problem.usage(
      "preview: \(found.count) previews are called \"\(text)\"; say which: \(places)")
  }

  private func sentence(without text: String) -> String {
    if entries.isEmpty {
      return """
        there are no previews in this program; a component's file declares them with #Preview, \
        and its module has to be a dependency of the harness
        """
    }
    if let near = nearest(to: text, in: names) {
      return "there is no preview \(text.quoted); did you mean \(near.quoted)?"
    }
    var all: [String] = []
    var known: Set<String> = []
    for entry in entries {
      let name = entry.usableName ?? entry.place
      if known.insert(name).inserted { all.append(name.onOneLine) }
    }
    let rest = all.count > 20 ? " and \(all.count - 20) more" : ""
    let shown = all.prefix(20).joined(separator: ", ")
    return "there is no preview \(text.quoted); there are: \(shown)\(rest)"
  }
}

extension String {
  /// Line breaks and what else is not seen are escaped.
  fileprivate var onOneLine: String {
    unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0.properties.isWhitespace && $0 != " "
    }
      ? String(quoted.dropFirst().dropLast()) : self
  }
}
