import Glibc

/// The folder of a run's temporary files, with a folder for each worker.
struct TemporaryDirectory {
  private let path: String
  private let workers: [String]

  static func path(runID: String) -> String {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return "\(base.isEmpty ? "/tmp" : base)/harness-\(runID)"
  }

  /// Makes the folders.
  init(runID: String, workers: [String]) {
    path = TemporaryDirectory.path(runID: runID)
    self.workers = workers
    mkdir(path, 0o700)
    for worker in workers { mkdir(worker, 0o700) }
  }

  /// Makes a worker's folder empty for its next process.
  static func empty(_ folder: String) {
    if rmdir(folder) != 0 { removeTree(folder) }
    mkdir(folder, 0o700)
  }

  /// Removes the folders and what is in them.
  func remove() {
    for worker in workers where rmdir(worker) != 0 { TemporaryDirectory.removeTree(worker) }
    rmdir(path)
  }

  private static func removeTree(_ path: String) {
    if let names = try? DirectoryReader.names(in: path) {
      for name in names {
        let child = "\(path)/\(name)"
        if unlink(child) != 0 { removeTree(child) }
      }
    }
    rmdir(path)
  }
}
