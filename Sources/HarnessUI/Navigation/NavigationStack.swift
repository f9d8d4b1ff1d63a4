/// Pages on top of each other, of which the user sees the last.
///
/// Source: SwiftUI's documentation of `NavigationStack`.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let path: PathStorage?
  private let root: Root

  /// A navigation that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A navigation whose path of values of any type is somebody else's.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = PathStorage(
      read: { path.wrappedValue.elements },
      write: { path.wrappedValue = NavigationPath(elements: $0) })
    self.root = root()
  }

  /// A navigation whose path of values of one type is somebody else's.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = PathStorage(
      read: { path.wrappedValue.map { NavigationValue($0) } },
      write: { values in
        // A value of another type can't be on this path.
        path.wrappedValue = Data(values.compactMap { $0.value.base as? Data.Element })
      })
    self.root = root()
  }

  /// The page on top.
  @MainActor @preconcurrency public var body: some View { NavigationPages(path: path, root: root) }
}
