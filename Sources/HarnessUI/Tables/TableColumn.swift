public import Foundation

/// A column of a table, or several.
///
/// Source: SwiftUI's documentation of `TableColumnContent`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// The type of what the column is made of.
  associatedtype TableColumnBody: TableColumnContent

  /// What the column is made of.
  var tableColumnBody: Self.TableColumnBody { get }
}

extension Never: TableColumnContent {
  /// Never made.
  public typealias TableRowValue = Never
  /// Never called: a column of this module knows its cells itself.
  public var tableColumnBody: Never { neverEvaluated("Never") }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never called: a column of this module knows its cells itself.
  public var tableColumnBody: Never { neverEvaluated("\(Self.self)") }
}

/// Columns of this module, which know their cells.
@MainActor
protocol TableColumns {
  var titles: [String] { get }
  /// What stands above each column: its label, which sorts the rows where a table can be sorted.
  func headers(sorting: TableSorting?) -> [any View]
  /// The bounds of each column's width.
  var widths: [LengthBounds] { get }
  /// A cell for each column, of a row's value.
  func cells(of value: Any) -> [any View]
}

extension TableColumnContent {
  /// The columns, those of an author's own asked for what they are made of.
  var known: any TableColumns {
    if let columns = self as? any TableColumns { return columns }
    if TableColumnBody.self == Never.self { return NoTableColumns() }
    return tableColumnBody.known
  }
}

private struct NoTableColumns: TableColumns {
  var titles: [String] { [] }
  var widths: [LengthBounds] { [] }
  func headers(sorting: TableSorting?) -> [any View] { [] }
  func cells(of value: Any) -> [any View] { [] }
}

/// A column of a table.
///
/// Source: SwiftUI's documentation of `TableColumn`.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// Drawn by the engine.
  public typealias TableColumnBody = Never

  private let label: Label
  private let title: String
  private let content: (RowValue) -> Content
  /// How the column sorts rows, in the order in which it does so first; nil: it does not.
  private let comparator: (any SortComparator)?
  private var bounds = LengthBounds(min: nil, ideal: nil, max: nil)

  private init(
    label: Label, title: String, comparator: (any SortComparator)? = nil,
    content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.title = title
    self.comparator = comparator
    self.content = content
  }

  /// Sets the width of the column, in points.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Sets the bounds of the column's width, in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.bounds = LengthBounds(min: min, ideal: ideal, max: max)
    return column
  }
}

extension TableColumn: TableColumns {
  @MainActor var titles: [String] { [title] }
  @MainActor var widths: [LengthBounds] { [bounds] }

  @MainActor func headers(sorting: TableSorting?) -> [any View] {
    guard let sorting, let comparator, sorting.accepts(comparator) else { return [label] }
    return [TableSortButton(label: label, comparator: comparator, sorting: sorting)]
  }

  @MainActor func cells(of value: Any) -> [any View] {
    (value as? RowValue).map { [content($0)] } ?? []
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(titleKey)
    self.init(label: text, title: text.string, content: content)
  }

  /// A column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), title: String(title), content: content) }

  /// A column with a title made of a text.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, title: text.string, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// A column of texts with a localised title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    let text = Text(titleKey)
    self.init(label: text, title: text.string, comparator: KeyPathComparator(of: value)) {
      Text($0[keyPath: value])
    }
  }

  /// A column of texts with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), title: String(title), comparator: KeyPathComparator(of: value)) {
      Text($0[keyPath: value])
    }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column with a localised title, by whose values rows are sorted.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(titleKey)
    self.init(
      label: text, title: text.string, comparator: KeyPathComparator(of: value), content: content)
  }

  /// A column with a title, by whose values rows are sorted.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), title: String(title), comparator: KeyPathComparator(of: value),
      content: content)
  }
}

extension TableColumn where Sort: SortComparator, RowValue == Sort.Compared, Label == Text {
  /// A column with a localised title, whose rows a comparator sorts.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let text = Text(titleKey)
    self.init(label: text, title: text.string, comparator: comparator, content: content)
  }

  /// A column with a title, whose rows a comparator sorts.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), title: String(title), comparator: comparator, content: content)
  }
}

/// Several columns.
///
/// Source: SwiftUI's documentation of `TupleTableColumnContent`.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// Drawn by the engine.
  public typealias TableColumnBody = Never

  let columns: [any TableColumns]
}

extension TupleTableColumnContent: TableColumns {
  @MainActor var titles: [String] { columns.flatMap(\.titles) }
  @MainActor var widths: [LengthBounds] { columns.flatMap(\.widths) }
  @MainActor func headers(sorting: TableSorting?) -> [any View] {
    columns.flatMap { $0.headers(sorting: sorting) }
  }
  @MainActor func cells(of value: Any) -> [any View] { columns.flatMap { $0.cells(of: value) } }
}

/// Builds the columns of a table.
///
/// Source: SwiftUI's documentation of `TableColumnBuilder`.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
  /// A column is passed through.
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue { column }

  /// One column is passed through.
  public static func buildBlock<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue { column }

  /// Several columns.
  @_disfavoredOverload @MainActor
  public static func buildBlock<each C: TableColumnContent>(
    _ columns: repeat each C
  ) -> TupleTableColumnContent<RowValue> {
    var all: [any TableColumns] = []
    for column in repeat each columns { all.append(column.known) }
    return TupleTableColumnContent(columns: all)
  }

  /// Columns that are there or not.
  @MainActor
  public static func buildIf<C: TableColumnContent>(
    _ column: C?
  ) -> TupleTableColumnContent<RowValue> where C.TableRowValue == RowValue {
    TupleTableColumnContent(columns: column.map { [$0.known] } ?? [])
  }
}
