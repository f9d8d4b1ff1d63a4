/// Something that goes into a toolbar.
///
/// Source: SwiftUI's documentation of `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of what `body` gives.
  associatedtype Body: ToolbarContent

  /// What this content consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Something that goes into a toolbar which the user may arrange.
///
/// Source: SwiftUI's documentation of `CustomizableToolbarContent`.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}

/// Toolbar content of this module, which is a view.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  associatedtype ItemView: View
  var itemView: ItemView { get }
}

extension Never: ToolbarContent {}
extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never called: content whose body is `Never` is a view of its own.
  public var body: Never { neverEvaluated("\(Self.self)") }
}

/// Shows toolbar content; a custom one has its dynamic properties installed here.
nonisolated struct ToolbarContentView<Item: ToolbarContent>: InnerView, PrimitiveView {
  let item: Item

  static var runsUserCode: Bool { true }
  static var isFlattened: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    guard Item.Body.self == Never.self else {
      return node.styled(by: view.item) { item, node in
        node.child(ToolbarContentView<Item.Body>(item: item.body), at: 0)
      }
    }
    guard let item = view.item as? any PrimitiveToolbarContent else { return }
    node.child(erased: item.itemView, at: 0)
  }
}

/// Builds toolbar content from a closure's statements.
///
/// Source: SwiftUI's documentation of `ToolbarContentBuilder`.
@resultBuilder
public struct ToolbarContentBuilder {
  /// A single statement is the content itself.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One statement is passed through.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several statements become one content that shows all of them.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent { TupleToolbarContent(repeat each content) }

  /// Several statements become one content that the user may arrange.
  @_disfavoredOverload
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent { TupleToolbarContent(repeat each content) }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

/// Several statements of a toolbar.
nonisolated struct TupleToolbarContent<each Content: ToolbarContent> {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleToolbarContent: PrimitiveToolbarContent, ToolbarContent {
  typealias Body = Never

  var itemView: TupleView<(repeat ToolbarContentView<each Content>)> {
    TupleView((repeat ToolbarContentView(item: each content)))
  }
}

extension TupleToolbarContent: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  var itemView: ToolbarContentView<Wrapped>? { map { ToolbarContentView(item: $0) } }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension _ConditionalContent: PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @ViewBuilder var itemView:
    _ConditionalContent<ToolbarContentView<TrueContent>, ToolbarContentView<FalseContent>>
  {
    switch storage {
    case .trueContent(let content): ToolbarContentView(item: content)
    case .falseContent(let content): ToolbarContentView(item: content)
    }
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Groups toolbar content.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(grouping: content()) }
}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: PrimitiveToolbarContent where Content: ToolbarContent {
  var itemView: ToolbarContentView<Content> { ToolbarContentView(item: grouped) }
}
