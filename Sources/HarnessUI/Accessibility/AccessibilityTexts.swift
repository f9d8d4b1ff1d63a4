/// What a text is for.
nonisolated enum AccessibilityTextUse { case label, value, hint }

/// Gives the element a text, which is read where the view is.
nonisolated struct AccessibilityTextModifier: ViewModifier, PrimitiveModifier {
  let use: AccessibilityTextUse
  let text: Text?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    guard let content = modifier.text else { return }
    let environment = node.environment
    let text = node.recordingReads { content.string(in: environment) }
    switch modifier.use {
    case .label: node.annotate(.label(text))
    case .value: node.annotate(.value(text))
    case .hint:
      node.annotate(.hint(text))
      node.annotate(.attribute("accessibility_hint", .string(text)))
    }
  }
}

extension View {
  nonisolated private func text(
    _ use: AccessibilityTextUse, _ text: Text, _ isEnabled: Bool = true
  ) -> some View { modifier(AccessibilityTextModifier(use: use, text: isEnabled ? text : nil)) }

  /// Gives the element a label.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { text(.label, label) }

  /// Gives the element a localised label.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    text(.label, Text(labelKey))
  }

  /// Gives the element a label.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    text(.label, Text(label))
  }

  /// Gives the element a label if that is enabled.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    text(.label, label, isEnabled)
  }

  /// Gives the element a localised label if that is enabled.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { text(.label, Text(labelKey), isEnabled) }

  /// Gives the element a label if that is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View { text(.label, Text(label), isEnabled) }

  /// Gives the element what a view says as its label; the view may use the content as it is.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(SecondChildModifier(use: .label, second: content(PlaceholderContentView(view: self))))
  }

  /// Gives the element a value.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    text(.value, valueDescription)
  }

  /// Gives the element a localised value.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    text(.value, Text(valueKey))
  }

  /// Gives the element a value.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    text(.value, Text(value))
  }

  /// Gives the element a value if that is enabled.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> some View { text(.value, valueDescription, isEnabled) }

  /// Gives the element a localised value if that is enabled.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { text(.value, Text(valueKey), isEnabled) }

  /// Gives the element a value if that is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> some View { text(.value, Text(value), isEnabled) }

  /// Tells what happens when the element is activated.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { text(.hint, hint) }

  /// Tells what happens when the element is activated.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    text(.hint, Text(hintKey))
  }

  /// Tells what happens when the element is activated.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    text(.hint, Text(hint))
  }

  /// Tells what happens when the element is activated, if that is enabled.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    text(.hint, hint, isEnabled)
  }

  /// Tells what happens when the element is activated, if that is enabled.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { text(.hint, Text(hintKey), isEnabled) }

  /// Tells what happens when the element is activated, if that is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> some View { text(.hint, Text(hint), isEnabled) }
}

// MARK: Names

/// Names by which a user may call the element.
nonisolated struct InputLabelsModifier: ViewModifier, PrimitiveModifier {
  let labels: [Text]?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    guard let labels = modifier.labels else { return }
    let text = labels.map(\.string).joined(separator: ", ")
    node.annotate(.attribute("accessibility_input_labels", .string(text)))
  }
}

extension View {
  /// Names the element for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AnnotationModifier(annotation: .identifier(identifier)))
  }

  /// Names the element for tests if that is enabled.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    modifier(OptionalAnnotationModifier(annotation: isEnabled ? .identifier(identifier) : nil))
  }

  /// Gives the element names by which a user may call it.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(InputLabelsModifier(labels: inputLabels))
  }

  /// Gives the element localised names by which a user may call it.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { accessibilityInputLabels(inputLabelKeys.map { Text($0) }) }

  /// Gives the element names by which a user may call it.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { accessibilityInputLabels(inputLabels.map { Text($0) }) }

  /// Gives the element names by which a user may call it, if that is enabled.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> some View { modifier(InputLabelsModifier(labels: isEnabled ? inputLabels : nil)) }

  /// Gives the element localised names by which a user may call it, if that is enabled.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View { accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled) }

  /// Gives the element names by which a user may call it, if that is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View { accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled) }
}

/// An annotation that is there or not.
nonisolated struct OptionalAnnotationModifier: ViewModifier, PrimitiveModifier {
  let annotation: Annotation?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if let annotation = modifier.annotation { node.annotate(annotation) }
  }
}
