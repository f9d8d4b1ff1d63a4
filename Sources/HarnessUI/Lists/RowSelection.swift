/// What the user selects in a list, whatever the type of the rows' values.
@MainActor
package struct RowSelection {
  /// Whether a value is of the type that is selected.
  package let accepts: (AnyHashable) -> Bool
  /// Whether the row with a value is selected.
  package let contains: (AnyHashable) -> Bool
  /// What a tap on the row with a value does.
  package let select: (AnyHashable) -> Void

  /// One row, or none.
  init<V: Hashable>(_ selection: Binding<V?>) {
    let selected = selection.wrappedValue
    accepts = { $0.base is V }
    contains = { $0.base as? V == selected && selected != nil }
    select = { tag in if let value = tag.base as? V { selection.wrappedValue = value } }
  }

  /// Always one row.
  init<V: Hashable>(_ selection: Binding<V>) {
    let selected = selection.wrappedValue
    accepts = { $0.base is V }
    contains = { $0.base as? V == selected }
    select = { tag in if let value = tag.base as? V { selection.wrappedValue = value } }
  }

  /// Any number of rows: a tap selects, another one takes it back.
  init<V: Hashable>(_ selection: Binding<Set<V>>) {
    let selected = selection.wrappedValue
    accepts = { $0.base is V }
    contains = { tag in (tag.base as? V).map(selected.contains) ?? false }
    select = { tag in
      guard let value = tag.base as? V else { return }
      var changed = selection.wrappedValue
      if changed.remove(value) == nil { changed.insert(value) }
      selection.wrappedValue = changed
    }
  }
}

/// The selection of a list, as its initialisers were given it.
nonisolated enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value>)
  case optional(Binding<Value?>)
  case several(Binding<Set<Value>>)

  init(_ binding: Binding<Set<Value>>?) { self = binding.map { .several($0) } ?? .none }
  init(_ binding: Binding<Value?>?) { self = binding.map { .optional($0) } ?? .none }

  @MainActor var rows: RowSelection? {
    switch self {
    case .none: nil
    case .one(let binding): RowSelection(binding)
    case .optional(let binding): RowSelection(binding)
    case .several(let binding): RowSelection(binding)
    }
  }
}
