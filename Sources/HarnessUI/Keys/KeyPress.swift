public import Foundation

/// One press of a key.
///
/// Source: SwiftUI's documentation of `KeyPress`.
nonisolated public struct KeyPress: Sendable {
  /// Where in the press this is.
  ///
  /// Source: SwiftUI's documentation of `KeyPress.Phases`.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit a phase.
    public let rawValue: Int
    /// From bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up.
    public static let up = Phases(rawValue: 4)
    /// Every phase.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether the press was taken.
  ///
  /// Source: SwiftUI's documentation of `KeyPress.Result`.
  public enum Result: Hashable, Sendable {
    /// It goes no further.
    case handled
    /// The views around get it next.
    case ignored
  }

  /// Where in the press this is.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types together with the keys that are held.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers

  package init(
    key: KeyEquivalent, characters: String, modifiers: EventModifiers, phase: Phases = .down
  ) {
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
    self.phase = phase
  }

  /// The same press in another phase.
  package func at(_ phase: Phases) -> KeyPress {
    KeyPress(key: key, characters: characters, modifiers: modifiers, phase: phase)
  }
}

/// Answers key presses while the focus is inside.
nonisolated struct KeyModifier: ViewModifier, PrimitiveModifier {
  let attribute: String
  let handle: (KeyPress) -> KeyPress.Result

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(.keys(modifier.handle))
    node.annotate(.attribute(modifier.attribute, .bool(true)))
  }
}

extension View {
  /// Runs an action when a key is pressed while the view has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: [.down, .repeat], matches: { $0.key == key }, action: { _ in action() })
  }

  /// Runs an action in some phases of a press of a key.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: phases, matches: { $0.key == key }, action: action)
  }

  /// Runs an action when one of several keys is pressed.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: phases, matches: { keys.contains($0.key) }, action: action)
  }

  /// Runs an action when a key types one of some characters.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      where: phases,
      matches: { press in press.characters.unicodeScalars.contains { characters.contains($0) } },
      action: action)
  }

  /// Runs an action when any key is pressed.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: phases, matches: { _ in true }, action: action)
  }

  nonisolated private func onKeyPress(
    where phases: KeyPress.Phases, matches: @escaping (KeyPress) -> Bool,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyModifier(attribute: "on_key_press") { press in
        phases.contains(press.phase) && matches(press) ? action(press) : .ignored
      })
  }
}
