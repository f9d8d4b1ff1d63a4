public import Foundation

/// Rows of values with a cell for each column.
///
/// Source: SwiftUI's documentation of `Table`.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection<Value.ID>
  /// Nil: the titles of the columns sort nothing.
  private let sorting: TableSorting?

  private init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection<Value.ID>,
    _ sorting: TableSorting? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }
}

extension Table {
  /// A table of rows that a builder gives.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), .none) }

  /// A table of rows that a builder gives, one of which may be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), .optional(selection)) }

  /// A table of rows that a builder gives, several of which may be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), .several(selection)) }

  /// A table whose rows are sorted as a binding says.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(rows(), columns(), .none, TableSorting(sortOrder)) }
}

extension Table {
  /// A row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Columns.TableRowValue {
    self.init(TableForEachContent(data: data), columns(), .none)
  }

  /// A row for each element, one of which may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Columns.TableRowValue {
    self.init(TableForEachContent(data: data), columns(), .optional(selection))
  }

  /// A row for each element, several of which may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Columns.TableRowValue {
    self.init(TableForEachContent(data: data), columns(), .several(selection))
  }

  /// A row for each element, sorted as a binding says.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Columns.TableRowValue,
    Sort.Compared == Value
  { self.init(TableForEachContent(data: data), columns(), .none, TableSorting(sortOrder)) }

  /// A row for each element, sorted as a binding says, one of which may be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Columns.TableRowValue,
    Sort.Compared == Value
  {
    self.init(
      TableForEachContent(data: data), columns(), .optional(selection), TableSorting(sortOrder))
  }

  /// A row for each element, sorted as a binding says, several of which may be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Columns.TableRowValue,
    Sort.Compared == Value
  {
    self.init(
      TableForEachContent(data: data), columns(), .several(selection), TableSorting(sortOrder))
  }
}

extension Table: PrimitiveView {
  /// Cells are made, and the selection is read, here.
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let columns = view.columns.known
    let element = ElementDescription(.list)
    element.attributes.append(("table", .bool(true)))
    element.attributes.append(("columns", .string(columns.titles.joined(separator: ", "))))
    element.selection = view.selection.rows
    node.element = element
    node.arrangeRows(look: .plain)
    let rule = TableColumnsRule(columns: columns.widths)
    let showsTitles = node.environment[TableTitlesKey.self] != .hidden
    node.content(
      TableContent(
        titles: showsTitles
          ? TableTitles(titles: columns.headers(sorting: view.sorting), rule: rule) : nil,
        rows: TableRowViews(
          rows: view.rows.knownValues.map { row in
            (row.id, TableCells(cells: columns.cells(of: row.value), rule: rule))
          })))
  }
}

/// How tables look.
///
/// Source: SwiftUI's documentation of `TableStyle`.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `AutomaticTableStyle`.
nonisolated public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// Rows with space around.
///
/// Source: SwiftUI's documentation of `InsetTableStyle`.
nonisolated public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style, with rows of two colours or one.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// Rows with a border around.
///
/// Source: SwiftUI's documentation of `BorderedTableStyle`.
nonisolated public struct BorderedTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style, with rows of two colours or one.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with space around.
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows with a border around.
  nonisolated public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Sets how the tables inside look.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    keeping("table_style", .string(attributeText(ofStyle: S.self, suffix: "TableStyle")))
  }

  /// Shows the titles of the columns, or not.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environmentValue(TableTitlesKey.self, visibility)
      .keeping("table_column_headers", .string(visibility.attributeText))
  }
}
