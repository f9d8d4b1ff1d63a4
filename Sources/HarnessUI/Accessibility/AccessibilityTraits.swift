/// What assistive technologies say about an element, and how they treat it.
///
/// Source: SwiftUI's documentation of `AccessibilityTraits`.
nonisolated public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: UInt64
  /// From bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  /// It is a button.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// It is the heading of what follows.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// It leads somewhere.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// It is a field for what to look for.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// It plays a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// It is text that can't be changed.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// It sums up the app when that starts.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// It plays or records when it is activated.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// Touches go to it as they are.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// It turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// What is beside it does not count while it is there.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// It is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(bit: 16)
}

extension AccessibilityTraits {
  /// The names that `attr("traits")` reads.
  nonisolated package var names: [String] { Self.table.filter { contains($0.0) }.map(\.1) }

  /// What kinds of elements the traits make.
  nonisolated package var roles: [Role] { Self.table.filter { contains($0.0) }.compactMap(\.2) }

  private static let table: [(AccessibilityTraits, String, Role?)] = [
    (.isButton, "button", .button), (.isToggle, "toggle", .toggle), (.isLink, "link", .link),
    (.isHeader, "header", .heading), (.isSearchField, "search_field", .searchField),
    (.isImage, "image", .image), (.isStaticText, "static_text", .text),
    (.isTabBar, "tab_bar", .tabBar), (.isSelected, "selected", nil),
    (.playsSound, "plays_sound", nil), (.isKeyboardKey, "keyboard_key", nil),
    (.isSummaryElement, "summary_element", nil),
    (.updatesFrequently, "updates_frequently", nil),
    (.startsMediaSession, "starts_media_session", nil),
    (.allowsDirectInteraction, "allows_direct_interaction", nil),
    (.causesPageTurn, "causes_page_turn", nil), (.isModal, "modal", nil),
  ]
}

extension View {
  /// Gives the element traits.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier(change: .addTraits(traits)))
  }

  /// Gives the element traits if that is enabled.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits, isEnabled: Bool
  ) -> some View {
    modifier(AccessibilityModifier(change: isEnabled ? .addTraits(traits) : nil))
  }

  /// Takes traits from the element.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier(change: .removeTraits(traits)))
  }

  /// Takes traits from the element if that is enabled.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits, isEnabled: Bool
  ) -> some View {
    modifier(AccessibilityModifier(change: isEnabled ? .removeTraits(traits) : nil))
  }
}
