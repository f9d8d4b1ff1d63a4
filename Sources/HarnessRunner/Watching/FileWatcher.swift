import Glibc

/// Tells which files in some folders were saved, made or removed.
///
/// Folders are watched, not files: editors write a new file and put it in the place of the old one,
/// which who watches the file does not see.
package final class FileWatcher {
  /// To be waited for.
  package let descriptor: Int32
  private var folders: [Int32: String] = [:]

  private static let events =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
    | UInt32(IN_DELETE) | UInt32(IN_ONLYDIR)

  /// - Throws: `SystemError` when the user has too many watchers already.
  package init() throws(SystemError) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    if descriptor < 0 { throw SystemError(code: errno) }
  }

  deinit { close(descriptor) }

  /// Watches these folders from now on, and no others. One that has gone is left out.
  /// - Throws: `SystemError` when there are too many, with ENOSPC.
  package func watch(_ wanted: Set<String>) throws(SystemError) {
    for (watch, folder) in folders where !wanted.contains(folder) {
      inotify_rm_watch(descriptor, watch)
      folders[watch] = nil
    }
    for folder in wanted.subtracting(folders.values) {
      let watch = inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, Self.events)
      if watch >= 0 {
        folders[watch] = folder
      } else if errno != ENOENT && errno != ENOTDIR && errno != EACCES {
        throw SystemError(code: errno)
      }
    }
  }

  /// What has changed since somebody asked; nil: too much to be told, so anything may have.
  package func changes() -> Set<String>? {
    var changed: Set<String> = []
    var isComplete = true
    withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count <= 0 { return }
        isComplete =
          note(UnsafeRawBufferPointer(rebasing: buffer[..<count]), &changed) && isComplete
      }
    }
    return isComplete ? changed : nil
  }

  private func note(_ events: UnsafeRawBufferPointer, _ changed: inout Set<String>) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var isComplete = true
    var start = 0
    while start + header <= events.count {
      let event = events.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      let name = events[(start + header)..<(start + header + Int(event.len))].prefix { $0 != 0 }
      start += header + Int(event.len)
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { isComplete = false }
      // The folder has gone, and its watch with it.
      if event.mask & UInt32(IN_IGNORED) != 0 { folders[event.wd] = nil }
      guard let folder = folders[event.wd], !name.isEmpty else { continue }
      // A file that is only made is empty still: the end of its writing is told, too.
      let isMade = event.mask & UInt32(IN_CREATE) != 0 && event.mask & UInt32(IN_ISDIR) == 0
      if !isMade { changed.insert(Self.path(String(decoding: name, as: UTF8.self), in: folder)) }
    }
    return isComplete
  }

  private static func path(_ name: String, in folder: String) -> String {
    if folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
