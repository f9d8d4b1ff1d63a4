import HarnessEvents

// `harness merge-reports`: one report of those of all shards.
extension HarnessCommand {
  func mergeReports(_ options: RunOptions) throws(UsageError) -> ExitCode {
    try checkReporterNames(options)
    let merge = try ReportMerge(options.paths)
    let reporters = try makeReporters(options)
    let record = DurationRecord()
    let summary = try merge.tell(reporters + [record])
    if let loss = reporters.lazy.compactMap(\.loss).first {
      complain(loss)
      return .fault
    }
    if let path = options.durationsFile { try record.add(to: path) }
    return exitCode(of: summary, options)
  }
}
