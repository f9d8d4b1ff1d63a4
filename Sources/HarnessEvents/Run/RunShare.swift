/// Which part of a run that is split over machines a report is about.
package struct RunShare: Equatable, Sendable {
  /// The shards whose tests are in it, ascending, from 1; several after a merge.
  package var shards: [Int]
  /// How many there are.
  package var total: Int
  /// The place of each of the plan's files among all files of the run, from 0.
  package var places: [Int]
  /// Stands for what was selected, and how it was split: all shards of one run have the same.
  package var selection: UInt64

  package init(shards: [Int], total: Int, places: [Int], selection: UInt64) {
    self.shards = shards
    self.total = total
    self.places = places
    self.selection = selection
  }

  /// That of a run that is not split.
  package static func whole(files: Int) -> RunShare {
    RunShare(shards: [1], total: 1, places: Array(0..<files), selection: 0)
  }

  /// The shards that are not in it.
  package var missing: [Int] {
    let known = Set(shards)
    return total < 1 ? [] : (1...total).filter { !known.contains($0) }
  }
}
