import HarnessEvents

/// What a test has put into its folder: names that are taken, and how much it is. A script that goes
/// on for ever is not to fill the disk.
struct AttachmentAccount {
  var names = SafeFileNames()
  private var bytes = 0
  private var count = 0

  private static let mostBytesOfOne = 16 << 20
  private static let mostBytes = 64 << 20
  private static let most = 500

  /// Counts a file.
  /// - Throws: A problem that names the limit, when the file is too much.
  mutating func add(_ file: KeptFile, for word: String) throws {
    guard file.bytes.count <= Self.mostBytesOfOne else {
      throw Problem.usage(
        "\(word): \(file.bytes.count) bytes are too many; a file has at most 16 MiB")
    }
    guard bytes + file.bytes.count <= Self.mostBytes else {
      throw Problem.usage("\(word): the files of a test have at most 64 MiB together")
    }
    guard count < Self.most else {
      throw Problem.usage("\(word): a test has at most \(Self.most) files")
    }
    bytes += file.bytes.count
    count += 1
  }
}
