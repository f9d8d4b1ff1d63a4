/// Commands of an app, which its menus show.
///
/// Source: SwiftUI's documentation of `Commands`.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of what `body` gives.
  associatedtype Body: Commands

  /// What these commands consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Never called: commands whose body is `Never` are a view of their own.
  public var body: Never { neverEvaluated("\(Self.self)") }
}

/// Commands of this module, which are a view.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {
  associatedtype MenuView: View
  var menuView: MenuView { get }
}

/// Shows commands; custom ones have their dynamic properties installed here.
nonisolated struct CommandsView<C: Commands>: View, PrimitiveView {
  let commands: C

  static var runsUserCode: Bool { true }
  static var isFlattened: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    guard C.Body.self == Never.self else {
      return node.styled(by: view.commands) { commands, node in
        node.child(CommandsView<C.Body>(commands: commands.body), at: 0)
      }
    }
    guard let commands = view.commands as? any PrimitiveCommands else { return }
    node.child(erased: commands.menuView, at: 0)
  }
}

/// Commands that are a view.
nonisolated struct ViewCommands<Content: View>: PrimitiveCommands {
  let menuView: Content
  init(_ view: Content) { menuView = view }
}

/// Builds commands from a closure's statements.
///
/// Source: SwiftUI's documentation of `CommandsBuilder`.
@resultBuilder
public struct CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// A single statement is the commands themselves.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// One statement is passed through.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  /// Several statements become one with all commands.
  @_disfavoredOverload
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    ViewCommands(TupleView((repeat CommandsView(commands: each content))))
  }

  /// An `if` without `else`.
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

  /// The first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<T: Commands, F: Commands>(
    first: T
  ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .trueContent(first)) }

  /// The second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<T: Commands, F: Commands>(
    second: F
  ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .falseContent(second)) }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> C { content }
}

extension Optional: Commands where Wrapped: Commands {}

extension Optional: PrimitiveCommands where Wrapped: Commands {
  var menuView: CommandsView<Wrapped>? { map { CommandsView(commands: $0) } }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

extension _ConditionalContent: PrimitiveCommands
where TrueContent: Commands, FalseContent: Commands {
  @ViewBuilder var menuView:
    _ConditionalContent<CommandsView<TrueContent>, CommandsView<FalseContent>>
  {
    switch storage {
    case .trueContent(let content): CommandsView(commands: content)
    case .falseContent(let content): CommandsView(commands: content)
    }
  }
}

extension Group: Commands where Content: Commands {
  /// Groups commands.
  @_disfavoredOverload
  public init(@CommandsBuilder content: () -> Content) { self.init(grouping: content()) }
}

extension Group: PrimitiveCommands where Content: Commands {
  var menuView: CommandsView<Content> { CommandsView(commands: grouped) }
}
