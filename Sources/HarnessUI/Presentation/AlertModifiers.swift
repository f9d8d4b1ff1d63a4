public import Foundation

extension View {
  /// Presents an alert with a localised title while a binding is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey).string, isPresented, actions(), EmptyView())
  }

  /// Presents an alert with a localised title and a message while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey).string, isPresented, actions(), message())
  }

  /// Presents an alert with a localised title for data that are there, while a binding is true.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      Text(titleKey).string, isPresented.and(data), DataContent(data: data, content: actions),
      EmptyView())
  }

  /// Presents an alert with a localised title and a message for data that are there, while a binding is true.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleKey).string, isPresented.and(data), DataContent(data: data, content: actions),
      DataContent(data: data, content: message))
  }

  /// Presents an alert with a title while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(String(title), isPresented, actions(), EmptyView())
  }

  /// Presents an alert with a title and a message while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(String(title), isPresented, actions(), message())
  }

  /// Presents an alert with a title for data that are there, while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      String(title), isPresented.and(data), DataContent(data: data, content: actions),
      EmptyView())
  }

  /// Presents an alert with a title and a message for data that are there, while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      String(title), isPresented.and(data), DataContent(data: data, content: actions),
      DataContent(data: data, content: message))
  }

  /// Presents an alert whose title is a text while a binding is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title.string, isPresented, actions(), EmptyView())
  }

  /// Presents an alert whose title is a text and a message while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(title.string, isPresented, actions(), message())
  }

  /// Presents an alert whose title is a text for data that are there, while a binding is true.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      title.string, isPresented.and(data), DataContent(data: data, content: actions),
      EmptyView())
  }

  /// Presents an alert whose title is a text and a message for data that are there, while a binding is true.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      title.string, isPresented.and(data), DataContent(data: data, content: actions),
      DataContent(data: data, content: message))
  }

  /// Presents an alert that names an error, while a binding is true and there is an error.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      error?.errorDescription ?? "", isPresented.and(error), actions(), EmptyView())
  }

  /// Presents an alert that names an error, with a message, while a binding is true and there is an
  /// error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      error?.errorDescription ?? "", isPresented.and(error), error.map(actions),
      error.map(message))
  }

  /// Presents an alert that is made when a binding becomes true.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = content()
    return modifier(ValueDialog(isPresented: isPresented, role: .alert, dialog: { alert.parts }))
  }

  /// Presents an alert for the value of a binding.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      ValueDialog(
        isPresented: item.isThere(), role: .alert,
        dialog: { item.wrappedValue.map(content)?.parts }))
  }

  /// Presents a choice that is made when a binding becomes true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return modifier(ValueDialog(isPresented: isPresented, role: .dialog, dialog: { sheet.parts }))
  }

  /// Presents a choice for the value of a binding.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(
      ValueDialog(
        isPresented: item.isThere(), role: .dialog,
        dialog: { item.wrappedValue.map(content)?.parts }))
  }
}

/// What an alert or an action sheet consists of.
nonisolated struct DialogParts {
  let title: String
  let message: String?
  let buttons: [Alert.Button]
}

extension Alert {
  var parts: DialogParts { DialogParts(title: title, message: message, buttons: buttons) }
}

extension ActionSheet {
  var parts: DialogParts { DialogParts(title: title, message: message, buttons: buttons) }
}

/// Presents a dialog that is a value.
private nonisolated struct ValueDialog: ViewModifier {
  let isPresented: Binding<Bool>
  let role: Role
  let dialog: () -> DialogParts?

  @MainActor func body(content: Content) -> some View {
    let parts = isPresented.wrappedValue ? dialog() : nil
    content.modifier(
      DialogModifier(
        role: role, title: parts?.title ?? "", isPresented: isPresented.and(parts),
        actions: AlertButtons(buttons: parts?.buttons ?? []),
        message: (parts?.message).map { Text(verbatim: $0) }))
  }
}
