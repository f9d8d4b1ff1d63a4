import Glibc
import Testing

/// A file under review that holds what a test expects. Run the tests with UPDATE_GOLDEN=1 to
/// write what they got, and look at the difference before it is committed.
enum GoldenFile {
  static func expect(
    _ text: String, toEqual name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = folder + name
    if getenv("UPDATE_GOLDEN") != nil { write(text, to: path) }
    #expect(text == read(path), sourceLocation: sourceLocation)
  }

  private static var folder: String {
    let path = #filePath
    return path[..<(path.lastIndex(of: "/") ?? path.endIndex)] + "/Golden/"
  }

  private static func write(_ text: String, to path: String) {
    mkdir(folder, 0o755)
    guard let file = fopen(path, "w") else { return }
    defer { fclose(file) }
    fputs(text, file)
  }

  static func read(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
