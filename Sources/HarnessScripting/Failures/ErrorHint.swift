import HarnessLua

/// What to add to an error that Lua raises where a word of the harness is used in the wrong form.
struct ErrorHint {
  private let library: LuaLibrary

  init(_ library: LuaLibrary) { self.library = library }

  /// A sentence for an error's message; nil where Lua's own says enough.
  func text(for message: String) -> String? {
    if message.contains("C stack overflow") || message.hasPrefix("stack overflow") {
      return "a function calls itself, by itself or through others, without an end"
    }
    if message.hasSuffix("(field '?')") {
      return "'?' is an item that was reached by a number or a name in brackets"
    }
    guard
      let match = message.firstMatch(
        of: /attempt to (index|call) an? (\w+) value \((\w+) '(\w+)'\)/)
    else { return nil }
    let (verb, type, kind, name) = (match.1, match.2, match.3, String(match.4))
    if verb == "index", type == "function" { return indexed(name, isGlobal: kind == "global") }
    if verb == "call", type != "nil", Self.properties.contains(name) {
      return "\(name) is a property: write it without ()"
    }
    return nil
  }

  private static let properties: Set<String> = [
    "called", "calls", "call_count", "last", "value", "writes", "spies", "opened_urls", "version",
  ]

  /// Of `mount:Counter()` or `element.label.x`.
  private func indexed(_ name: String, isGlobal: Bool) -> String? {
    if isGlobal {
      guard library.names.contains(name) else { return nil }
      let call = name == "mount" ? "mount(\"Counter\", { … })" : "\(name)(…)"
      return "\(name) is a function and has no members: write \(call)"
    }
    guard Vocabulary.locatorWords.contains(name) else { return nil }
    return "\(name) is a method: write :\(name)()"
  }
}
