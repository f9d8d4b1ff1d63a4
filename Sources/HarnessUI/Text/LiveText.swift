import Foundation

/// A text that says something else when time passes: described anew each time it does.
struct LiveText: InnerView {
  let text: Text
  @State private var changes = 0

  var body: some View {
    let (text, changes) = (text, $changes)
    return Moment(text: text, number: self.changes)
      .task(id: text.content) { await follow(text, counting: changes) }
  }

  /// What the text says at one moment.
  nonisolated private struct Moment: View, PrimitiveView {
    let text: Text
    let number: Int

    @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
      view.text.describeContent(to: node)
    }
  }
}

/// Counts whenever the text says something else, until it is cancelled.
@MainActor
private func follow(_ text: Text, counting changes: Binding<Int>) async {
  while !Task.isCancelled {
    let now = Date().timeIntervalSinceReferenceDate
    guard let next = text.nextChange(after: now), next.isFinite else { return }
    // A duration holds no more than some hundred thousand million years.
    let pause = min(max(next - now, 0.001), longestPause)
    try? await Task.sleep(for: .seconds(pause))
    if Task.isCancelled { return }
    changes.wrappedValue += 1
  }
}

/// A century, in seconds: who sleeps longer looks again in between.
private let longestPause = 3_155_760_000.0
