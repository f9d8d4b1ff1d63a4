/// A value that follows where the focus is, and moves it when it is written.
///
/// Source: SwiftUI's documentation of `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let resting: Value
  private var box: FocusBox<Value>?

  /// True while the focus is in the view that is tied to it.
  public init() where Value == Bool { resting = false }

  /// The value of the view that has the focus; nil for none.
  public init<T>() where Value == T?, T: Hashable { resting = nil }

  /// Where the focus is. Writing it moves the focus.
  public var wrappedValue: Value {
    get { box?.read() ?? resting }
    nonmutating set { box?.write(newValue) }
  }

  /// What `focused(_:)` takes.
  public var projectedValue: FocusState<Value>.Binding { Binding(box: box, resting: resting) }

  /// A way to read and write a focus state of another view.
  ///
  /// Source: SwiftUI's documentation of `FocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    let box: FocusBox<Value>?
    let resting: Value

    /// Where the focus is. Writing it moves the focus.
    public var wrappedValue: Value {
      get { box?.read() ?? resting }
      nonmutating set { box?.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    if let kept = slot {
      box = unsafeDowncast(kept, to: FocusBox<Value>.self)
    } else {
      let new = FocusBox(resting: resting, property: context.name, reader: context.reader)
      box = new
      slot = new
    }
  }
}

extension FocusState.Binding: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {}

  package func isInterchangeable(with other: Self) -> Bool { box === other.box }
}

/// Ties a view to a focus state.
nonisolated struct FocusedModifier<Value: Hashable>: ViewModifier, PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if let box = modifier.binding.box { node.annotate(.focus(box.link(to: modifier.value))) }
  }
}

extension View {
  /// Ties the view to a focus state, which has this value while the focus is in the view.
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Ties the view to a focus state, which is true while the focus is in the view.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }
}
