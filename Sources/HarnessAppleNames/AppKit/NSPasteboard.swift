public import Foundation

/// What was copied on a Mac: the same as in `UIPasteboard`.
///
/// Source: Apple's documentation of `NSPasteboard`.
public class NSPasteboard: NSObject, @unchecked Sendable {
  /// What kind of thing was copied.
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    /// The type's identifier.
    public let rawValue: String
    /// An identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An address.
    public static let URL = PasteboardType("public.url")
    /// The address of a file.
    public static let fileURL = PasteboardType("public.file-url")
    /// A picture.
    public static let png = PasteboardType("public.png")
    /// A picture.
    public static let tiff = PasteboardType("public.tiff")
    /// A text with looks.
    public static let rtf = PasteboardType("public.rtf")
    /// A text for browsers.
    public static let html = PasteboardType("public.html")
    /// A document.
    public static let pdf = PasteboardType("com.adobe.pdf")
    /// A colour.
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
  }

  /// The pasteboard that people copy to.
  public static let general = NSPasteboard()

  /// Empties the pasteboard.
  @discardableResult public func clearContents() -> Int {
    UIPasteboard.general.items = []
    return changeCount
  }

  /// Says which types will be put.
  @discardableResult
  public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { clearContents() }

  /// Puts a text.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    UIPasteboard.general.items.append([type.rawValue: string])
    return true
  }

  /// Puts data.
  @discardableResult
  public func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
    guard let data else { return false }
    UIPasteboard.general.items.append([type.rawValue: data])
    return true
  }

  /// The text of a type.
  public func string(forType type: PasteboardType) -> String? {
    UIPasteboard.general.items.lazy.compactMap { $0[type.rawValue] as? String }.first
  }

  /// The data of a type.
  public func data(forType type: PasteboardType) -> Data? {
    UIPasteboard.general.items.lazy.compactMap { $0[type.rawValue] as? Data }.first
  }

  /// The types that are there.
  public var types: [PasteboardType]? {
    UIPasteboard.general.items.flatMap(\.keys).map { PasteboardType($0) }
  }
  /// How often something was put.
  public var changeCount: Int { UIPasteboard.general.changeCount }
}
