public import Foundation

/// How an animated value changes over time.
///
/// Source: SwiftUI's documentation of `CustomAnimation`.
public protocol CustomAnimation: Hashable {
  /// How far a change has got.
  ///
  /// - Parameters:
  ///   - value: The vector from the start to the target.
  ///   - time: Seconds since the start.
  /// - Returns: The part of `value` that is done; nil when the animation has ended.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The change a second at a time; nil when the animation can't say.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from one that is running.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// False: both run, and their effects add up.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a custom animation remembers from one moment to the next.
///
/// Source: SwiftUI's documentation of `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps.
  public var state = AnimationState<Value>()
  /// Set by the animation when its value is where a person takes it to have arrived.
  public var isLogicallyComplete = false
  /// The environment of the animated view.
  public let environment: EnvironmentValues

  package init(environment: EnvironmentValues) { self.environment = environment }

  /// The same context for another type of value, with a state of its own.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(environment: environment)
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// The values that a custom animation keeps, by key.
///
/// Source: SwiftUI's documentation of `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing is kept.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of an animation's state.
///
/// Source: SwiftUI's documentation of `AnimationStateKey`.
public protocol AnimationStateKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value where nothing was kept.
  static var defaultValue: Self.Value { get }
}
