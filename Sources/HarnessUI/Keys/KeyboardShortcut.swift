/// Keys that activate a control wherever the focus is.
///
/// Source: SwiftUI's documentation of `KeyboardShortcut`.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the layout of a keyboard.
  ///
  /// Source: SwiftUI's documentation of `KeyboardShortcut.Localization`.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// By the system's rules.
    public static let automatic = Localization(name: "automatic")
    /// By the rules, without mirroring.
    public static let withoutMirroring = Localization(name: "without_mirroring")
    /// The same keys everywhere.
    public static let custom = Localization(name: "custom")
  }

  /// Return, for the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that leaves.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// How the shortcut follows the layout of a keyboard.
  public var localization: Localization

  /// A shortcut of a key and of keys that are held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// A shortcut that follows the layout of a keyboard in its own way.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The keys that are held, then the key: `shift+command+s`.
  var name: String {
    let held = EventModifiers.named.filter { modifiers.contains($0.modifier) }.map(\.name)
    return (held + [key.name]).joined(separator: "+")
  }

  /// Whether a press is this shortcut.
  package func isPressed(by press: KeyPress) -> Bool {
    press.key == key && press.modifiers == modifiers
  }
}

extension KeyboardShortcut {
  /// By key and by the keys that are held.
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers == rhs.modifiers
  }

  /// By key and by the keys that are held.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

nonisolated struct ShortcutModifier: ViewModifier, PrimitiveModifier {
  let shortcut: KeyboardShortcut?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    guard let shortcut = modifier.shortcut else { return }
    node.annotate(.shortcut(shortcut))
    node.annotate(.attribute("keyboard_shortcut", .string(shortcut.name)))
    node.transformEnvironment { $0.keyboardShortcut = shortcut }
  }
}

private struct ShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The shortcut of the control around.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

extension View {
  /// Activates the control with keys, wherever the focus is.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

  /// Activates the control with keys that follow the layout of a keyboard in their own way.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Activates the control with a shortcut.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// Activates the control with a shortcut, if there is one.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}
