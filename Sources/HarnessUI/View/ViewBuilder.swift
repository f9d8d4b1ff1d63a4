/// Builds views from a closure's statements.
///
/// Source: SwiftUI's documentation of `ViewBuilder`.
@resultBuilder
public struct ViewBuilder {
  /// A single statement is the view itself.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty closure is an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement is passed through.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements become one view that shows all of them.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The content of an `if #available`, with its type hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
