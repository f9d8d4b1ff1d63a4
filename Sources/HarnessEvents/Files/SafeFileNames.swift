/// Names of files that a test chooses, made safe: they stay in the folder, and each is another one.
package struct SafeFileNames: Sendable {
  /// The names that are taken, in lower case: some file systems do not see the difference.
  private var taken: Set<String> = Set(EvidenceFile.allCases.map(\.name))
  /// A name is cut to so many bytes, its extension included.
  private static let longest = 100

  package init() {}

  /// A free name that is as near to the wanted one as is safe: letters, digits, `.`, `_` and `-`, no
  /// dot at its start. The second of a name gets a number: `notes-2.txt`.
  ///
  /// - Parameter fallback: What the file is called when nothing of the name can be kept.
  /// - Parameter defaultExtension: Added where the name has none.
  package mutating func take(
    _ wanted: String, fallback: String, defaultExtension: String
  ) -> String {
    var (stem, suffix) = Self.parts(of: Self.cleaned(wanted))
    if stem.isEmpty { stem = fallback }
    if suffix.isEmpty { suffix = defaultExtension }
    var number = 1
    while true {
      let ending = (number == 1 ? "" : "-\(number)") + "." + suffix
      let name = Self.shortened(stem, to: Self.longest - ending.utf8.count) + ending
      if taken.insert(name.lowercased()).inserted { return name }
      number += 1
    }
  }

  private static func cleaned(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if scalar.isWordPart || scalar == "." || scalar == "_" || scalar == "-" {
        result.unicodeScalars.append(scalar)
      } else if result.last != "-" {
        result += "-"
      }
    }
    return String(result.drop { $0 == "." || $0 == "-" })
  }

  /// The name before and after its last dot; what is long or empty behind a dot is no extension.
  private static func parts(of name: String) -> (stem: String, suffix: String) {
    guard let dot = name.lastIndex(of: ".") else { return (trimmed(name[...]), "") }
    let suffix = name[name.index(after: dot)...]
    guard (1...12).contains(suffix.utf8.count), suffix.allSatisfy({ $0.isASCII && $0 != "-" })
    else { return (trimmed(name[...]), "") }
    return (trimmed(name[..<dot]), String(suffix))
  }

  private static func trimmed(_ name: Substring) -> String {
    var name = name
    while let last = name.last, last == "." || last == "-" { name.removeLast() }
    return String(name)
  }

  private static func shortened(_ stem: String, to length: Int) -> String {
    var stem = stem
    while stem.utf8.count > length { stem.removeLast() }
    return stem
  }
}
