/// One share of a run: the engine that starts many machines says which, and of how many.
package struct Shard: Equatable, Sendable, CustomStringConvertible {
  /// From 1.
  package var index: Int
  package var total: Int

  /// How many machines a run may be split over.
  package static let limit = 10_000

  /// - Throws: `UsageError` unless 1 ≤ index ≤ total ≤ 10,000.
  /// - Parameter origin: Where the numbers come from, such as `--shard`.
  package init(_ index: Int, of total: Int, from origin: String) throws(UsageError) {
    guard (1...Shard.limit).contains(total), (1...total).contains(index) else {
      throw UsageError(
        "\(origin): there is no shard \(index) of \(total); shards count from 1 to their number, "
          + "at most \(Shard.limit).")
    }
    self.index = index
    self.total = total
  }

  /// Reads `2/5`, the second of five.
  package init(_ text: String, from origin: String) throws(UsageError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let total = parts[1] else {
      throw UsageError("\(origin) takes I/N, such as 2/5 for the second of five; not '\(text)'.")
    }
    try self.init(index, of: total, from: origin)
  }

  package var description: String { "\(index)/\(total)" }
}
