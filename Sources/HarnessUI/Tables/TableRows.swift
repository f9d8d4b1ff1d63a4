/// A row of a table, or several.
///
/// Source: SwiftUI's documentation of `TableRowContent`.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  /// The type of what the rows are made of.
  associatedtype TableRowBody: TableRowContent

  /// What the rows are made of.
  var tableRowBody: Self.TableRowBody { get }
}

extension Never: TableRowContent {
  /// Never called: rows of this module know their values themselves.
  public var tableRowBody: Never { neverEvaluated("Never") }
}

extension TableRowContent where TableRowBody == Never {
  /// Never called: rows of this module know their values themselves.
  public var tableRowBody: Never { neverEvaluated("\(Self.self)") }
}

/// Rows of this module, which know their values.
@MainActor
protocol TableRows {
  /// The values of the rows with their identities.
  var values: [(id: AnyHashable, value: Any)] { get }
}

extension TableRowContent {
  /// The rows' values; rows of an author's own are asked for what they are made of.
  var knownValues: [(id: AnyHashable, value: Any)] {
    if let rows = self as? any TableRows { return rows.values }
    if TableRowBody.self == Never.self { return [] }
    return tableRowBody.knownValues
  }
}

/// A row for each element of a collection.
///
/// Source: SwiftUI's documentation of `TableForEachContent`.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of a row's value.
  public typealias TableRowValue = Data.Element
  /// Drawn by the engine.
  public typealias TableRowBody = Never

  let data: Data
}

extension TableForEachContent: TableRows {
  @MainActor var values: [(id: AnyHashable, value: Any)] { data.map { (AnyHashable($0.id), $0) } }
}

/// A row of a table.
///
/// Source: SwiftUI's documentation of `TableRow`.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value
  /// Drawn by the engine.
  public typealias TableRowBody = Never

  let value: Value

  /// A row for a value.
  public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRows {
  @MainActor var values: [(id: AnyHashable, value: Any)] { [(AnyHashable(value.id), value)] }
}

/// Several rows.
///
/// Source: SwiftUI's documentation of `TupleTableRowContent`.
nonisolated public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value
  /// Drawn by the engine.
  public typealias TableRowBody = Never

  nonisolated(unsafe) let rows: [(id: AnyHashable, value: Any)]
}

extension TupleTableRowContent: TableRows {
  @MainActor var values: [(id: AnyHashable, value: Any)] { rows }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
  /// Drawn by the engine.
  public typealias TableRowBody = Never

  /// A row for each identifiable element.
  public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(elements: data, id: { $0.id }, content: content)
  }

  /// A row for each element, identified by a key path.
  @_disfavoredOverload
  public init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(elements: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach: TableRows where Content: TableRowContent {
  @MainActor var values: [(id: AnyHashable, value: Any)] {
    data.flatMap { content($0).knownValues }
  }
}

/// Builds the rows of a table.
///
/// Source: SwiftUI's documentation of `TableRowBuilder`.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// A row is passed through.
  public static func buildExpression<C: TableRowContent>(_ row: C) -> C
  where C.TableRowValue == Value { row }

  /// One row is passed through.
  public static func buildBlock<C: TableRowContent>(_ row: C) -> C
  where C.TableRowValue == Value { row }

  /// Several rows.
  @_disfavoredOverload @MainActor
  public static func buildBlock<each C: TableRowContent>(
    _ rows: repeat each C
  ) -> TupleTableRowContent<Value> {
    var all: [(id: AnyHashable, value: Any)] = []
    for row in repeat each rows { all += row.knownValues }
    return TupleTableRowContent(rows: all)
  }

  /// Rows that are there or not.
  @MainActor
  public static func buildIf<C: TableRowContent>(_ row: C?) -> TupleTableRowContent<Value>
  where C.TableRowValue == Value { TupleTableRowContent(rows: row?.knownValues ?? []) }
}
