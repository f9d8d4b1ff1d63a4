public import Foundation
public import HarnessAppleNames
public import HarnessCombine

/// A document that is a value.
///
/// Source: SwiftUI's documentation of `FileDocument`.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// The file of the document.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// What is read.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is to be written.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
///
/// Source: SwiftUI's documentation of `ReferenceFileDocument`.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written: the state of the document at one moment.
  associatedtype Snapshot

  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// The state of the document.
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  /// The file of a state.
  func fileWrapper(
    snapshot: Self.Snapshot, configuration: Self.WriteConfiguration
  ) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// What is read.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is to be written.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
///
/// Source: SwiftUI's documentation of `FileDocumentReadConfiguration`.
nonisolated public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written to.
///
/// Source: SwiftUI's documentation of `FileDocumentWriteConfiguration`.
nonisolated public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file as it was.
  public let existingFile: FileWrapper?
}

/// An open document that is a value.
///
/// Source: SwiftUI's documentation of `FileDocumentConfiguration`.
nonisolated public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where it was read from.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}

/// An open document that is an object.
///
/// Source: SwiftUI's documentation of `ReferenceFileDocumentConfiguration`.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where it was read from.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}
