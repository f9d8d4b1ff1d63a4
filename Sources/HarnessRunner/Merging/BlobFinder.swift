import Glibc

/// Finds the reports that arguments stand for: files, and all `*.blob` in folders at any depth.
enum BlobFinder {
  static func find(_ arguments: [String]) throws(UsageError) -> [BlobFile] {
    guard !arguments.isEmpty else {
      throw UsageError("merge-reports needs the folders or files of the shards' reports.")
    }
    var paths: [String] = []
    for argument in arguments {
      let found = try blobs(at: argument)
      guard !found.isEmpty else {
        throw UsageError(
          "there is no report in '\(argument)'; shards write them with --reporter blob:FILE.blob.")
      }
      for path in found where !paths.contains(path) { paths.append(path) }
    }
    return paths.map { BlobFile(path: $0) }
  }

  private static func blobs(at path: String) throws(UsageError) -> [String] {
    var information = stat()
    guard stat(path, &information) == 0 else {
      throw UsageError("there is no file or folder '\(path)'.")
    }
    guard information.st_mode & S_IFMT == S_IFDIR else { return [path] }
    let names: [String]
    do throws(SystemError) {
      names = try DirectoryReader.names(in: path)
    } catch {
      throw UsageError("cannot read the folder '\(path)': \(error.sentence).")
    }
    var found: [String] = []
    for name in names {
      let entry = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      guard lstat(entry, &information) == 0 else { continue }
      if information.st_mode & S_IFMT == S_IFDIR {
        found += try blobs(at: entry)
      } else if name.hasSuffix(".blob") {
        found.append(entry)
      }
    }
    return found
  }
}
