import Foundation

extension ProgressView: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    if case .timer(let interval, _) = view.amount {
      node.child(
        ProgressDrawing(view: view).modifier(TickingModifier(end: interval.upperBound)), at: 0)
    } else {
      ProgressDrawing(view: view).describe(to: node)
    }
  }
}

/// Draws a progress view as it is now.
nonisolated struct ProgressDrawing<Label: View, CurrentValueLabel: View>: InnerView {
  let view: ProgressView<Label, CurrentValueLabel>
}

extension ProgressDrawing: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ drawing: Self, to node: some NodeBuilder) {
    drawing.describe(to: node)
  }

  @MainActor func describe(to node: some NodeBuilder) {
    let environment = node.environment
    // Read so that the fraction is looked at anew with each tick.
    if case .timer = view.amount { _ = environment.progressTicks }
    let fraction = view.amount.fraction
    let element = ElementDescription(.progress, value: fraction.map { .number($0) })
    element.mergesContent = true
    element.note("progress_view_style", ProgressFamily.self, in: environment)
    node.element = element
    if let style = environment.customStyle(ProgressFamily.self),
      draw(fraction, by: style, to: node)
    {
      return
    }
    element.isNamedByFirst = true
    let style = environment[StyleNameKey<ProgressFamily>.self]
    let isRound = style == "circular" || style != "linear" && fraction == nil
    node.layout =
      isRound
      ? SpinnerRule(part: ControlMetrics.spinner) : ValueBarRule(above: [0], below: [1])
    if let label = view.label { node.child(label, at: 0) }
    if let label = view.currentValueLabel { node.child(label, at: 1) }
  }

  /// Draws with a style that somebody wrote; false where the style draws what it was given.
  @MainActor private func draw<S: ProgressViewStyle>(
    _ fraction: Double?, by style: S, to node: some NodeBuilder
  ) -> Bool {
    if node.isDrawn(by: S.self) { return false }
    node.styled(by: style) { style, node in
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: view.label.map { .init(view: $0) },
        currentValueLabel: view.currentValueLabel.map { .init(view: $0) })
      node.content(style.makeBody(configuration: configuration))
    }
    return true
  }
}

/// Draws a progress view that follows a time anew, each second until it is over.
struct TickingModifier: ViewModifier {
  let end: Date
  @State private var ticks = 0

  func body(content: Content) -> some View {
    let (end, ticks) = (end, $ticks)
    return
      content
      .environment(\.progressTicks, self.ticks)
      .task {
        while Date() < end {
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          if Task.isCancelled { return }
          ticks.wrappedValue += 1
        }
      }
  }
}

private struct ProgressTicksKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// How often a progress view that follows a time was drawn.
  fileprivate var progressTicks: Int {
    get { self[ProgressTicksKey.self] }
    set { self[ProgressTicksKey.self] = newValue }
  }
}

/// The time that is left, or that has passed.
///
/// Source: SwiftUI's documentation of `DefaultDateProgressLabel`.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  @Environment(\.progressTicks) private var ticks

  init(interval: ClosedRange<Date>, countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }

  /// Minutes and seconds.
  public var body: some View {
    // Read so that the time is shown anew with each tick.
    _ = ticks
    let now = min(max(Date(), interval.lowerBound), interval.upperBound)
    let span =
      countsDown
      ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    // An interval may be without an end.
    let seconds = span.magnitude < 1e15 ? Int(span.rounded(countsDown ? .up : .down)) : 0
    let text = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    return Text(verbatim: text)
  }
}
