extension NavigationLink where Label == Text {
  /// A link with a localised title to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination, label: { Text(titleKey) })
  }

  /// A link with a title to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination, label: { Text(title) })
  }

  /// A link with a localised title to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination, label: { Text(titleKey) })
  }

  /// A link with a title to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination, label: { Text(title) })
  }

  /// A link with a localised title to a view that is there while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination, label: { Text(titleKey) })
  }

  /// A link with a title to a view that is there while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination, label: { Text(title) })
  }

  /// A link with a localised title to a view that is there while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive, label: { Text(titleKey) })
  }

  /// A link with a title to a view that is there while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive, label: { Text(title) })
  }

  /// A link with a localised title to a view that is there while a binding has the link's tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      tag: tag, selection: selection, destination: destination, label: { Text(titleKey) })
  }

  /// A link with a title to a view that is there while a binding has the link's tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination, label: { Text(title) })
  }

  /// A link with a localised title to a view that is there while a binding has the link's tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      destination: destination, tag: tag, selection: selection, label: { Text(titleKey) })
  }

  /// A link with a title to a view that is there while a binding has the link's tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection, label: { Text(title) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a localised title that pushes a value; nil disables it.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value, label: { Text(titleKey) })
  }

  /// A link with a title that pushes a value; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value, label: { Text(title) })
  }

  /// A link with a localised title that pushes a value that can be written down; nil disables it.
  public init<P: Codable & Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value, label: { Text(titleKey) })
  }

  /// A link with a title that pushes a value that can be written down; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Codable & Hashable>(_ title: S, value: P?) {
    self.init(value: value, label: { Text(title) })
  }
}
