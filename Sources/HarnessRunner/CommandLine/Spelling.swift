/// Finds what somebody meant to write.
enum Spelling {
  /// The nearest of the names, if it is near enough to be meant.
  static func nearest(to word: String, among names: [String]) -> String? {
    let limit = max(1, word.count / 3)
    let distances = names.map { (name: $0, distance: distance(Array(word), Array($0))) }
    let nearest = distances.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= limit ? $0.name : nil }
  }

  /// How many letters must be added, dropped, changed or swapped with their neighbour to get from
  /// one word to the other (optimal string alignment).
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let change = left[row] == right[column] ? 0 : 1
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + change)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
