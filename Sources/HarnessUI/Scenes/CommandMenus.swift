/// No commands.
///
/// Source: SwiftUI's documentation of `EmptyCommands`.
nonisolated public struct EmptyCommands: PrimitiveCommands {
  let menuView = EmptyView()
  /// No commands.
  public init() {}
}

/// A menu of an app's own commands.
///
/// Source: SwiftUI's documentation of `CommandMenu`.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  let menuView: SceneMenu<Content>

  /// A menu with a localised name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// A menu whose name is a text.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    menuView = SceneMenu(label: name.string, kind: "command_menu", content: content())
  }

  /// A menu with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
}

/// Commands in a menu of the platform.
///
/// Source: SwiftUI's documentation of `CommandGroup`.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  let menuView: SceneMenu<Content>

  private init(_ place: String, _ group: CommandGroupPlacement, _ content: Content) {
    menuView = SceneMenu(label: group.name, kind: "command_group_\(place)", content: content)
  }

  /// Commands before those of the platform.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init("before", group, addition())
  }

  /// Commands after those of the platform.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init("after", group, addition())
  }

  /// Commands in place of those of the platform.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init("replacing", group, addition())
  }
}

/// Commands of the platform's menus.
///
/// Source: SwiftUI's documentation of `CommandGroupPlacement`.
nonisolated public struct CommandGroupPlacement: Sendable {
  let name: String
  /// What tells about the app.
  public static let appInfo = Self(name: "appInfo")
  /// The app's settings.
  public static let appSettings = Self(name: "appSettings")
  /// What other apps offer.
  public static let systemServices = Self(name: "systemServices")
  /// What hides the app.
  public static let appVisibility = Self(name: "appVisibility")
  /// What ends the app.
  public static let appTermination = Self(name: "appTermination")
  /// What makes new documents and windows.
  public static let newItem = Self(name: "newItem")
  /// What saves documents.
  public static let saveItem = Self(name: "saveItem")
  /// What imports and exports.
  public static let importExport = Self(name: "importExport")
  /// What prints.
  public static let printItem = Self(name: "printItem")
  /// What takes back.
  public static let undoRedo = Self(name: "undoRedo")
  /// What copies and pastes.
  public static let pasteboard = Self(name: "pasteboard")
  /// What edits texts.
  public static let textEditing = Self(name: "textEditing")
  /// What formats texts.
  public static let textFormatting = Self(name: "textFormatting")
  /// What arranges toolbars.
  public static let toolbar = Self(name: "toolbar")
  /// What shows and hides sidebars.
  public static let sidebar = Self(name: "sidebar")
  /// The size of windows.
  public static let windowSize = Self(name: "windowSize")
  /// The arrangement of windows.
  public static let windowArrangement = Self(name: "windowArrangement")
  /// The list of windows.
  public static let windowList = Self(name: "windowList")
  /// A window that there is one of.
  public static let singleWindowList = Self(name: "singleWindowList")
  /// Help.
  public static let help = Self(name: "help")
}

/// Commands of the platform that show and hide sidebars.
///
/// Source: SwiftUI's documentation of `SidebarCommands`.
nonisolated public struct SidebarCommands: PrimitiveCommands {
  let menuView = EmptyView()
  /// Creates the commands.
  public init() {}
}

/// Commands of the platform that arrange toolbars.
///
/// Source: SwiftUI's documentation of `ToolbarCommands`.
nonisolated public struct ToolbarCommands: PrimitiveCommands {
  let menuView = EmptyView()
  /// Creates the commands.
  public init() {}
}

/// Commands of the platform that edit texts.
///
/// Source: SwiftUI's documentation of `TextEditingCommands`.
nonisolated public struct TextEditingCommands: PrimitiveCommands {
  let menuView = EmptyView()
  /// Creates the commands.
  public init() {}
}

/// Commands of the platform that format texts.
///
/// Source: SwiftUI's documentation of `TextFormattingCommands`.
nonisolated public struct TextFormattingCommands: PrimitiveCommands {
  let menuView = EmptyView()
  /// Creates the commands.
  public init() {}
}

/// Commands of the platform that show and hide inspectors.
///
/// Source: SwiftUI's documentation of `InspectorCommands`.
nonisolated public struct InspectorCommands: PrimitiveCommands {
  let menuView = EmptyView()
  /// Creates the commands.
  public init() {}
}

/// Commands of the platform that import from cameras and scanners.
///
/// Source: SwiftUI's documentation of `ImportFromDevicesCommands`.
nonisolated public struct ImportFromDevicesCommands: PrimitiveCommands {
  let menuView = EmptyView()
  /// Creates the commands.
  public init() {}
}
