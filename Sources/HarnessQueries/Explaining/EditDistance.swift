/// How many characters have to be inserted, deleted, replaced or swapped with their neighbour to
/// make one text from another.
nonisolated enum EditDistance {
  /// Texts longer than this are cut: nobody types that much by mistake.
  private static let longest = 64

  static func between(_ first: String, _ second: String) -> Int {
    between(scalars(of: first), scalars(of: second))
  }

  /// A text ready to be compared many times.
  static func scalars(of text: String) -> [UInt32] {
    text.unicodeScalars.prefix(longest).map(\.value)
  }

  static func between(_ first: [UInt32], _ second: [UInt32]) -> Int {
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var before = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    var row = last
    for i in 1...first.count {
      row[0] = i
      for j in 1...second.count {
        let isSame = first[i - 1] == second[j - 1]
        var best = min(last[j - 1] + (isSame ? 0 : 1), last[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
          best = min(best, before[j - 2] + 1)
        }
        row[j] = best
      }
      (before, last, row) = (last, row, before)
    }
    return last[second.count]
  }
}
