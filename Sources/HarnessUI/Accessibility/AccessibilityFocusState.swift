/// Technologies that help people to use an app.
///
/// Source: SwiftUI's documentation of `AccessibilityTechnologies`.
nonisolated public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  /// One bit a technology.
  public let rawValue: Int
  /// From bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public init() { rawValue = 0 }
  /// Reads the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Goes through the screen with a switch.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// Where assistive technologies are.
///
/// Source: SwiftUI's documentation of `AccessibilityFocusState`.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// A state that is true while the view has the focus.
  public init() where Value == Bool { initial = false }
  /// A state that is true while the view has the focus of some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { initial = false }
  /// A state that says which view has the focus.
  public init<T: Hashable>() where Value == T? { initial = nil }
  /// A state that says which view has the focus of some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    initial = nil
  }

  /// Leads to a focus state.
  @propertyWrapper
  nonisolated public struct Binding {
    let binding: HarnessUI.Binding<Value>

    /// The value of the state.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// The current value.
  public var wrappedValue: Value {
    get { box?.read() ?? initial }
    nonmutating set { box?.write(newValue) }
  }

  /// Leads to the state.
  public var projectedValue: Binding {
    Binding(binding: box.map { HarnessUI.Binding(location: $0) } ?? .constant(initial))
  }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}

extension AccessibilityFocusState: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    if let kept = slot {
      box = unsafeDowncast(kept, to: StateBox<Value>.self)
    } else {
      let new = StateBox(
        initial, property: context.name, wrapper: "@AccessibilityFocusState")
      box = new
      slot = new
    }
  }
}

/// Shows as an attribute whether the state says that the focus is here. A body: it reads the state.
nonisolated struct AccessibilityFocusModifier<Value: Hashable>: ViewModifier {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value

  func body(content: Content) -> some View {
    content.keeping("accessibility_focused", .bool(binding.wrappedValue == value))
  }
}

/// Gives the focus to a view when it appears.
nonisolated struct AccessibilityDefaultFocusModifier<Value: Hashable>: ViewModifier {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value

  func body(content: Content) -> some View {
    content.onAppear { binding.wrappedValue = value }
  }
}

extension View {
  /// Ties the focus of assistive technologies on this view to a value of a state.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(AccessibilityFocusModifier(binding: binding, value: value)) }

  /// Ties the focus of assistive technologies on this view to a state.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { modifier(AccessibilityFocusModifier(binding: condition, value: true)) }

  /// Says where the focus of assistive technologies is at first.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { modifier(AccessibilityDefaultFocusModifier(binding: binding, value: value)) }
}
