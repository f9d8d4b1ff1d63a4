/// A view that goes through phases, each with an animation.
///
/// Source: SwiftUI's documentation of `PhaseAnimator`.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Goes through the phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases once, and back to the first, whenever a value has changed.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  /// The content in its phase.
  @MainActor @preconcurrency public var body: some View {
    if phases.isEmpty {
      EmptyView()
    } else {
      PhaseBody(phases: phases, trigger: trigger, content: content, animation: animation)
    }
  }
}

/// A value of any type that tells whether it has changed.
nonisolated struct AnyTrigger: Equatable, @unchecked Sendable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { $0 as? T == value }
  }

  static func == (first: AnyTrigger, second: AnyTrigger) -> Bool { first.isEqual(second.value) }
}

/// Keeps the phase.
private struct PhaseBody<Phase: Equatable, Content: View>: InnerView {
  let phases: [Phase]
  let trigger: AnyTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var runs = 0

  var body: some View {
    let run = PhaseRun(
      phases: phases, animation: animation, index: $index, repeats: trigger == nil)
    content(phases[min(index, phases.count - 1)])
      .onChange(of: trigger) { runs += 1 }
      .task(id: runs) {
        if trigger == nil || runs > 0 { await run.go() }
      }
  }
}

/// Goes from phase to phase. It never leaves the main actor.
nonisolated private struct PhaseRun<Phase: Equatable>: @unchecked Sendable {
  let phases: [Phase]
  let animation: (Phase) -> Animation?
  let index: Binding<Int>
  let repeats: Bool

  @MainActor func go() async {
    guard phases.count > 1 else { return }
    repeat {
      for next in Array(1..<phases.count) + [0] {
        let animation = animation(phases[next])
        withAnimation(animation) { index.wrappedValue = next }
        // One without end, or none: the next phase comes with the next frame.
        let timing = animation?.timing
        let seconds = timing.map { $0.ends ? max($0.logical, 1.0 / 60) : 1.0 } ?? 1.0 / 60
        await sleep(seconds: seconds)
        if Task.isCancelled { return }
      }
    } while repeats
  }
}

extension View {
  /// Changes the view through phases, again and again.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
  }

  /// Changes the view through phases once, whenever a value has changed.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(view: self), $0) },
      animation: animation)
  }
}
