public import Foundation

/// What was copied, which each test finds empty.
///
/// Source: Apple's documentation of `UIPasteboard`.
public class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The one that people copy to.
    public static let general = Name("general")
  }

  /// How items are put.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the items go.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether the items stay on this device.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  private let key: String

  /// The pasteboard that people copy to.
  public static let general = UIPasteboard(name: .general)

  private init(name: Name) { key = name.rawValue }

  /// A pasteboard with a name.
  public convenience init?(name: Name, create: Bool) { self.init(name: name) }

  /// A pasteboard that nobody else has.
  public static func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString))
  }

  /// The pasteboard's name.
  public var name: Name { Name(key) }

  /// What is there: values by type.
  public var items: [[String: Any]] {
    get { AppleState.read(\.pasteboards)[key] ?? [] }
    set {
      AppleState.setPasteboard(key, to: newValue)
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// How often something was put.
  public var changeCount: Int { AppleState.read(\.pasteboardChanges) }
  /// How many items are there.
  public var numberOfItems: Int { items.count }

  /// Puts items.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Adds items.
  public func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Puts a value of a type.
  public func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }

  /// Puts data of a type.
  public func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }

  /// The first item's value of a type.
  public func value(forPasteboardType type: String) -> Any? { items.first?[type] }

  /// The first item's data of a type.
  public func data(forPasteboardType type: String) -> Data? { items.first?[type] as? Data }

  // MARK: By kind

  /// The first text.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// All texts.
  public var strings: [String]? {
    get { values("public.utf8-plain-text") }
    set { put(newValue, "public.utf8-plain-text") }
  }
  /// The first address.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// All addresses.
  public var urls: [URL]? {
    get { values("public.url") }
    set { put(newValue, "public.url") }
  }
  /// The first picture.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// All pictures.
  public var images: [UIImage]? {
    get { values("public.image") }
    set { put(newValue, "public.image") }
  }
  /// The first colour.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// All colours.
  public var colors: [UIColor]? {
    get { values("com.apple.uikit.color") }
    set { put(newValue, "com.apple.uikit.color") }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  public var hasColors: Bool { colors != nil }

  private func values<Value>(_ type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }

  private func put(_ values: [Any]?, _ type: String) {
    items = (values ?? []).map { [type: $0] }
  }

  /// Comes when something was put.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Comes when the pasteboard is gone; nothing posts it.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
