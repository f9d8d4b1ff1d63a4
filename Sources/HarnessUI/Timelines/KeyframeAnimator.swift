/// A view that follows keyframes.
///
/// Source: SwiftUI's documentation of `KeyframeAnimator`.
nonisolated public struct KeyframeAnimator<
  Value, KeyframePath: Keyframes, Content: View
>: View where Value == KeyframePath.Value {
  private let initialValue: Value
  private let trigger: AnyTrigger?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Goes through the keyframes whenever a value has changed.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyTrigger(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Goes through the keyframes as soon as the view is there, and again and again if it `repeats`.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// The content with the value at this time.
  @MainActor @preconcurrency public var body: some View {
    KeyframeBody(
      initialValue: initialValue, trigger: trigger, repeats: repeats, content: content,
      keyframes: keyframes)
  }
}

/// Starts the runs. The time goes on from run to run, so that each is one animation.
private struct KeyframeBody<Value, Path: Keyframes, Content: View>: InnerView
where Value == Path.Value {
  let initialValue: Value
  let trigger: AnyTrigger?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> Path
  /// When the run began, and when it ends.
  @State private var span = KeyframeSpan(start: 0, end: 0)
  @State private var runs = 0

  var body: some View {
    let timeline = KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
    let run = KeyframeRun(span: $span, duration: timeline.duration, repeats: repeats)
    KeyframeFrame(time: span.end, start: span.start, timeline: timeline, content: content)
      .onChange(of: trigger) { runs += 1 }
      .task(id: runs) {
        if trigger == nil || runs > 0 { await run.go() }
      }
  }
}

nonisolated private struct KeyframeSpan: Equatable, Sendable {
  var start: Double
  var end: Double
}

/// The content at one time, which an animation moves.
private struct KeyframeFrame<Value, Content: View>: InnerView, Animatable {
  var time: Double
  let start: Double
  let timeline: KeyframeTimeline<Value>
  let content: (Value) -> Content

  nonisolated var animatableData: Double {
    get { time }
    set { time = newValue }
  }

  var body: some View { content(timeline.value(time: max(0, time - start))) }
}

/// Animates the time. It never leaves the main actor.
nonisolated private struct KeyframeRun: @unchecked Sendable {
  let span: Binding<KeyframeSpan>
  let duration: Double
  let repeats: Bool

  @MainActor func go() async {
    guard duration > 0, duration.isFinite else { return }
    repeat {
      let start = span.wrappedValue.end
      withAnimation(.linear(duration: duration)) {
        span.wrappedValue = KeyframeSpan(start: start, end: start + duration)
      }
      await sleep(seconds: duration)
      if Task.isCancelled { return }
    } while repeats
  }
}

extension View {
  /// Lets the view follow keyframes whenever a value has changed.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }

  /// Lets the view follow keyframes, again and again unless told otherwise.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }
}
