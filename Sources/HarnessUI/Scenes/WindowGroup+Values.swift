/// What the windows for values show: each has a binding to its own value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let value: Data?
  let content: (Binding<Data?>) -> Content

  /// The content of the window.
  @MainActor @preconcurrency public var body: some View {
    WindowValue(initial: value, content: content)
  }
}

/// The value belongs to the window from when it is opened on.
private nonisolated struct WindowValue<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(initial: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: initial)
    self.content = content
  }

  @MainActor var body: some View { content($value) }
}

extension WindowGroup {
  nonisolated private init<D, C>(
    _ id: String, _ title: String?, _ makeDefault: (() -> D)? = nil,
    _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, type: ObjectIdentifier(D.self)) { window in
      PresentedWindowContent(
        value: window?.value?.base as? D ?? makeDefault?(), content: content)
    }
  }

  /// Windows for values of a type.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init("", nil, nil, content)
  }

  /// Windows for values of a type, which has a default.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init("", nil, defaultValue) { value in content(value.orDefault(defaultValue)) }
  }

  /// Windows with a name for values of a type.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, nil, nil, content)
  }

  /// Windows with a name for values of a type, which has a default.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, nil, defaultValue) { value in content(value.orDefault(defaultValue)) }
  }

  /// Windows with a localised title for values of a type.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init("", Text(titleKey).string, nil, content)
  }

  /// Windows with a localised title for values of a type, which has a default.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init("", Text(titleKey).string, defaultValue) { value in
      content(value.orDefault(defaultValue))
    }
  }

  /// Windows with a localised title and a name for values of a type.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, Text(titleKey).string, nil, content)
  }

  /// Windows with a localised title and a name for values of a type, which has a default.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, Text(titleKey).string, defaultValue) { value in
      content(value.orDefault(defaultValue))
    }
  }

  /// Windows with a title for values of a type.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init("", String(title), nil, content)
  }

  /// Windows with a title for values of a type, which has a default.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init("", String(title), defaultValue) { value in content(value.orDefault(defaultValue)) }
  }

  /// Windows with a title and a name for values of a type.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, String(title), nil, content)
  }

  /// Windows with a title and a name for values of a type, which has a default.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, String(title), defaultValue) { value in content(value.orDefault(defaultValue)) }
  }

  /// Windows with a text as the title for values of a type.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init("", title.string, nil, content)
  }

  /// Windows with a text as the title for values of a type, which has a default.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init("", title.string, defaultValue) { value in content(value.orDefault(defaultValue)) }
  }

  /// Windows with a text as the title and a name for values of a type.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, title.string, nil, content)
  }

  /// Windows with a text as the title and a name for values of a type, which has a default.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, title.string, defaultValue) { value in content(value.orDefault(defaultValue)) }
  }
}

extension Binding {
  /// A binding to the value of an optional, or to a default where there is none.
  func orDefault<Wrapped>(_ makeDefault: @escaping () -> Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    let base = self
    return Binding<Wrapped>(
      get: { base.wrappedValue ?? makeDefault() }, set: { base.wrappedValue = $0 })
  }
}
