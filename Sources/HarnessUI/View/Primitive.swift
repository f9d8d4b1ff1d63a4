package import Foundation
package import HarnessCombine

/// A view that the engine knows without evaluating a body: it describes itself.
///
/// Two requirements stay invisible to component authors: `View` has no hidden member, and nothing
/// of the engine can be named outside this package.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// Tells the node what this view shows and which views it contains.
  static func describe(_ view: Self, to node: some NodeBuilder)

  /// True when `describe` runs code of the component author (a `ForEach` row closure), so that what
  /// this code reads is recorded.
  static var runsUserCode: Bool { get }

  /// True when a container sees this view's children in its place (`Group`, `ForEach`, tuples).
  static var isFlattened: Bool { get }

  /// True when this view only hands on what it holds, with an identity that follows from its type:
  /// as the content of another view it needs no node of its own (tuples, labels of styles).
  static var standsForContent: Bool { get }

  /// The type that is compared when the view is `Equatable` (the view itself or its only field), so
  /// that an equal one need not be described again. To ask each view's type would search every
  /// conformance of the process for those that are not.
  static var comparedType: (any Any.Type)? { get }
}

extension PrimitiveView {
  package static var runsUserCode: Bool { false }
  package static var isFlattened: Bool { false }
  package static var standsForContent: Bool { false }
  package static var comparedType: (any Any.Type)? { nil }
}

/// A modifier that the engine knows without evaluating a body.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Tells the node what this modifier changes; the content follows as the only child.
  static func describe(_ modifier: Self, to node: some NodeBuilder)

  /// As above, for the modifiers that decide how their content is placed (`id`, `background`).
  static func describe<C: View>(_ modifier: Self, of content: C, to node: some NodeBuilder)

  /// True when `describe` reads the environment or runs code of the component author.
  static var runsUserCode: Bool { get }
}

extension PrimitiveModifier {
  package static var runsUserCode: Bool { false }
  package static func describe(_ modifier: Self, to node: some NodeBuilder) {}
  package static func describe<C: View>(_ modifier: Self, of content: C, to node: some NodeBuilder)
  {
    describe(modifier, to: node)
    node.content(content)
  }
}

/// What a primitive may say about itself. The engine's node is the only conformer.
@MainActor
package protocol NodeBuilder: AnyObject {
  /// The environment that children see.
  var environment: EnvironmentValues { get }
  /// Runs a piece of a description that reads the environment, so that a change of what it has read
  /// describes the view again.
  func recordingReads<T>(_ body: () -> T) -> T
  /// What this node contributes to the element tree.
  var element: ElementDescription? { get set }
  /// How this node is sized and places what is inside; nil: as what it is made of.
  var layout: (any LayoutRule)? { get set }

  /// All that this node contains: a child, or what a view stands for that only hands on.
  func content<V: View>(_ view: V)
  func child<V: View>(_ view: V, at slot: Int)
  func child<V: View>(_ view: V, id: AnyHashable)
  /// A child beside the content at slot 0.
  func companion<V: View>(_ view: V, _ kind: Companion, at slot: Int)
  func modified<C: View, M: ViewModifier>(_ content: C, by modifier: M)
  /// Runs code that belongs to a style or custom modifier, with its dynamic properties installed.
  func styled<S>(by style: S, _ body: (S, Self) -> Void)
  /// Whether a finger is on this control. Where `ElementDescription.showsPress` is set, a change of it
  /// describes the view again.
  var isPressed: Bool { get }
  /// Whether this node is part of what a style of a type draws.
  func isDrawn(by style: any Any.Type) -> Bool

  /// Sets one value of the environment of everything below.
  func setEnvironment(_ entry: EnvironmentEntry)
  /// Changes the environment of everything below.
  func transformEnvironment(_ change: (inout EnvironmentValues) -> Void)
  /// Changes the elements inside: an identifier, a label, a gesture.
  func annotate(_ annotation: Annotation)
  /// Takes what is inside off the screen, alive as it is, or brings it back; it disappears and appears.
  func cover(_ isCovered: Bool)
  /// Asks the presentation around for a colour scheme; nil asks for nothing.
  func prefer(_ scheme: ColorScheme?)
  /// Answers when the app is asked to open an address.
  func onOpenURL(_ action: @escaping @MainActor (URL) -> Void)

  /// Says something for the rest of the app while the focus is in this view.
  func speaksWhileFocused()

  /// Changes the transaction of everything below.
  func transformTransaction(_ change: @escaping (inout Transaction) -> Void)
  /// The same in an update in which `value` differs from the last one's.
  func transformTransaction<V: Equatable>(
    whenChanged value: V, _ change: @escaping (inout Transaction) -> Void)
  /// Says how this node comes and goes, and learns where it is on its way.
  func transition(_ transition: AnyTransition) -> TransitionPhase

  /// Sets what this node hands up under a key, in place of what is below.
  func preference<K: PreferenceKey>(_ key: K.Type, value: K.Value)
  /// Changes what is handed up from below under a key.
  func transformPreference<K: PreferenceKey>(
    _ key: K.Type, _ transform: @escaping (inout K.Value) -> Void)
  /// Runs an action with what comes from below under a key, at first and whenever it has changed.
  func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, _ action: @escaping (K.Value) -> Void) where K.Value: Equatable
  /// What the first child hands up, which in its first evaluation is the default.
  func firstChildsPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value

  /// What is known of the view's size and place; nil as long as there is no layout. When something
  /// that was read of it changes, the view is described again.
  func geometry() -> GeometryProxy?
  /// Which of its views the layout shows (`ChosenView`); nil as long as there is no layout.
  func chosenView() -> Int?
  /// Runs an action with what is made of size and place, at first and whenever it has changed.
  func onGeometryChange<T: Equatable>(
    of transform: @escaping (GeometryProxy) -> T, _ action: @escaping (T, T) -> Void)

  /// What scrolls the scroll views inside; nil where nothing is shown.
  var scroller: (any Scroller)? { get }
  /// Runs an action with what is made of where scroll views are, when there is something and whenever
  /// it has changed; the first time there is no old one.
  func onScroll<T: Equatable>(
    of look: @escaping (any ScrollSight) -> T?, _ action: @escaping (T?, T) -> Void)

  func onAppear(_ action: @escaping () -> Void)
  func onDisappear(_ action: @escaping () -> Void)
  /// Runs an action when the node ends, also where the view is off the screen.
  func onEnd(_ action: @escaping () -> Void)
  /// Runs an action when `value` differs from the last evaluation's.
  ///
  /// - Parameter usesFormerAction: the action of the last evaluation runs, with what it captured.
  func onChange<T: Equatable>(
    of value: T, initial: Bool, usesFormerAction: Bool, _ action: @escaping (T, T) -> Void)
  func onReceive<P: Publisher>(_ publisher: P, _ action: @escaping (P.Output) -> Void)
  where P.Failure == Never
  func task<ID: Equatable>(
    id: ID, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void)
}

extension NodeBuilder {
  /// Who only looks at what a view says records nothing.
  package func recordingReads<T>(_ body: () -> T) -> T { body() }

  /// Nobody touches what is only looked at.
  package var isPressed: Bool { false }
}
