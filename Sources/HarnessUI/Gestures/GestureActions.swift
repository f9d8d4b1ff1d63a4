/// A gesture that tells what changes about it.
///
/// Source: SwiftUI's documentation of `Gesture.onChanged(_:)`.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture
where Content.Value: Equatable {
  /// What the gesture says.
  public typealias Value = Content.Value
  /// Known to the engine.
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> { ChangedRecognizer(self) }
}

/// A gesture that tells when it is complete.
///
/// Source: SwiftUI's documentation of `Gesture.onEnded(_:)`.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  /// What the gesture says.
  public typealias Value = Content.Value
  /// Known to the engine.
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> { EndedRecognizer(self) }
}

/// A gesture that says something else.
///
/// Source: SwiftUI's documentation of `Gesture.map(_:)`.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// Known to the engine.
  public typealias Body = Never

  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> { MapRecognizer(self) }
}

/// A gesture that changes a gesture state while it goes on.
///
/// Source: SwiftUI's documentation of `GestureStateGesture`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// What the gesture says.
  public typealias Value = Base.Value
  /// Known to the engine.
  public typealias Body = Never

  /// The gesture that the state follows.
  public var base: Base
  /// The state that is changed.
  public var state: GestureState<State>
  let change: (Value, inout State, inout Transaction) -> Void

  /// A gesture that changes a state.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }
}

extension GestureStateGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> { StateRecognizer(self) }
}

/// A gesture whose type is hidden.
///
/// Source: SwiftUI's documentation of `AnyGesture`.
nonisolated public struct AnyGesture<Value>: Gesture {
  /// Known to the engine.
  public typealias Body = Never

  private let content: any Gesture<Value>

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where Value == T.Value { content = gesture }
}

extension AnyGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    AnyValueRecognizer(self, Self.open(content))
  }

  @MainActor private static func open<G: Gesture<Value>>(_ gesture: G) -> GestureRecognizer<Value> {
    gesture.recognizer()
  }

  fileprivate var inner: Any { content }
}

extension Gesture where Value: Equatable {
  /// Runs an action whenever what the gesture says changes.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> { _ChangedGesture(content: self, action: action) }
}

extension Gesture {
  /// Runs an action when the gesture is complete.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Lets the gesture say something else.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Changes a state while the gesture goes on; with its end the state is what it was.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

// MARK: Recognisers

/// Passes on what another recogniser says.
private class PassingRecognizer<Source, Value>: GestureRecognizer<Value> {
  var source: Source
  let inner: GestureRecognizer<Value>

  init(_ source: Source, _ inner: GestureRecognizer<Value>) {
    self.source = source
    self.inner = inner
    super.init()
  }

  override var abilities: GestureAbilities { inner.abilities }
  override var nextMoment: Double? { inner.nextMoment }
  override var yieldsToPresses: Bool { inner.yieldsToPresses }

  override func update(_ gesture: Any) {
    guard let gesture = gesture as? Source else { return }
    source = gesture
    inner.update(content(of: gesture))
  }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    if isOver { return }
    inner.handle(event, &effects)
    phase = inner.phase
    follow(&effects)
  }

  func content(of source: Source) -> Any { source }
  func follow(_ effects: inout [GestureEffect]) {}
}

private final class AnyValueRecognizer<Value>: PassingRecognizer<AnyGesture<Value>, Value> {
  override func content(of source: AnyGesture<Value>) -> Any { source.inner }
}

private final class EndedRecognizer<Content: Gesture>: PassingRecognizer<
  _EndedGesture<Content>, Content.Value
>
{
  init(_ gesture: _EndedGesture<Content>) { super.init(gesture, gesture.content.recognizer()) }

  override func content(of source: _EndedGesture<Content>) -> Any { source.content }

  override func follow(_ effects: inout [GestureEffect]) {
    guard case .ended(let value) = phase else { return }
    effects.append(GestureEffect(kind: .recognised) { [self] in source.action(value) })
  }
}

private final class ChangedRecognizer<Content: Gesture>: PassingRecognizer<
  _ChangedGesture<Content>, Content.Value
>
where Content.Value: Equatable {
  private var last: Content.Value?

  init(_ gesture: _ChangedGesture<Content>) { super.init(gesture, gesture.content.recognizer()) }

  override func content(of source: _ChangedGesture<Content>) -> Any { source.content }

  override func follow(_ effects: inout [GestureEffect]) {
    switch phase {
    case .possible(let value?): tell(value, .early, &effects)
    case .active(let value): tell(value, .recognised, &effects)
    case .possible, .ended, .failed: break
    }
  }

  private func tell(
    _ value: Content.Value, _ kind: GestureEffect.Kind, _ effects: inout [GestureEffect]
  ) {
    if value == last { return }
    last = value
    effects.append(GestureEffect(kind: kind) { [self] in source.action(value) })
  }
}

private final class StateRecognizer<Base: Gesture, State>: PassingRecognizer<
  GestureStateGesture<Base, State>, Base.Value
>
{
  private var isChanged = false

  init(_ gesture: GestureStateGesture<Base, State>) {
    super.init(gesture, gesture.base.recognizer())
  }

  override func content(of source: GestureStateGesture<Base, State>) -> Any { source.base }

  override func follow(_ effects: inout [GestureEffect]) {
    switch phase {
    case .possible(let value?): change(with: value, .early, &effects)
    case .active(let value): change(with: value, .recognised, &effects)
    case .ended, .failed:
      guard isChanged else { return }
      isChanged = false
      effects.append(GestureEffect(kind: .reset) { [self] in source.state.reset() })
    case .possible: break
    }
  }

  private func change(
    with value: Base.Value, _ kind: GestureEffect.Kind, _ effects: inout [GestureEffect]
  ) {
    isChanged = true
    effects.append(
      GestureEffect(kind: kind) { [self] in
        source.state.change { source.change(value, &$0, &$1) }
      })
  }
}

private final class MapRecognizer<Content: Gesture, Value>: GestureRecognizer<Value> {
  private var source: _MapGesture<Content, Value>
  private let inner: GestureRecognizer<Content.Value>

  init(_ gesture: _MapGesture<Content, Value>) {
    source = gesture
    inner = gesture.content.recognizer()
    super.init()
  }

  override var abilities: GestureAbilities { inner.abilities }
  override var nextMoment: Double? { inner.nextMoment }
  override var yieldsToPresses: Bool { inner.yieldsToPresses }

  override func update(_ gesture: Any) {
    guard let gesture = gesture as? _MapGesture<Content, Value> else { return }
    source = gesture
    inner.update(gesture.content)
  }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    if isOver { return }
    inner.handle(event, &effects)
    phase = inner.phase.map(source.transform)
  }
}
