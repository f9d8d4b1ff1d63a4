import Glibc

/// Finds the files that scripts `require`, and compiles each once for all states.
public final class LuaModuleFinder {
  private struct Version: Equatable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// The folders that are searched, in order.
  public let folders: [String]
  private var chunks: [String: (version: Version, chunk: LuaChunk)] = [:]

  /// A finder for the script's folder and further ones.
  public init(folders: [String]) { self.folders = folders }

  /// The search path as Lua writes it, which a script may change in `package.path`.
  var path: String {
    folders.map { "\($0)/?.lua;\($0)/?/init.lua" }.joined(separator: ";")
  }

  /// The module of a name, or the files that were looked for.
  func find(_ name: String, path: String) -> (chunk: LuaChunk?, tried: [String]) {
    var tried: [String] = []
    let file = name.replacing(".", with: "/")
    for template in path.split(separator: ";") {
      let candidate = String(template).replacing("?", with: file)
      if let chunk = chunk(ofFile: candidate) { return (chunk, tried) }
      tried.append(candidate)
    }
    return (nil, tried)
  }

  private func chunk(ofFile path: String) -> LuaChunk? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let version = Version(
      size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
    if let known = chunks[path], known.version == version { return known.chunk }
    guard let text = readFile(path) else { return nil }
    let chunk = LuaChunk(text, name: path)
    chunks[path] = (version, chunk)
    return chunk
  }

  private func readFile(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16384)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  fileprivate func replacing(_ character: Character, with text: String) -> String {
    reduce(into: "") { result, next in
      if next == character { result += text } else { result.append(next) }
    }
  }
}
