/// What a change of files means for a run that is watched.
package struct WatchPlan: Equatable {
  /// The scripts, as they are found now.
  package var scripts: [String]
  /// Where they were found: their own folders, and those in a given folder, empty ones too.
  package var folders: Set<String>

  package init(scripts: [String], folders: Set<String>) {
    self.scripts = scripts
    self.folders = folders
  }

  /// The places of the scripts to run, ascending: those that were saved, or all of them when a
  /// module has changed, since nobody knows who requires it.
  ///
  /// - Parameter changes: The paths that have changed; nil: anything may have.
  package func scripts(for changes: Set<String>?) -> [Int] {
    guard let changes else { return Array(scripts.indices) }
    let known = Set(scripts)
    let isModule = { (path: String) in path.hasSuffix(".lua") && !known.contains(path) }
    if changes.contains(where: isModule) { return Array(scripts.indices) }
    return scripts.indices.filter { changes.contains(scripts[$0]) }
  }
}
