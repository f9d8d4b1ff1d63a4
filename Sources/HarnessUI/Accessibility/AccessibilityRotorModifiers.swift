/// A rotor that every system has.
///
/// Source: SwiftUI's documentation of `AccessibilitySystemRotor`.
nonisolated public struct AccessibilitySystemRotor: Sendable {
  let name: String
  private init(_ name: String) { self.name = name }

  /// Links.
  public static var links: AccessibilitySystemRotor { .init("links") }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { .init("headings") }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { .init("boldText") }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor { .init("italicText") }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor { .init("underlineText") }
  /// Misspelt words.
  public static var misspelledWords: AccessibilitySystemRotor { .init("misspelledWords") }
  /// Images.
  public static var images: AccessibilitySystemRotor { .init("images") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { .init("textFields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init("tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init("lists") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { .init("landmarks") }
  /// Links, visited ones or the others.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .init("links") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init("headings")
  }
}

/// Adds a rotor, as an attribute: its label and its stops.
nonisolated struct RotorModifier: ViewModifier, PrimitiveModifier {
  let label: String
  let stops: [String]

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let text = ([modifier.label] + modifier.stops).joined(separator: ", ")
    node.annotate(.attribute("accessibility_rotor", .string(text)))
  }
}

extension View {
  nonisolated private func rotor(_ label: String, _ stops: [String]) -> some View {
    modifier(RotorModifier(label: label, stops: stops))
  }

  /// Makes the element a stop of a rotor.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { keeping("accessibility_rotor_entry", .string("\(id)")) }

  /// Adds a rotor with a label and the stops of a builder.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(rotorLabel.string, (entries() as? any RotorLabels)?.labels ?? []) }

  /// Adds a rotor with a label and a stop for each identifiable element.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(rotorLabel.string, entries.map { $0[keyPath: entryLabel] }) }

  /// Adds a rotor with a label and a stop for each element.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(rotorLabel.string, entries.map { $0[keyPath: entryLabel] }) }

  /// Adds a rotor with a label and a stop for each part of the element's text.
  nonisolated public func accessibilityRotor(
    _ rotorLabel: Text, textRanges: [Range<String.Index>]
  ) -> some View { rotor(rotorLabel.string, []) }

  /// Adds a rotor with a localised label and the stops of a builder.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(Text(rotorLabelKey).string, (entries() as? any RotorLabels)?.labels ?? [])
  }

  /// Adds a rotor with a localised label and a stop for each identifiable element.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(rotorLabelKey).string, entries.map { $0[keyPath: entryLabel] }) }

  /// Adds a rotor with a localised label and a stop for each element.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(rotorLabelKey).string, entries.map { $0[keyPath: entryLabel] }) }

  /// Adds a rotor with a localised label and a stop for each part of the element's text.
  nonisolated public func accessibilityRotor(
    _ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(rotorLabelKey).string, []) }

  /// Adds a rotor with a label and the stops of a builder.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ rotorLabel: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(String(rotorLabel), (entries() as? any RotorLabels)?.labels ?? []) }

  /// Adds a rotor with a label and a stop for each identifiable element.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(String(rotorLabel), entries.map { $0[keyPath: entryLabel] }) }

  /// Adds a rotor with a label and a stop for each element.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(String(rotorLabel), entries.map { $0[keyPath: entryLabel] }) }

  /// Adds a rotor with a label and a stop for each part of the element's text.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ rotorLabel: L, textRanges: [Range<String.Index>]
  ) -> some View { rotor(String(rotorLabel), []) }

  /// Adds a rotor with the system's label and the stops of a builder.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(systemRotor.name, (entries() as? any RotorLabels)?.labels ?? []) }

  /// Adds a rotor with the system's label and a stop for each identifiable element.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(systemRotor.name, entries.map { $0[keyPath: entryLabel] }) }

  /// Adds a rotor with the system's label and a stop for each element.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(systemRotor.name, entries.map { $0[keyPath: entryLabel] }) }

  /// Adds a rotor with the system's label and a stop for each part of the element's text.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { rotor(systemRotor.name, []) }
}
