/// One stop of a rotor.
///
/// Source: SwiftUI's documentation of `AccessibilityRotorEntry`.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable> {
  let label: Text?
  let id: ID?

  /// A stop at the element of an identity, with a label.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.label = label
    self.id = id
  }

  /// A stop at the element of an identity in a namespace, with a label.
  public init(
    _ label: Text? = nil, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.label = label
    self.id = id
  }

  /// A stop at the element of an identity, with a localised label.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(Text(labelKey), id: id) }

  /// A stop at the element of an identity, with a label.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(Text(label), id: id) }

  /// A stop at the element of an identity in a namespace, with a localised label.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(Text(labelKey), id: id) }

  /// A stop at the element of an identity in a namespace, with a label.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(Text(label), id: id) }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A stop at a part of the element's own text.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.label = label
    id = nil
  }

  /// A stop at a part of the element's own text, with a localised label.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) { self.init(Text(labelKey), textRange: textRange) }
}

/// The stops of a rotor.
///
/// Source: SwiftUI's documentation of `AccessibilityRotorContent`.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of content that `body` gives.
  associatedtype Body: AccessibilityRotorContent
  /// What these stops are made of.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

/// Makes the stops of a rotor of several statements.
///
/// Source: SwiftUI's documentation of `AccessibilityRotorContentBuilder`.
@resultBuilder
nonisolated public struct AccessibilityRotorContentBuilder {
  /// One stop, or several of a kind.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }
  /// One statement.
  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> some AccessibilityRotorContent { content }
  /// Several statements.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var labels: [String] = []
    for one in repeat each content { labels += (one as? any RotorLabels)?.labels ?? [] }
    return RotorList(labels: labels)
  }
  /// A condition without an else.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    RotorList(labels: (content as? any RotorLabels)?.labels ?? [])
  }
}

/// Content whose stops are known.
nonisolated protocol RotorLabels {
  var labels: [String] { get }
}

nonisolated struct RotorList: AccessibilityRotorContent, RotorLabels {
  typealias Body = Never
  let labels: [String]
  init(labels: [String]) { self.labels = labels }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  /// Never called: a stop has no body.
  public var body: Never { neverEvaluated("\(Self.self)") }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent, RotorLabels {
  /// A stop has no body.
  public typealias Body = Never
  var labels: [String] { label.map { [$0.string] } ?? [] }
}

extension ForEach: AccessibilityRotorContent, RotorLabels
where Content: AccessibilityRotorContent {
  var labels: [String] { data.map(content).flatMap { ($0 as? any RotorLabels)?.labels ?? [] } }
}

extension ForEach
where Content: AccessibilityRotorContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Stops for each identifiable element.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: { $0.id }, content: content) }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Stops for each element, identified by a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: { $0[keyPath: id] }, content: content) }
}
