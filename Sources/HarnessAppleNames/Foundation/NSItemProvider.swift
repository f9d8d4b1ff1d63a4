public import Foundation

/// A value that an item provider can carry.
///
/// Source: Foundation's documentation of `NSItemProviderWriting`.
public protocol NSItemProviderWriting {}

/// A value that an item provider can give.
///
/// Source: Foundation's documentation of `NSItemProviderReading`.
public protocol NSItemProviderReading {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension String: NSItemProviderWriting, NSItemProviderReading {}
extension URL: NSItemProviderWriting, NSItemProviderReading {}

/// Who may see what an item provider carries.
///
/// Source: Foundation's documentation of `NSItemProviderRepresentationVisibility`.
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

/// Carries something from one place to another.
///
/// Source: Foundation's documentation of `NSItemProvider`.
public class NSItemProvider: NSObject, @unchecked Sendable {
  /// What is carried, each with its kinds of data.
  private var items: [(value: Any, kinds: [UTType])] = []

  /// A name for the file.
  public var suggestedName: String?

  /// Carries nothing.
  public override init() { super.init() }

  /// Carries an object.
  public init(object: any NSItemProviderWriting) {
    super.init()
    carry(object)
  }

  /// Carries the file at an address.
  public init?(contentsOf fileURL: URL) {
    super.init()
    guard FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    suggestedName = fileURL.lastPathComponent
    carry(fileURL, as: [.fileURL])
  }

  /// Carries an object under the name of a kind.
  public init(item: Any?, typeIdentifier: String?) {
    super.init()
    if let item { carry(item, as: typeIdentifier.flatMap { UTType($0) }.map { [$0] }) }
  }

  package convenience init(carrying value: Any) {
    self.init()
    carry(value)
  }

  private func carry(_ value: Any, as kinds: [UTType]? = nil) {
    let plain = Self.plain(value)
    items.append((plain, kinds ?? Self.kinds(of: plain)))
  }

  private static func plain(_ value: Any) -> Any {
    switch value {
    case let text as NSString: "\(text)"
    case let url as NSURL: url as URL
    default: value
    }
  }

  private static func kinds(of value: Any) -> [UTType] {
    func open<T: Transferable>(_ value: T) -> [UTType] { T.kinds }
    guard let value = value as? any Transferable else { return [.data] }
    return open(value)
  }

  /// What is carried.
  package var values: [Any] { items.map(\.value) }

  // MARK: What there is

  /// The kinds of data that it can give.
  public var registeredTypeIdentifiers: [String] {
    items.flatMap(\.kinds).map(\.identifier)
  }

  /// The kinds of data that it can give.
  public var registeredContentTypes: [UTType] { items.flatMap(\.kinds) }

  /// Whether it can give a kind of data.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let kind = UTType(typeIdentifier) else { return false }
    return registeredContentTypes.contains { $0.conforms(to: kind) }
  }

  /// Carries an object besides.
  public func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility = .all
  ) { carry(object) }

  /// Carries data of a kind besides, which are asked for at once.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void)
      -> Progress?
  ) {
    _ = loadHandler { data, _ in
      if let data { self.carry(data, as: UTType(typeIdentifier).map { [$0] }) }
    }
  }

  // MARK: Getting it

  /// Whether it can give an object of a class.
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object(aClass) != nil }

  /// Gives an object of a class, when the main queue has its turn.
  @discardableResult
  public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress { give(object(aClass), to: completionHandler) }

  private func give<T>(
    _ value: T?, to handler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    nonisolated(unsafe) let value = value
    let error = value == nil ? CocoaError(.featureUnsupported) : nil
    DispatchQueue.main.async { handler(value, error) }
    return Progress(totalUnitCount: 1)
  }

  private func object<T>(_: T.Type) -> T? {
    for item in items {
      if let value = item.value as? T { return value }
      if let text = item.value as? String, let object = NSString(string: text) as? T {
        return object
      }
      if let url = item.value as? URL, let object = NSURL(string: url.absoluteString) as? T {
        return object
      }
    }
    return nil
  }

  /// Gives an object of a kind of data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    let object: (any NSSecureCoding)? =
      switch item(of: typeIdentifier) {
      case let text as String: NSString(string: text)
      case let url as URL: NSURL(string: url.absoluteString)
      case let data as Data: NSData(data: data)
      case let other: other as? any NSSecureCoding
      }
    _ = give(object, to: completionHandler)
  }

  /// Gives bytes of a kind of data.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data: Data? =
      switch item(of: typeIdentifier) {
      case let data as Data: data
      case let text as String: Data(text.utf8)
      case let url as URL: Data(url.absoluteString.utf8)
      default: nil
      }
    return give(data, to: completionHandler)
  }

  /// Gives a value of a type.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    give(values.lazy.compactMap { T.received($0) }.first) { value, error in
      if let value { completionHandler(.success(value)) }
      if let error { completionHandler(.failure(error)) }
    }
  }

  private func item(of typeIdentifier: String) -> Any? {
    guard let kind = UTType(typeIdentifier) else { return nil }
    return items.first { $0.kinds.contains { $0.conforms(to: kind) } }?.value
  }
}
