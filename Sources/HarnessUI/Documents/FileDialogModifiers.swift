public import Foundation

/// What a dialog for files shows.
///
/// Source: SwiftUI's documentation of `FileDialogBrowserOptions`.
nonisolated public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int
  /// From bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is in packages.
  public static let enumeratePackages = Self(rawValue: 1)
  /// Hidden files.
  public static let includeHiddenFiles = Self(rawValue: 2)
  /// The ends of names.
  public static let displayFileExtensions = Self(rawValue: 4)
}

extension View {
  nonisolated private func fileDialog(_ name: String, _ value: ElementValue) -> some View {
    transformEnvironment(\.dialogOptions) { options in
      options.attributes.removeAll { $0.name == name }
      options.attributes.append((name, value))
    }
  }

  /// Gives the dialogs for files inside a message.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    fileDialog("file_dialog_message", .string(message?.string ?? ""))
  }

  /// Gives the dialogs for files inside a localised message.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Gives the dialogs for files inside a message.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Gives the button of the dialogs for files inside a label.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialog("file_dialog_confirmation_label", .string(label?.string ?? ""))
  }

  /// Gives the button of the dialogs for files inside a localised label.
  nonisolated public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Gives the button of the dialogs for files inside a label.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Gives the field for the name in the dialogs for files inside a label.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialog("file_exporter_filename_label", .string(label?.string ?? ""))
  }

  /// Gives the field for the name in the dialogs for files inside a localised label.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Gives the field for the name in the dialogs for files inside a label.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets the folder that the dialogs for files inside show first.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialog("file_dialog_default_directory", .string(defaultDirectory?.path ?? ""))
  }

  /// Gives the dialogs for files inside an identity, by which what the user set is kept.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    fileDialog("file_dialog_customization_id", .string(id))
  }

  /// Says whether the dialogs for files inside give an alias itself.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    fileDialog("file_dialog_imports_unresolved_aliases", .bool(imports))
  }

  /// Says what the dialogs for files inside show.
  nonisolated public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View {
    fileDialog("file_dialog_browser_options", .number(Double(options.rawValue)))
  }
}
