package import Foundation

/// Where a view goes that is handed to the screen around it instead of being content.
package nonisolated enum ScreenSlot: Equatable, Sendable {
  /// The way back to the page before.
  case back
  /// The parts of the navigation bar.
  case leading, principal, trailing
  /// The bar below the content.
  case bottom
  /// Above the keyboard, while it is up.
  case keyboard
  /// The field of a search, its scopes, and what it suggests.
  case search, scopes, suggestions
  /// What a dialog says, and the platform's button in it.
  case message, defaultAction
}

/// A view that says in which slot it goes.
nonisolated struct SlotRule: LayoutModifierRule {
  let slot: ScreenSlot

  func change(_ traits: inout LayoutTraits) { traits.slot = slot }
}

/// A view of one height that takes all the width that there is, in a slot of the screen.
nonisolated struct BarRule: LayoutRule {
  let slot: ScreenSlot
  let height: CGFloat

  var hitShape: HitShape { .frame }

  func change(_ traits: inout LayoutTraits) { traits.slot = slot }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    CGSize(width: proposal.width ?? ScreenMetrics.alertWidth, height: height)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    content.placeViews(in: CGRect(origin: .zero, size: size))
  }
}

/// The back button.
nonisolated struct BackButtonRule: LayoutRule {
  var hitShape: HitShape { .frame }

  func change(_ traits: inout LayoutTraits) { traits.slot = .back }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    ScreenMetrics.backButton
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {}
}

/// Views of one width side by side, which share all that there is: tabs, scopes.
nonisolated struct SharedWidthRule: LayoutRule {
  let height: CGFloat
  var slot: ScreenSlot?

  var hitShape: HitShape { .frame }

  func change(_ traits: inout LayoutTraits) { traits.slot = slot }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    CGSize(
      width: proposal.width ?? ScreenMetrics.alertWidth, height: max(height, proposal.height ?? 0))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let share = size.width / CGFloat(max(1, content.views.count))
    for (index, view) in content.views.enumerated() {
      view.place(
        at: CGPoint(x: share * CGFloat(index), y: 0),
        in: ProposedViewSize(width: share, height: height))
    }
  }
}

/// A control that takes the room that it is offered, with its label in the middle.
package nonisolated struct SegmentRule: LayoutRule {
  package init() {}

  package var hitShape: HitShape { .frame }

  /// What is too long for its share is cut off, and keeps no finger from the next one.
  package func clip(in size: CGSize, of content: any LayoutContent) -> Clip? {
    Clip(CGRect(origin: .zero, size: size))
  }

  package func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: ImplicitStackRule().size(for: proposal, of: content))
  }

  package func place(
    _ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize
  ) {
    content.placeViews(in: CGRect(origin: .zero, size: size))
  }
}

/// Views one below the other in a slot of the screen.
nonisolated struct SlottedStackRule: LayoutRule {
  let slot: ScreenSlot

  var hitShape: HitShape { .frame }

  func change(_ traits: inout LayoutTraits) { traits.slot = slot }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    ImplicitStackRule().size(for: proposal, of: content)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    ImplicitStackRule().place(content, in: size, for: proposal)
  }
}

/// What a search suggests, a row each, over the content of the screen.
nonisolated struct SuggestionsRule: LayoutRule {
  var hitShape: HitShape { .frame }

  func change(_ traits: inout LayoutTraits) { traits.slot = .suggestions }

  /// Nothing where there is nothing to suggest, so that the page is in reach.
  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    content.views.isEmpty ? .zero : proposal.replacingUnspecifiedDimensions()
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let height = ScreenMetrics.menuItem
    for (index, view) in content.views.enumerated() {
      view.place(
        at: CGPoint(x: 0, y: height * CGFloat(index)),
        in: ProposedViewSize(width: size.width, height: height))
    }
  }
}

/// Views that a rule of ours arranges, or puts somewhere on the screen.
nonisolated struct ArrangedViews<Content: View>: View, PrimitiveView {
  let rule: any LayoutRule
  let content: Content

  init(by rule: any LayoutRule, @ViewBuilder content: () -> Content) {
    self.rule = rule
    self.content = content()
  }

  static var isFlattened: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = view.rule
    node.child(view.content, at: 0)
  }
}

private struct FilledRowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls are as large as the row that they stand in: in dialogs and menus.
  package var controlsFillRows: Bool {
    get { self[FilledRowsKey.self] }
    set { self[FilledRowsKey.self] = newValue }
  }
}
