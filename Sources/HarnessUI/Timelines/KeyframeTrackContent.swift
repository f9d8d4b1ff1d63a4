public import Foundation

/// How one value changes from keyframe to keyframe.
///
/// Source: SwiftUI's documentation of `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of what it is made of.
  associatedtype Body: KeyframeTrackContent
  /// What it is made of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
}

/// Keyframes of a track that are not made of others.
protocol PrimitiveTrackContent<Value>: KeyframeTrackContent {
  func addSteps(to steps: inout [KeyframeStep<Value>])
}

/// One way from the value before to another one.
struct KeyframeStep<Value: Animatable> {
  enum Way {
    case move
    case linear(UnitCurve)
    case spring(Spring, startVelocity: Value?)
    case cubic(startVelocity: Value?, endVelocity: Value?)
  }
  let target: Value
  let duration: Double
  let way: Way
}

extension KeyframeTrackContent {
  /// The steps, through bodies of the author's own.
  func addAllSteps(to steps: inout [KeyframeStep<Value>]) {
    if let primitive = self as? any PrimitiveTrackContent<Value> {
      primitive.addSteps(to: &steps)
    } else if let body = body as? any KeyframeTrackContent<Value> {
      body.addAllSteps(to: &steps)
    }
  }
}

/// Several keyframes of a track, one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  let parts: [any KeyframeTrackContent<Value>]

  /// Itself: it is not made of others.
  public var body: Self { return self }

  func addSteps(to steps: inout [KeyframeStep<Value>]) {
    for part in parts { part.addAllSteps(to: &steps) }
  }
}

/// Makes the keyframes of a track of statements.
///
/// Source: SwiftUI's documentation of `KeyframeTrackContentBuilder`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// One statement.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Nothing changes.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(parts: []) }

  /// The first statement.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> _KeyframeSequence<Value> where K.Value == Value { _KeyframeSequence(parts: [first]) }

  /// One more statement.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: _KeyframeSequence<Value>, next: K
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence(parts: accumulated.parts + [next])
  }

  /// The statements of a loop.
  public static func buildArray(_ components: [_KeyframeSequence<Value>]) -> _KeyframeSequence<
    Value
  > { _KeyframeSequence(parts: components) }

  /// An `if` without `else`.
  public static func buildOptional(
    _ component: _KeyframeSequence<Value>?
  ) -> _KeyframeSequence<Value> { component ?? _KeyframeSequence(parts: []) }

  /// The first branch of an `if`.
  public static func buildEither(
    first component: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { component }

  /// The other branch of an `if`.
  public static func buildEither(
    second component: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { component }
}

/// Goes to a value at once.
///
/// Source: SwiftUI's documentation of `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  private let step: KeyframeStep<Value>

  /// To a value.
  public init(_ to: Value) { step = KeyframeStep(target: to, duration: 0, way: .move) }

  /// Itself: it is not made of others.
  public var body: Self { return self }
  func addSteps(to steps: inout [KeyframeStep<Value>]) { steps.append(step) }
}

/// Goes to a value at a pace of its own.
///
/// Source: SwiftUI's documentation of `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  private let step: KeyframeStep<Value>

  /// To a value in so many seconds, at a constant speed unless told otherwise.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    step = KeyframeStep(target: to, duration: duration, way: .linear(timingCurve))
  }

  /// Itself: it is not made of others.
  public var body: Self { return self }
  func addSteps(to steps: inout [KeyframeStep<Value>]) { steps.append(step) }
}

/// Goes to a value as a spring does.
///
/// Source: SwiftUI's documentation of `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  private let step: KeyframeStep<Value>

  /// To a value; unless told otherwise for as long as the spring moves.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    step = KeyframeStep(
      target: to, duration: duration ?? spring.settlingDuration,
      way: .spring(spring, startVelocity: startVelocity))
  }

  /// Itself: it is not made of others.
  public var body: Self { return self }
  func addSteps(to steps: inout [KeyframeStep<Value>]) { steps.append(step) }
}

/// Goes to a value along a curve.
///
/// Source: SwiftUI's documentation of `CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  private let step: KeyframeStep<Value>

  /// To a value in so many seconds; speeds are found from the neighbours unless told.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    step = KeyframeStep(
      target: to, duration: duration,
      way: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }

  /// Itself: it is not made of others.
  public var body: Self { return self }
  func addSteps(to steps: inout [KeyframeStep<Value>]) { steps.append(step) }
}
