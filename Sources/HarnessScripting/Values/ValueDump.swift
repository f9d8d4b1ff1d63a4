import HarnessLua

/// A table over several lines, an entry each, keys sorted: what a difference by lines is made of.
struct ValueDump {
  private static let depthLimit = 8
  private static let lineLimit = 1000

  private var lines: [String] = []

  static func text(of value: LuaValue) -> String {
    var dump = ValueDump()
    dump.add(value, before: "", after: "", depth: 0)
    return dump.lines.joined(separator: "\n")
  }

  private mutating func add(_ value: LuaValue, before: String, after: String, depth: Int) {
    guard lines.count < Self.lineLimit else { return }
    let margin = String(repeating: "  ", count: depth)
    guard let table = value.table, depth < Self.depthLimit else {
      return lines.append(margin + before + ValueText.text(of: value) + after)
    }
    let entries = table.entries
    let isFlat = !entries.contains { $0.value.table != nil }
    if isFlat, depth > 0, entries.count <= 4 {
      return lines.append(margin + before + ValueText.text(of: value) + after)
    }
    lines.append(margin + before + "{")
    let count = table.count
    for (key, value) in entries {
      let isItem = key.integer.map { (1...max(1, count)).contains($0) && count > 0 } ?? false
      add(value, before: isItem ? "" : ValueText.field(key), after: ",", depth: depth + 1)
    }
    lines.append(margin + "}" + after)
  }
}
