/// A key of a keyboard, by the character that it types.
///
/// Source: SwiftUI's documentation of `KeyEquivalent`.
nonisolated public struct KeyEquivalent: Hashable, Sendable {
  /// The character that the key types.
  public var character: Character

  /// The key that types a character.
  public init(_ character: Character) { self.character = character }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Deletes backwards.
  public static let delete = KeyEquivalent("\u{08}")
  /// Deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }
}

extension KeyEquivalent {
  /// The names of the keys that type no letter, as scripts write them.
  package static let named: [(name: String, key: KeyEquivalent)] = [
    ("up", .upArrow), ("down", .downArrow), ("left", .leftArrow), ("right", .rightArrow),
    ("escape", .escape), ("delete", .delete), ("delete_forward", .deleteForward),
    ("home", .home), ("end", .end), ("page_up", .pageUp), ("page_down", .pageDown),
    ("clear", .clear), ("tab", .tab), ("space", .space), ("return", .return),
  ]

  var name: String {
    Self.named.first { $0.key == self }?.name ?? String(character)
  }
}

/// Keys that are held while another one is pressed.
///
/// Source: SwiftUI's documentation of `EventModifiers`.
nonisolated public struct EventModifiers: OptionSet, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// From bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the block of numbers.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// The function key.
  public static let function = EventModifiers(rawValue: 64)
  /// Every key.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad, .function,
  ]

  /// Their names, as scripts write them.
  package static let named: [(name: String, modifier: EventModifiers)] = [
    ("control", .control), ("option", .option), ("shift", .shift), ("command", .command),
    ("caps_lock", .capsLock), ("numeric_pad", .numericPad), ("function", .function),
  ]
}
