import Foundation

/// The first of several views for which there is room; where there is none for any, the last.
///
/// Source: SwiftUI's documentation of `ViewThatFits`.
@frozen nonisolated public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Chooses among the views of a builder by the room along some axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  package static var runsUserCode: Bool { true }

  /// All views are alive, so that they can be measured; those that are not chosen are off the screen.
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = FittingRule(axes: view.axes)
    let chosen = node.chosenView()
    for (index, subview) in SubviewCollector.subviews(of: view.content).enumerated() {
      node.child(
        subview.modifier(CoverModifier(isCovered: index != chosen)), id: AnyHashable(subview.id))
    }
  }
}

/// The first view whose ideal size fits into what is offered.
nonisolated private struct FittingRule: LayoutRule {
  let axes: Axis.Set

  var measuresCovered: Bool { true }

  private func chosen(_ proposal: ProposedViewSize, _ views: [any LayoutChild]) -> Int? {
    let fitting = views.firstIndex { view in
      let ideal = view.size(in: .unspecified)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis.set), let length = proposal[axis] else { return true }
        return ideal[axis] <= length
      }
    }
    return fitting ?? views.indices.last
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    chosen(proposal, content.views).map { content.views[$0].size(in: proposal) } ?? .zero
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let chosen = chosen(proposal, content.views)
    content.kept = chosen.map { ChosenView(index: $0) }
    for (index, view) in content.views.enumerated() {
      if index == chosen { view.place(at: .zero, in: proposal) } else { view.leaveOut() }
    }
  }
}

/// Which of its views a layout shows.
package nonisolated struct ChosenView {
  package let index: Int
}
