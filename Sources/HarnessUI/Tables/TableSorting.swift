import Foundation

/// How the user sorts a table, whatever the type of its comparators.
///
/// Source: SwiftUI's documentation of `Table` and of `TableColumn`: a tap on a column's title puts its
/// comparator into the table's `sortOrder`, potentially with its order flipped.
nonisolated struct TableSorting {
  /// Whether a comparator is of the type that the table sorts by.
  let accepts: (any SortComparator) -> Bool
  /// The order in which a comparator sorts the rows before all others; nil: it does not.
  let order: (any SortComparator) -> SortOrder?
  /// What a tap on the title of the comparator's column does.
  let sort: (any SortComparator) -> Void

  init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
    accepts = { $0 is Sort }
    order = { comparator in
      guard let first = sortOrder.wrappedValue.first, first.isSame(as: comparator) else {
        return nil
      }
      return first.order
    }
    sort = { comparator in
      guard var first = comparator as? Sort else { return }
      let former = sortOrder.wrappedValue
      // The order flips only where the rows are sorted by this column already.
      if let current = former.first, current.isSame(as: first) {
        first.order = current.order == .forward ? .reverse : .forward
      }
      // What sorted before decides among equal ones (ours).
      sortOrder.wrappedValue = [first] + former.filter { !$0.isSame(as: first) }
    }
  }
}

extension SortComparator {
  /// Whether another one compares alike, in this order or the other.
  nonisolated fileprivate func isSame(as other: any SortComparator) -> Bool {
    guard var other = other as? Self else { return false }
    other.order = order
    return self == other
  }
}

extension KeyPathComparator {
  /// That of a column that shows a property.
  nonisolated init<Value: Comparable>(of property: KeyPath<Compared, Value>) {
    // Foundation asks for a key path that may go anywhere, SwiftUI for any: a comparator stays on the
    // main actor with its table, and both types are the same in memory.
    self.init(unsafeBitCast(property, to: (any KeyPath<Compared, Value> & Sendable).self))
  }
}

/// The title of a column by which a table is sorted.
nonisolated struct TableSortButton<Label: View>: View {
  let label: Label
  let comparator: any SortComparator
  let sorting: TableSorting

  @MainActor var body: some View {
    Button(action: { sorting.sort(comparator) }, label: { label })
      .keeping("sorted", sorting.order(comparator).map { .string($0.name) })
  }
}

extension SortOrder {
  nonisolated fileprivate var name: String { self == .forward ? "forward" : "reverse" }
}
