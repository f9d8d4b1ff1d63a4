public import Foundation

/// Travels as what a coder makes of it.
///
/// Source: the Core Transferable framework's documentation of `CodableRepresentation`.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where Item: Transferable & Codable, Encoder: Sendable, Decoder: Sendable {
  /// Built in.
  public typealias Body = Never
  private let contentType: UTType

  /// As data of a kind, made by coders.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    self.contentType = contentType
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// As JSON of a kind.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
  }
}

extension CodableRepresentation: FollowedRepresentation {
  var kinds: [UTType] { [contentType] }
}

/// Travels as bytes.
///
/// Source: the Core Transferable framework's documentation of `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Built in.
  public typealias Body = Never
  private let contentType: UTType

  /// Out as bytes of a kind, and in again.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.contentType = contentType }

  /// Out as bytes of a kind.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { contentType = exportedContentType }

  /// In from bytes of a kind.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { contentType = importedContentType }
}

extension DataRepresentation: FollowedRepresentation {
  var kinds: [UTType] { [contentType] }
}

/// A file that is sent.
///
/// Source: the Core Transferable framework's documentation of `SentTransferredFile`.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether the receiver may open it where it is.
  public let allowAccessingOriginalFile: Bool
  /// A file at a place.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was received.
///
/// Source: the Core Transferable framework's documentation of `ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is the sender's own.
  public let isOriginalFile: Bool
}

/// Travels as a file.
///
/// Source: the Core Transferable framework's documentation of `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Built in.
  public typealias Body = Never
  private let contentType: UTType

  /// Out as a file of a kind, and in again.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.contentType = contentType }

  /// Out as a file of a kind.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { contentType = exportedContentType }

  /// In from a file of a kind.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { contentType = importedContentType }
}

extension FileRepresentation: FollowedRepresentation {
  var kinds: [UTType] { [contentType] }
}

/// Travels as another value.
///
/// Source: the Core Transferable framework's documentation of `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// Built in.
  public typealias Body = Never
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Out as another value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }

  /// In from another value.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  /// Out as another value, and in again.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }
}

extension ProxyRepresentation: FollowedRepresentation {
  var kinds: [UTType] { ProxyRepresentation.kinds }

  func values(for item: Any) -> [Any] {
    guard let item = item as? Item, let proxy = try? exporting?(item) else { return [] }
    return [proxy]
  }

  func item(from value: Any) -> Any? {
    guard let importing, let proxy = value as? ProxyRepresentation else { return nil }
    return try? importing(proxy)
  }
}

extension TransferRepresentation {
  /// Suggests a name for the file.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  /// Suggests a name for the file.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }

  /// Says who may see this way.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { self }

  /// Says which values travel this way.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }
}

/// Who may see a way in which a value travels.
///
/// Source: the Core Transferable framework's documentation of
/// `TransferRepresentationVisibility`.
public struct TransferRepresentationVisibility: Sendable {
  /// Everybody.
  public static let all = Self()
  /// Apps of the same team.
  public static let team = Self()
  /// Apps of the same group.
  public static let group = Self()
  /// This app only.
  public static let ownProcess = Self()
}

// MARK: Values of Foundation

/// Travels as bytes of a kind; what values of Foundation use.
struct KnownRepresentation<Item: Transferable>: TransferRepresentation, FollowedRepresentation {
  typealias Body = Never
  let kinds: [UTType]
}

extension String: Transferable {
  /// As text.
  public static var transferRepresentation: some TransferRepresentation {
    KnownRepresentation<String>(kinds: [.utf8PlainText])
  }
}

extension AttributedString: Transferable {
  /// As rich text.
  public static var transferRepresentation: some TransferRepresentation {
    KnownRepresentation<AttributedString>(kinds: [.rtf])
  }
}

extension Data: Transferable {
  /// As it is.
  public static var transferRepresentation: some TransferRepresentation {
    KnownRepresentation<Data>(kinds: [.data])
  }
}

extension URL: Transferable {
  /// As an address.
  public static var transferRepresentation: some TransferRepresentation {
    KnownRepresentation<URL>(kinds: [.url])
  }
}

extension Optional: Transferable where Wrapped: Transferable {
  /// As the value.
  public static var transferRepresentation: some TransferRepresentation {
    KnownRepresentation<Wrapped?>(kinds: Wrapped.kinds)
  }
}
