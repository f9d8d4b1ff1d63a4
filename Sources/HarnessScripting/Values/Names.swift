/// How Swift names reach Lua: `onChange` is `on_change`, `imageURL` is `image_url`.
nonisolated package func luaName(of swiftName: String) -> String {
  if let known = knownNames[swiftName] { return known }
  let name = snakeCase(swiftName)
  knownNames[swiftName] = name
  return name
}

/// A component asks for the same few names at each mount. Only a worker's main thread asks.
nonisolated(unsafe) private var knownNames: [String: String] = [:]

nonisolated private func snakeCase(_ swiftName: String) -> String {
  var result = ""
  let characters = Array(swiftName)
  for (index, character) in characters.enumerated() {
    guard character.isUppercase else {
      result.append(character)
      continue
    }
    let followsLower = index > 0 && !characters[index - 1].isUppercase
    let startsWord =
      index > 0 && characters[index - 1].isUppercase && index + 1 < characters.count
      && characters[index + 1].isLowercase
    if (followsLower || startsWord) && result.last != "_" && !result.isEmpty { result.append("_") }
    result += character.lowercased()
  }
  return result
}

/// The nearest of several names, for "did you mean"; nil when none is near.
nonisolated package func nearest(to name: String, in names: some Sequence<String>) -> String? {
  var best: (name: String, distance: Int)?
  let farthest = max(1, name.count / 3)
  // Whoever writes camelCase means the word all the same, however far it is by letters.
  let translated = snakeCase(String(name.prefix(64)))
  for candidate in names {
    if candidate == translated { return candidate }
    if candidate.lowercased() == name.lowercased() { return candidate }
    if abs(candidate.count - name.count) > farthest { continue }
    let distance = editDistance(name, candidate)
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  guard let best, best.distance <= farthest else { return nil }
  return best.name
}

/// The names, those first that have most in common with another one; of equal ones in their order.
nonisolated func nearestFirst(to name: String, in names: [String]) -> [String] {
  // The beginning of a long name says enough, and the rest would cost its square.
  let most = 120
  let start = String(name.prefix(most))
  return names.map { ($0, editDistance(start, String($0.prefix(most)))) }.enumerated()
    .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
}

/// Levenshtein's distance, in characters, where two neighbours that changed places count once.
nonisolated private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  var rows = [Array(0...right.count)]
  for i in 1..<(left.count + 1) {
    var row = [i]
    for j in 1..<(right.count + 1) {
      let change = left[i - 1] == right[j - 1] ? 0 : 1
      var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + change)
      if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
        best = min(best, rows[i - 2][j - 2] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[left.count][right.count]
}
