/// Tabs of a tab view, which are selected by values of one type.
///
/// Source: SwiftUI's documentation of `TabContent`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values.
  associatedtype TabValue: Hashable = Self.Body.TabValue
  /// The type of what `body` gives.
  associatedtype Body: TabContent

  /// The tabs that this content consists of.
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

/// Tabs of this module, which are pages.
protocol PrimitiveTabContent {
  nonisolated var pages: [TabPage] { get }
}

extension Never: TabContent {
  /// There is none.
  public typealias TabValue = Never
}

extension TabContent where Body == Never {
  /// Never called: tabs whose body is `Never` are pages of their own.
  public var body: Never { neverEvaluated("\(Self.self)") }
}

/// The pages of tabs; those of a custom content are its body's.
func pages<C: TabContent>(of content: C) -> [TabPage] {
  if let primitive = content as? any PrimitiveTabContent { return primitive.pages }
  guard C.Body.self != Never.self, Tracking.isOnGraphThread else { return [] }
  nonisolated(unsafe) let content = content
  nonisolated(unsafe) var found: [TabPage] = []
  // The pages of a tab view are asked for while its body runs.
  MainActor.assumeIsolated { found = pages(of: content.body) }
  return found
}

/// Builds tabs from a closure's statements.
///
/// Source: SwiftUI's documentation of `TabContentBuilder`.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as the content of a tab view.
  nonisolated public struct Content<C: TabContent>: View, TabPageSource
  where C.TabValue == TabValue {
    let content: C

    nonisolated var tabPages: [TabPage] { pages(of: content) }

    /// Never shown: a tab view shows its pages.
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }

  /// A single statement is the content itself.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// One statement is passed through.
  public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Several statements become one content with all their tabs.
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> some TabContent<TabValue> { TupleTabContent<TabValue, repeat each C>(repeat each content) }

  /// An `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == TabValue { content }

  /// The first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> AnyTabContent<
    TabValue
  >
  where C.TabValue == TabValue { AnyTabContent(content) }
}

/// Several statements of a tab view.
private nonisolated struct TupleTabContent<TabValue: Hashable, each C: TabContent>: TabContent,
  PrimitiveTabContent
{
  typealias Body = Never
  private let content: (repeat each C)

  init(_ content: repeat each C) { self.content = (repeat each content) }

  nonisolated var pages: [TabPage] {
    var all: [TabPage] = []
    var position = 0
    for part in repeat each content {
      all += HarnessUI.pages(of: part).map { $0.inside(position) }
      position += 1
    }
    return all
  }
}

extension TabPage {
  /// The page as a part of a group; its identity tells it from the others'.
  func inside(_ position: AnyHashable) -> TabPage {
    var page = self
    page.id = [position, id] as [AnyHashable]
    return page
  }
}

/// Tabs whose type is hidden.
///
/// Source: SwiftUI's documentation of `AnyTabContent`.
nonisolated public struct AnyTabContent<TabValue: Hashable>: TabContent, PrimitiveTabContent {
  /// Pages of their own.
  public typealias Body = Never
  private let content: any TabContent<TabValue>

  /// Hides the type of tabs.
  public init(_ content: any TabContent<TabValue>) { self.content = content }

  nonisolated var pages: [TabPage] {
    func open<C: TabContent>(_ content: C) -> [TabPage] { HarnessUI.pages(of: content) }
    return open(content)
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The value type of the tabs.
  public typealias TabValue = Wrapped.TabValue
}

extension Optional: PrimitiveTabContent where Wrapped: TabContent {
  nonisolated var pages: [TabPage] { map { HarnessUI.pages(of: $0) } ?? [] }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  /// The value type of the tabs.
  public typealias TabValue = TrueContent.TabValue
}

extension _ConditionalContent: PrimitiveTabContent
where TrueContent: TabContent, FalseContent: TabContent {
  nonisolated var pages: [TabPage] {
    switch storage {
    case .trueContent(let content): HarnessUI.pages(of: content).map { $0.inside(0) }
    case .falseContent(let content): HarnessUI.pages(of: content).map { $0.inside(1) }
    }
  }
}

extension Group: TabContent where Content: TabContent {
  /// The value type of the tabs.
  public typealias TabValue = Content.TabValue
  /// Groups tabs.
  @_disfavoredOverload
  public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
    self.init(grouping: content())
  }
}

extension Group: PrimitiveTabContent where Content: TabContent {
  nonisolated var pages: [TabPage] { HarnessUI.pages(of: grouped) }
}

extension ForEach: TabContent where Content: TabContent {
  /// The value type of the tabs.
  public typealias TabValue = Content.TabValue

  /// Tabs for each element, identified by a key path.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(elements: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Tabs for each identifiable element.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(elements: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: TabContent, Data == Range<Int>, ID == Int {
  /// Tabs for each number of a constant range.
  @_disfavoredOverload
  public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where V == Content.TabValue {
    self.init(elements: data, id: { $0 }, content: content)
  }
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  nonisolated var pages: [TabPage] {
    data.flatMap { element in
      HarnessUI.pages(of: content(element)).map { $0.inside(AnyHashable(id(element))) }
    }
  }
}
