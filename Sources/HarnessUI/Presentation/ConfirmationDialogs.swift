extension View {
  /// Presents a choice with a localised title while a binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleKey).string, isPresented, titleVisibility, actions(), EmptyView())
  }

  /// Presents a choice with a localised title and a message while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey).string, isPresented, titleVisibility, actions(), message())
  }

  /// Presents a choice with a localised title for data that are there, while a binding is true.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      Text(titleKey).string, isPresented.and(data), titleVisibility,
      DataContent(data: data, content: actions), EmptyView())
  }

  /// Presents a choice with a localised title and a message for data that are there, while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey).string, isPresented.and(data), titleVisibility,
      DataContent(data: data, content: actions), DataContent(data: data, content: message))
  }

  /// Presents a choice with a title while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(String(title), isPresented, titleVisibility, actions(), EmptyView())
  }

  /// Presents a choice with a title and a message while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(String(title), isPresented, titleVisibility, actions(), message())
  }

  /// Presents a choice with a title for data that are there, while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      String(title), isPresented.and(data), titleVisibility,
      DataContent(data: data, content: actions), EmptyView())
  }

  /// Presents a choice with a title and a message for data that are there, while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      String(title), isPresented.and(data), titleVisibility,
      DataContent(data: data, content: actions), DataContent(data: data, content: message))
  }

  /// Presents a choice whose title is a text while a binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(title.string, isPresented, titleVisibility, actions(), EmptyView())
  }

  /// Presents a choice whose title is a text and a message while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(title.string, isPresented, titleVisibility, actions(), message())
  }

  /// Presents a choice whose title is a text for data that are there, while a binding is true.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      title.string, isPresented.and(data), titleVisibility,
      DataContent(data: data, content: actions), EmptyView())
  }

  /// Presents a choice whose title is a text and a message for data that are there, while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      title.string, isPresented.and(data), titleVisibility,
      DataContent(data: data, content: actions), DataContent(data: data, content: message))
  }

  /// Asks with a choice with a localised title before the presentation around is left.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    screenAttribute(
      "dismissal_confirmation_dialog", shouldPresent ? .string(Text(titleKey).string) : nil
    )
    .screenAttribute("interactive_dismiss_disabled", shouldPresent ? .bool(true) : nil)
  }

  /// Asks with a choice with a localised title and a message before the presentation around is left.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    screenAttribute(
      "dismissal_confirmation_dialog", shouldPresent ? .string(Text(titleKey).string) : nil
    )
    .screenAttribute("interactive_dismiss_disabled", shouldPresent ? .bool(true) : nil)
  }

  /// Asks with a choice with a title before the presentation around is left.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    screenAttribute("dismissal_confirmation_dialog", shouldPresent ? .string(String(title)) : nil)
      .screenAttribute("interactive_dismiss_disabled", shouldPresent ? .bool(true) : nil)
  }

  /// Asks with a choice with a title and a message before the presentation around is left.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    screenAttribute("dismissal_confirmation_dialog", shouldPresent ? .string(String(title)) : nil)
      .screenAttribute("interactive_dismiss_disabled", shouldPresent ? .bool(true) : nil)
  }

  /// Asks with a choice whose title is a text before the presentation around is left.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    screenAttribute("dismissal_confirmation_dialog", shouldPresent ? .string(title.string) : nil)
      .screenAttribute("interactive_dismiss_disabled", shouldPresent ? .bool(true) : nil)
  }

  /// Asks with a choice whose title is a text and a message before the presentation around is left.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    screenAttribute("dismissal_confirmation_dialog", shouldPresent ? .string(title.string) : nil)
      .screenAttribute("interactive_dismiss_disabled", shouldPresent ? .bool(true) : nil)
  }
}
