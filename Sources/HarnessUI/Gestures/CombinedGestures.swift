/// Two gestures that may go on at the same time.
///
/// Source: SwiftUI's documentation of `SimultaneousGesture`.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Known to the engine.
  public typealias Body = Never

  /// What both say.
  nonisolated public struct Value {
    /// What the first says, if it goes on.
    public var first: First.Value?
    /// What the second says, if it goes on.
    public var second: Second.Value?
  }

  /// One of them.
  public var first: First
  /// The other.
  public var second: Second

  /// Both at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    SimultaneousRecognizer(self)
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  GestureRecognizer<SimultaneousGesture<First, Second>.Value>
{
  private let first: GestureRecognizer<First.Value>
  private let second: GestureRecognizer<Second.Value>

  init(_ gesture: SimultaneousGesture<First, Second>) {
    first = gesture.first.recognizer()
    second = gesture.second.recognizer()
    super.init()
  }

  override var abilities: GestureAbilities { first.abilities.merged(with: second.abilities) }
  override var nextMoment: Double? {
    [first.nextMoment, second.nextMoment].compactMap(\.self).min()
  }

  override func update(_ gesture: Any) {
    guard let gesture = gesture as? SimultaneousGesture<First, Second> else { return }
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    if isOver { return }
    first.handle(event, &effects)
    second.handle(event, &effects)
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    switch (first.isOver, second.isOver) {
    case (true, true):
      phase = first.isRecognised || second.isRecognised ? .ended(value) : .failed
    default:
      let isActive = first.isRecognised || second.isRecognised
      let hasValue = value.first != nil || value.second != nil
      phase = isActive ? .active(value) : .possible(hasValue ? value : nil)
    }
  }
}

/// Two gestures of which one comes true; the second only if the first fails.
///
/// Source: SwiftUI's documentation of `ExclusiveGesture`.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Known to the engine.
  public typealias Body = Never

  /// What the one that came true says.
  nonisolated public enum Value {
    /// The first came true.
    case first(First.Value)
    /// The second came true.
    case second(Second.Value)
  }

  /// The one that goes before.
  public var first: First
  /// The other.
  public var second: Second

  /// The first, and the second only if the first fails.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    ExclusiveRecognizer(self)
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  GestureRecognizer<ExclusiveGesture<First, Second>.Value>
{
  private let first: GestureRecognizer<First.Value>
  private let second: GestureRecognizer<Second.Value>
  private let contest: GestureContest

  init(_ gesture: ExclusiveGesture<First, Second>) {
    first = gesture.first.recognizer()
    second = gesture.second.recognizer()
    contest = GestureContest([first, second])
    super.init()
  }

  override var abilities: GestureAbilities { first.abilities.merged(with: second.abilities) }
  override var nextMoment: Double? { contest.nextMoment }

  override func update(_ gesture: Any) {
    guard let gesture = gesture as? ExclusiveGesture<First, Second> else { return }
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    if isOver { return }
    contest.handle(event, &effects)
    switch first.outcome {
    case .active, .ended: phase = first.phase.map { .first($0) }
    case .failed: phase = second.phase.map { .second($0) }
    // Whatever became of the second: the first may still come true.
    case .possible: phase = .possible(first.phase.value.map { .first($0) })
    }
  }
}

/// Two gestures, one after the other.
///
/// Source: SwiftUI's documentation of `SequenceGesture`.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Known to the engine.
  public typealias Body = Never

  /// How far the two have come.
  nonisolated public enum Value {
    /// The first has not ended.
    case first(First.Value)
    /// The first has ended; the second may have begun.
    case second(First.Value, Second.Value?)
  }

  /// The one that comes first.
  public var first: First
  /// The one that follows.
  public var second: Second

  /// The second after the first.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> { SequenceRecognizer(self) }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  GestureRecognizer<SequenceGesture<First, Second>.Value>
{
  private let first: GestureRecognizer<First.Value>
  private let second: GestureRecognizer<Second.Value>
  private var isDown = false
  private var hasSecondBegun = false

  init(_ gesture: SequenceGesture<First, Second>) {
    first = gesture.first.recognizer()
    second = gesture.second.recognizer()
    super.init()
  }

  override var abilities: GestureAbilities {
    var sum = first.abilities.merged(with: second.abilities)
    if !second.abilities.drags.isEmpty, let press = first.abilities.presses.min() {
      sum.rest = max(sum.rest, press)
    }
    return sum
  }
  override var nextMoment: Double? { first.isOver ? second.nextMoment : first.nextMoment }

  override func update(_ gesture: Any) {
    guard let gesture = gesture as? SequenceGesture<First, Second> else { return }
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    if isOver { return }
    switch event.kind {
    case .began: isDown = true
    case .ended, .cancelled, .left: isDown = false
    case .moved: break
    }
    if first.outcome == .ended { return follow(event, &effects) }
    first.handle(event, &effects)
    if case .ended(let value) = first.phase {
      phase = .active(.second(value, nil))
      guard isDown else { return }
      // The finger is there already when the second one's turn comes.
      var start = event
      start.kind = .began
      follow(start, &effects)
    } else {
      phase = first.phase.map { .first($0) }
    }
  }

  private func follow(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    guard case .ended(let value) = first.phase else { return }
    if event.kind == .began { hasSecondBegun = true }
    // The end of the first one's fingers is not the second one's business; to wait no more is.
    if !hasSecondBegun, event.kind == .ended || event.kind == .moved { return }
    second.handle(event, &effects)
    switch second.phase {
    case .possible(let inner): phase = .active(.second(value, inner))
    case .active(let inner): phase = .active(.second(value, inner))
    case .ended(let inner): phase = .ended(.second(value, inner))
    case .failed: phase = .failed
    }
  }
}

extension Gesture {
  /// This gesture and another one at the same time.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// This gesture, and another one only if this one fails.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }

  /// This gesture, then another one.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
}
