public import Foundation

/// A file or a folder in memory, on its way from or to a disk.
///
/// Source: Apple's documentation of `FileWrapper`.
open class FileWrapper: @unchecked Sendable {
  /// What a regular file contains; nil for a folder.
  public let regularFileContents: Data?
  /// What a folder contains, by name; nil for a regular file.
  public private(set) var fileWrappers: [String: FileWrapper]?
  /// The name of the file.
  open var filename: String?
  /// The name that the file is to get.
  open var preferredFilename: String?

  /// A regular file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }

  /// A folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
  }

  /// The file at an address.
  ///
  /// - Throws: What reading throws.
  public init(url: URL) throws {
    regularFileContents = try Data(contentsOf: url)
    fileWrappers = nil
    filename = url.lastPathComponent
  }

  /// Whether this is a regular file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether this is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Adds a file to a folder, and gives its name there.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "Untitled"
    fileWrappers?[name] = child
    return name
  }

  /// Adds a regular file to a folder, and gives its name there.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes a file out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Writes the file, or the folder with all its files.
  ///
  /// - Throws: What writing throws.
  package func write(to url: URL) throws {
    if let regularFileContents { return try regularFileContents.write(to: url) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, child) in fileWrappers ?? [:] {
      try child.write(to: url.appendingPathComponent(name))
    }
  }
}
