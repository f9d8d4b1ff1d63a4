extension Tab where Label == DefaultTabLabel {
  /// A tab with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey).string, image: Image(systemName: systemImage)))
  }

  /// A tab with a localised title, a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey).string, image: Image(systemName: systemImage)))
  }

  /// A tab of a selection that may be nil, with a localised title and a symbol.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey).string, image: Image(systemName: systemImage)))
  }

  /// A tab with a localised title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey).string, image: Image(image)))
  }

  /// A tab with a localised title, a picture and a role.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey).string, image: Image(image)))
  }

  /// A tab of a selection that may be nil, with a localised title and a picture.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey).string, image: Image(image)))
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: String(title), image: Image(systemName: systemImage)))
  }

  /// A tab with a title, a symbol and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: String(title), image: Image(systemName: systemImage)))
  }

  /// A tab of a selection that may be nil, with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: String(title), image: Image(systemName: systemImage)))
  }

  /// A tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: String(title), image: Image(image)))
  }

  /// A tab with a title, a picture and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: String(title), image: Image(image)))
  }

  /// A tab of a selection that may be nil, with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, image: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: String(title), image: Image(image)))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with a localised title and a symbol that only the user selects.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey).string, image: Image(systemName: systemImage)))
  }

  /// A tab with a localised title and a picture that only the user selects.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey).string, image: Image(image)))
  }

  /// A tab with a title and a symbol that only the user selects.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: String(title), image: Image(systemName: systemImage)))
  }

  /// A tab with a title and a picture that only the user selects.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: String(title), image: Image(image)))
  }
}
