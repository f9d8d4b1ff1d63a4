/// Something that a user does with fingers, and what the app makes of it.
///
/// A gesture of an author's own has a body that is made of other gestures.
///
/// Source: SwiftUI's documentation of `Gesture`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture says about itself while it goes on.
  associatedtype Value = Body.Value
  /// The type of gesture that `body` gives.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// There is none.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Never called: the engine knows a gesture whose body is `Never` itself.
  public var body: Never { neverEvaluated("\(Self.self)") }
}

/// A gesture that the engine knows without evaluating a body.
@MainActor
package protocol PrimitiveGesture: Gesture where Body == Never {
  /// Makes what follows fingers from touch to touch.
  func makeRecognizer() -> GestureRecognizer<Value>
}

extension Gesture {
  /// What follows fingers for this gesture.
  package func recognizer() -> GestureRecognizer<Value> {
    if let primitive = self as? any PrimitiveGesture {
      return primitive.erasedRecognizer(of: Value.self) ?? GestureRecognizer<Value>()
    }
    return BodyRecognizer(self)
  }
}

extension PrimitiveGesture {
  fileprivate func erasedRecognizer<T>(of _: T.Type) -> GestureRecognizer<T>? {
    makeRecognizer() as? GestureRecognizer<T>
  }
}

/// Follows fingers for a gesture of an author's own, by what its body gives.
private final class BodyRecognizer<Source: Gesture>: GestureRecognizer<Source.Value> {
  private let inner: GestureRecognizer<Source.Body.Value>

  init(_ gesture: Source) {
    inner = gesture.body.recognizer()
    super.init()
  }

  override var abilities: GestureAbilities { inner.abilities }
  override var nextMoment: Double? { inner.nextMoment }
  override var yieldsToPresses: Bool { inner.yieldsToPresses }

  override func update(_ gesture: Any) {
    guard let gesture = gesture as? Source else { return }
    inner.update(gesture.body)
  }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    inner.handle(event, &effects)
    phase = inner.phase.compactMap { $0 as? Source.Value }
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture says, if there is one.
  public typealias Value = Wrapped.Value
  /// Known to the engine.
  public typealias Body = Never
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Wrapped.Value> {
    OptionalRecognizer(self)
  }
}

/// Follows fingers for a gesture that may not be there.
private final class OptionalRecognizer<Wrapped: Gesture>: GestureRecognizer<Wrapped.Value> {
  private let inner: GestureRecognizer<Wrapped.Value>?

  init(_ gesture: Wrapped?) {
    inner = gesture?.recognizer()
    super.init()
    if inner == nil { phase = .failed }
  }

  override var abilities: GestureAbilities { inner?.abilities ?? GestureAbilities() }
  override var nextMoment: Double? { inner?.nextMoment }
  override var yieldsToPresses: Bool { inner?.yieldsToPresses ?? false }

  override func update(_ gesture: Any) {
    if let gesture = gesture as? Wrapped? ?? nil { inner?.update(gesture) }
  }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    guard let inner else { return }
    inner.handle(event, &effects)
    phase = inner.phase
  }
}
