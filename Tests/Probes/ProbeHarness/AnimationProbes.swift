import HarnessKit
import SwiftUI

@MainActor
func registerAnimationProbes(in harness: inout Harness) {
  harness.probe("AnimationProbe") { AnimationProbe() }
  harness.probe("CurveProbe") { CurveProbe() }
  harness.probe("TransitionProbe") { TransitionProbe() }
  harness.probe("TransactionProbe") { TransactionProbe() }
  harness.probe("AnimatableProbe") { AnimatableProbe() }
}

private struct AnimationProbe: View {
  @State private var isMoved = false
  @State private var log = "not yet"

  var body: some View {
    Text("moved").offset(x: isMoved ? 100 : 0)
    Text("valued").opacity(isMoved ? 0 : 1).animation(.linear(duration: 2), value: isMoved)
    Text("scoped").animation(.linear(duration: 4)) { $0.scaleEffect(isMoved ? 2 : 1) }
    Text("old").rotationEffect(.degrees(isMoved ? 90 : 0)).animation(.linear(duration: 1))
    Text(log).accessibilityIdentifier("log")
    Button("Move") {
      withAnimation(.linear(duration: 1)) {
        isMoved.toggle()
      } completion: {
        log = "completed"
      }
    }
    Button("Move, logically") {
      withAnimation(
        .linear(duration: 1).logicallyComplete(after: 0.5),
        completionCriteria: AnimationCompletionCriteria.logicallyComplete
      ) {
        isMoved.toggle()
      } completion: {
        log = "logically completed"
      }
    }
    Button("Default") { withAnimation { isMoved.toggle() } }
  }
}

/// Half of the way at once, the rest after a second.
private struct Halves: CustomAnimation {
  struct Calls<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Calls<V>.self] += 1
    return time < 1 ? value.scaled(by: 0.5) : nil
  }
}

extension AnimationState {
  /// How often the animation was asked.
  fileprivate var calls: Int { self[Halves.Calls<Value>.self] }
}

private struct CurveProbe: View {
  static let animations: [(String, Animation)] = [
    ("linear", .linear(duration: 1)), ("easeIn", .easeIn(duration: 1)),
    ("easeOut", .easeOut(duration: 1)), ("easeInOut", .easeInOut(duration: 1)),
    ("curve", .timingCurve(0, 1, 0, 1, duration: 1)),
    ("unit curve", .timingCurve(UnitCurve.circularEaseIn, duration: 1)),
    ("spring", .spring(response: 0.5, dampingFraction: 1, blendDuration: 0)),
    ("spring value", .spring(Spring(duration: 0.5, bounce: 0))),
    ("smooth", .smooth), ("snappy", .snappy(duration: 0.3)), ("bouncy", .bouncy),
    ("interactive", .interactiveSpring()),
    ("interpolating", .interpolatingSpring(stiffness: 50, damping: 5)),
    ("delay", .linear(duration: 1).delay(0.5)), ("speed", .linear(duration: 1).speed(2)),
    ("repeat", .linear(duration: 1).repeatCount(2, autoreverses: false)),
    ("for ever", .linear(duration: 1).repeatForever(autoreverses: true)),
    ("default", .default), ("custom", Animation(Halves())),
  ]
  @State private var isMoved = false

  var body: some View {
    ForEach(Self.animations, id: \.0) { name, animation in
      Text(name).offset(x: isMoved ? 100 : 0).animation(animation, value: isMoved)
    }
    Button("Move") { isMoved = true }
  }
}

// MARK: Transitions

private struct Turning: Transition {
  static let properties = TransitionProperties(hasMotion: true)
  func body(content: PlaceholderContentView<Turning>, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90))
  }
}

private struct Turned: ViewModifier {
  let degrees: Double
  func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
}

