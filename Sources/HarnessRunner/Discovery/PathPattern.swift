import Glibc

/// Expands globs, for shells that leave them as they are and for quoted ones.
enum PathPattern {
  static func isPattern(_ text: String) -> Bool {
    text.contains { "*?[".contains($0) }
  }

  /// The paths that match, sorted; none for a text without `*`, `?` or `[`.
  static func matches(_ pattern: String) -> [String] {
    guard isPattern(pattern) else { return [] }
    var result = glob_t()
    defer { globfree(&result) }
    guard glob(pattern, 0, nil, &result) == 0, let paths = result.gl_pathv else { return [] }
    let found = (0..<Int(result.gl_pathc)).compactMap { index in
      paths[index].map { String(cString: $0) }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
