import HarnessEvents

// A run that is split over machines: this process runs its share of the files.
extension HarnessCommand {
  /// What of a selection this process runs.
  struct Share {
    var files: [ScriptFile]
    /// Nil when everything is run here.
    var choice: ShardChoice?
    var share: RunShare?
  }

  /// - Parameter durations: How long files took before; all shards need the same.
  func share(
    of files: [ScriptFile], _ options: RunOptions, _ durations: Durations
  ) throws(UsageError) -> Share {
    guard let choice = try ShardChoice.find(options.shard, in: environment) else {
      return Share(files: files)
    }
    let partition = Partition(
      files.map(\.path), into: choice.shard.total, by: options.shardMode,
      durations: durations.milliseconds)
    let places = partition.files(of: choice.shard)
    let share = RunShare(
      shards: [choice.shard.index], total: choice.shard.total, places: places,
      selection: HarnessCommand.fingerprint(files, options, durations))
    complain(
      "shard \(choice.shard) (\(choice.origin)): \(places.count) of \(files.count) files")
    return Share(files: places.map { files[$0] }, choice: choice, share: share)
  }

  /// A number that is equal where the same tests were selected and cut in the same way.
  private static func fingerprint(
    _ files: [ScriptFile], _ options: RunOptions, _ durations: Durations
  ) -> UInt64 {
    var parts = files.flatMap { file in
      [file.path] + file.lines.map(String.init) + ["/"] + file.titles
    }
    let selection = options.selection
    for list in [
      selection.patterns, selection.excludedPatterns, selection.names, selection.tags,
      selection.excludedTags, [options.shardMode.rawValue, durations.text],
    ] {
      parts += ["//"] + list
    }
    return parts.joined(separator: "\n").stableHash
  }
}