private struct TransitionProbe: View {
  static let transitions: [(String, AnyTransition)] = [
    ("opacity", .opacity), ("slide", .slide), ("scale", .scale), ("small", .scale(scale: 0.5)),
    ("move", .move(edge: .bottom)), ("offset", .offset(x: 10, y: 20)),
    ("push", .push(from: .leading)), ("identity", .identity),
    ("modifier", .modifier(active: Turned(degrees: 90), identity: Turned(degrees: 0))),
    ("asymmetric", .asymmetric(insertion: .opacity, removal: .scale)),
    ("combined", .opacity.combined(with: .move(edge: .top))),
    ("animated", .opacity.animation(.linear(duration: 2))), ("any", AnyTransition(Turning())),
  ]
  @State private var isShown = false

  var body: some View {
    if isShown {
      ForEach(Self.transitions, id: \.0) { name, transition in
        Text(name).transition(transition)
      }
      VStack {
        Text("OpacityTransition").transition(OpacityTransition())
        Text("IdentityTransition").transition(IdentityTransition())
        Text("ScaleTransition").transition(ScaleTransition(0.5))
        Text("OffsetTransition").transition(OffsetTransition(CGSize(width: 5, height: 0)))
        Text("MoveTransition").transition(MoveTransition(edge: .trailing))
      }
      Text("SlideTransition").transition(SlideTransition())
      Text("PushTransition").transition(PushTransition(edge: .top))
      Text("AsymmetricTransition").transition(
        AsymmetricTransition(insertion: OpacityTransition(), removal: ScaleTransition(0)))
      Text("BlurReplaceTransition").transition(BlurReplaceTransition(configuration: .downUp))
      Text("Transition").transition(Turning())
    }
    Button("Show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
  }
}

// MARK: Transactions

private struct Source: TransactionKey {
  static let defaultValue = "none"
}

extension Transaction {
  fileprivate var source: String {
    get { self[Source.self] }
    set { self[Source.self] = newValue }
  }
}

private struct TransactionProbe: View {
  @State private var isMoved = false

  var body: some View {
    Text("plain").offset(x: isMoved ? 100 : 0)
    Text("stilled").offset(x: isMoved ? 100 : 0).transaction { $0.animation = nil }
    Text("slowed").offset(x: isMoved ? 100 : 0).transaction(value: isMoved) {
      $0.animation = .linear(duration: 10)
    }
    Text("partly").transaction {
      $0.animation = .linear(duration: 10)
    } body: {
      $0.offset(x: isMoved ? 100 : 0)
    }
    Text("by source").offset(x: isMoved ? 100 : 0).transaction {
      if $0.source == "button" { $0.animation = .linear(duration: 5) }
    }
    Button("Move") {
      var transaction = Transaction(animation: .linear(duration: 1))
      transaction.source = "button"
      withTransaction(transaction) { isMoved.toggle() }
    }
    Button("Move by key") { withTransaction(\.source, "button") { isMoved.toggle() } }
  }
}

// MARK: Animatable

private struct Level: View, Animatable {
  var level: Double
  var animatableData: Double {
    get { level }
    set { level = newValue }
  }
  var body: some View { Text("level \(Int(level.rounded()))") }
}

private struct Raised: AnimatableModifier {
  var height: Double
  var width: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(height, width) }
    set { (height, width) = (newValue.first, newValue.second) }
  }
  func body(content: Content) -> some View {
    content
    Text("raised \(Int(height.rounded())) \(Int(width.rounded()))")
  }
}

private struct Still: View, Animatable {
  var animatableData: EmptyAnimatableData { EmptyAnimatableData() }
  var body: some View { Text("still") }
}

private func half<V: VectorArithmetic>(_ value: V) -> V { value.scaled(by: 0.5) }

private struct AnimatableProbe: View {
  @State private var level = 0.0

  var body: some View {
    Level(level: level)
    Text("content").modifier(Raised(height: level, width: half(level)))
    Still()
    Button("Raise") { withAnimation(.linear(duration: 1)) { level = 100 } }
  }
}
