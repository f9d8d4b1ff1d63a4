import Foundation
import HarnessCombine

/// Finds the views that a view stands for: through groups, tuples, conditions and `ForEach`.
///
/// It stands in for a node, and asks only views that hand on what they hold. A component is one
/// view, and so is a modified one.
@MainActor
final class SubviewCollector: NodeBuilder {
  var environment = EnvironmentValues()
  var element: ElementDescription?
  var layout: (any LayoutRule)?
  private(set) var found: [Subview] = []
  private(set) var sections: [SectionConfiguration] = []
  /// Whether a section is one thing, not what it contains.
  private let keepsSections: Bool
  private var path: [AnyHashable] = []

  private init(keepsSections: Bool) { self.keepsSections = keepsSections }

  static func subviews(of view: some View) -> [Subview] {
    let collector = SubviewCollector(keepsSections: false)
    collector.child(view, at: 0)
    return collector.found
  }

  /// The sections of a view; what stands outside of them makes one without header and footer.
  static func sections(of view: some View) -> [SectionConfiguration] {
    let collector = SubviewCollector(keepsSections: true)
    collector.child(view, at: 0)
    collector.closeSection()
    return collector.sections
  }

  private func closeSection() {
    if found.isEmpty { return }
    sections.append(
      SectionConfiguration(id: sections.count, header: [], content: found, footer: []))
    found = []
  }

  func content<V: View>(_ view: V) { child(view, at: 0) }
  func child<V: View>(_ view: V, at slot: Int) { take(view, at: AnyHashable(slot)) }
  func child<V: View>(_ view: V, id: AnyHashable) { take(view, at: id) }
  func companion<V: View>(_ view: V, _ kind: Companion, at slot: Int) {}
  func modified<C: View, M: ViewModifier>(_ content: C, by modifier: M) {}

  private func take<V: View>(_ view: V, at step: AnyHashable) {
    path.append(step)
    defer { path.removeLast() }
    if let subview = view as? Subview { return found.append(subview) }
    if let section = view as? any SectionParts { return take(section) }
    if let modified = view as? any ModifiedParts { return found.append(subview(of: modified)) }
    if let primitive = V.self as? any PrimitiveView.Type, primitive.isFlattened {
      return describe(view, by: primitive)
    }
    found.append(Subview(view: view, id: path, values: ContainerValues()))
  }

  private func describe<P: PrimitiveView>(_ view: some View, by _: P.Type) {
    if let view = view as? P { P.describe(view, to: self) }
  }

  private func take(_ section: any SectionParts) {
    guard keepsSections else {
      func open(_ view: some View) { child(view, at: SectionSlot.content) }
      return open(section.contentView)
    }
    closeSection()
    func parts(_ view: some View) -> [Subview] { Self.subviews(of: view) }
    sections.append(
      SectionConfiguration(
        id: sections.count, header: parts(section.headerView), content: parts(section.contentView),
        footer: parts(section.footerView)))
  }

  private func subview(of modified: any ModifiedParts) -> Subview {
    var values = ContainerValues()
    var id = path
    var inner: (any View)? = modified.asView
    while let parts = inner as? any ModifiedParts {
      if let change = parts.anyModifier as? any ContainerValueChange { change.change(&values) }
      if let named = parts.anyModifier as? any IdentityChange { id = [named.identity] }
      inner = parts.innerView
    }
    return Subview(view: modified.asView, id: id, values: values)
  }

  // What only concerns a node.
  func styled<S>(by style: S, _ body: (S, SubviewCollector) -> Void) {}
  func isDrawn(by style: any Any.Type) -> Bool { false }
  func setEnvironment(_ entry: EnvironmentEntry) {}
  func transformEnvironment(_ change: (inout EnvironmentValues) -> Void) {}
  func annotate(_ annotation: Annotation) {}
  func cover(_ isCovered: Bool) {}
  func speaksWhileFocused() {}
  func prefer(_ scheme: ColorScheme?) {}
  func onOpenURL(_ action: @escaping @MainActor (URL) -> Void) {}
  func transformTransaction(_ change: @escaping (inout Transaction) -> Void) {}
  func transformTransaction<V: Equatable>(
    whenChanged value: V, _ change: @escaping (inout Transaction) -> Void
  ) {}
  func transition(_ transition: AnyTransition) -> TransitionPhase { .identity }
  func preference<K: PreferenceKey>(_ key: K.Type, value: K.Value) {}
  func transformPreference<K: PreferenceKey>(
    _ key: K.Type, _ transform: @escaping (inout K.Value) -> Void
  ) {}
  func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, _ action: @escaping (K.Value) -> Void
  ) where K.Value: Equatable {}
  func firstChildsPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value { K.defaultValue }
  func geometry() -> GeometryProxy? { nil }
  func chosenView() -> Int? { nil }
  var scroller: (any Scroller)? { nil }
  func onScroll<T: Equatable>(
    of look: @escaping (any ScrollSight) -> T?, _ action: @escaping (T?, T) -> Void
  ) {}
  func onGeometryChange<T: Equatable>(
    of transform: @escaping (GeometryProxy) -> T, _ action: @escaping (T, T) -> Void
  ) {}
  func onAppear(_ action: @escaping () -> Void) {}
  func onDisappear(_ action: @escaping () -> Void) {}
  func onEnd(_ action: @escaping () -> Void) {}
  func onChange<T: Equatable>(
    of value: T, initial: Bool, usesFormerAction: Bool, _ action: @escaping (T, T) -> Void
  ) {}
  func onReceive<P: Publisher>(_ publisher: P, _ action: @escaping (P.Output) -> Void)
  where P.Failure == Never {}
  func task<ID: Equatable>(
    id: ID, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
  ) {}
}

/// A modified view, whatever its types.
protocol ModifiedParts {
  var asView: any View { get }
  var innerView: any View { get }
  var anyModifier: Any { get }
}

extension ModifiedContent: ModifiedParts where Content: View, Modifier: ViewModifier {
  var asView: any View { self }
  var innerView: any View { content }
  var anyModifier: Any { modifier }
}

/// A modifier that gives a view an identity.
protocol IdentityChange {
  nonisolated var identity: AnyHashable { get }
}

extension IDModifier: IdentityChange {
  var identity: AnyHashable { AnyHashable(id) }
}
