public import Foundation

/// A thing that is carried from one place to another, in the forms that its parts have.
///
/// Source: Apple's documentation of `NSItemProvider`.
public class NSItemProvider: NSObject, @unchecked Sendable {
  /// The things by type, in the order in which they were registered.
  package private(set) var representations: [(type: String, load: () -> Data?)] = []
  /// The thing itself, if there is one.
  package private(set) var object: Any?
  /// What the thing is called where it is put.
  public var suggestedName: String?

  /// Carries nothing yet.
  public override init() {}

  /// Carries an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object)
  }

  /// Carries a thing of a type.
  public convenience init(item: (any Sendable)?, typeIdentifier: String?) {
    self.init()
    object = item
    guard let typeIdentifier else { return }
    let data = (item as? Data) ?? (item as? String).map { Data($0.utf8) }
    representations.append((typeIdentifier, { data }))
  }

  /// Carries a file; nil when there is no file.
  public convenience init?(contentsOf url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.init()
    object = url as NSURL
    suggestedName = url.lastPathComponent
    representations.append(("public.file-url", { Data(url.absoluteString.utf8) }))
  }

  /// The types that the thing can be had in.
  public var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Adds an object.
  public func registerObject(_ object: any NSItemProviderWriting) {
    self.object = object
    let type = object.itemType
    representations.append((type, { object.itemData }))
  }

  /// Adds data of a type.
  public func registerDataRepresentation(
    forTypeIdentifier type: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void)
      -> Progress?
  ) {
    representations.append(
      (
        type,
        {
          nonisolated(unsafe) var loaded: Data?
          _ = loadHandler { data, _ in loaded = data }
          return loaded
        }
      ))
  }

  /// Whether the thing can be had in a type.
  public func hasItemConformingToTypeIdentifier(_ type: String) -> Bool {
    registeredTypeIdentifiers.contains { $0 == type || Self.isText($0, type) }
  }

  private static func isText(_ type: String, _ wanted: String) -> Bool {
    type.hasSuffix("plain-text") && ["public.text", "public.plain-text"].contains(wanted)
  }

  /// Whether the thing can be had as an object of a class.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { value(as: type) != nil }

  /// Gives the thing as an object of a class.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    nonisolated(unsafe) let value = value(as: type)
    let error = value == nil ? CocoaError(.featureUnsupported) : nil
    DispatchQueue.main.async { completionHandler(value, error) }
    return Progress(totalUnitCount: 1)
  }

  /// Gives the thing's data of a type.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier type: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = representations.first { $0.type == type }?.load()
    let error = data == nil ? CocoaError(.featureUnsupported) : nil
    DispatchQueue.main.async { completionHandler(data, error) }
    return Progress(totalUnitCount: 1)
  }

  /// Gives the thing's data of a type, or the thing itself.
  public func loadItem(
    forTypeIdentifier type: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    let data = representations.first { $0.type == type }?.load()
    nonisolated(unsafe) let item: (any NSSecureCoding)? =
      (object as? any NSSecureCoding) ?? data.map { $0 as NSData }
    let error = item == nil ? CocoaError(.featureUnsupported) : nil
    DispatchQueue.main.async { completionHandler(item, error) }
  }

  private func value<T>(as _: T.Type) -> T? {
    if let value = object as? T { return value }
    if T.self == String.self { return (object as? NSString)?.description as? T }
    if T.self == NSString.self { return (object as? String).map { NSString(string: $0) } as? T }
    if T.self == URL.self {
      return (object as? NSURL).flatMap { URL(string: $0.description) } as? T
    }
    return nil
  }
}

/// Who may see what an item provider carries.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all
  /// The author's other apps.
  case team
  /// The author's group of apps.
  case group
  /// This app.
  case ownProcess
}

/// An object that an item provider can carry.
public protocol NSItemProviderWriting: AnyObject {}

/// An object that can be made of what an item provider carries.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {}

extension NSItemProviderWriting {
  fileprivate var itemType: String {
    switch self {
    case is NSString: "public.utf8-plain-text"
    case is NSURL: "public.url"
    case is UIImage: "public.image"
    default: "public.data"
    }
  }

  fileprivate var itemData: Data? {
    if let text = self as? NSString { return Data(text.description.utf8) }
    if let url = self as? NSURL { return Data(url.description.utf8) }
    return (self as? UIImage)?.tiffRepresentation
  }
}
