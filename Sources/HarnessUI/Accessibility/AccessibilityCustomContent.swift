/// What a piece of further content is about.
///
/// Source: SwiftUI's documentation of `AccessibilityCustomContentKey`.
nonisolated public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// A key with a label and an identity.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// A key with a localised label and an identity.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// A key with a localised label.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.string)
  }
}

/// How soon a piece of further content is read.
///
/// Source: the Accessibility framework's documentation of `AXCustomContent.Importance`.
nonisolated public enum AXCustomContent: Sendable {
  /// At once, or when it is asked for.
  nonisolated public enum Importance: UInt, Sendable {
    /// When it is asked for.
    case `default`
    /// At once.
    case high
  }
}

/// Adds a piece of content, as an attribute under its label.
nonisolated struct CustomContentModifier: ViewModifier, PrimitiveModifier {
  let label: Text
  let value: Text?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    guard let value = modifier.value else { return }
    let environment = node.environment
    let (label, text) = node.recordingReads {
      (modifier.label.string(in: environment), value.string(in: environment))
    }
    node.annotate(.attribute("accessibility_custom_content \(label)", .string(text)))
  }
}

extension View {
  /// Adds content that is read when it is asked for; nil takes it away.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { modifier(CustomContentModifier(label: key.label, value: value)) }

  /// Adds content that is read when it is asked for.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { modifier(CustomContentModifier(label: key.label, value: Text(valueKey))) }

  /// Adds content that is read when it is asked for.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { modifier(CustomContentModifier(label: key.label, value: Text(value))) }

  /// Adds content that is read when it is asked for.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { modifier(CustomContentModifier(label: label, value: value)) }

  /// Adds content that is read when it is asked for.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { modifier(CustomContentModifier(label: Text(labelKey), value: value)) }

  /// Adds content that is read when it is asked for.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    modifier(CustomContentModifier(label: Text(labelKey), value: Text(valueKey)))
  }

  /// Adds content that is read when it is asked for.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { modifier(CustomContentModifier(label: Text(labelKey), value: Text(value))) }
}
