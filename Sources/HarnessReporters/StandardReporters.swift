import Glibc
package import HarnessEvents

/// The reporters of this package, and which one fits when none was asked for.
package enum StandardReporters {
  package static let names = ["list", "line", "dot", "tap", "json", "junit", "github", "blob"]

  package static var catalog: ReporterCatalog {
    ReporterCatalog(names: names) { requests, color throws(ReporterError) in
      try make(requests, color: color, surroundings: .current)
    }
  }

  /// - Throws: `ReporterError` for an unknown name, two reporters that share the terminal, or a
  ///   file that cannot be written.
  package static func make(
    _ requests: [ReporterRequest], color: ColorChoice, surroundings: Surroundings
  ) throws(ReporterError) -> [any Reporter] {
    var requests = requests
    let onTerminal = requests.filter { $0.path == nil }
    if onTerminal.count > 1 {
      let names = onTerminal.map(\.name).joined(separator: " and ")
      throw ReporterError(
        "\(names) would both write to the terminal; give one a file: \(onTerminal[1].name):PATH.")
    }
    let paths = requests.compactMap(\.path)
    if let twice = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw ReporterError("two reporters would both write to '\(twice)'; give each its own file.")
    }
    if onTerminal.isEmpty {
      let name = surroundings.isOutputTerminal ? "line" : "list"
      requests.insert(ReporterRequest(name: name), at: 0)
    }
    var reporters: [any Reporter] = []
    for request in requests {
      reporters.append(try make(request, color: color, surroundings: surroundings))
    }
    return reporters
  }

  private static func make(
    _ request: ReporterRequest, color: ColorChoice, surroundings: Surroundings
  ) throws(ReporterError) -> any Reporter {
    if request.name == "junit" {
      let destination =
        request.path.map { JUnitReporter.Destination.file($0) } ?? .output(.standardOutput)
      return try JUnitReporter(destination)
    }
    let output = try request.path.map { path throws(ReporterError) in
      try ReportOutput.file(path)
    }
    let style = TextStyle(isOn: request.path == nil && surroundings.hasColors(color))
    let target = output ?? .standardOutput
    switch request.name {
    case "json": return JSONReporter(output: target)
    case "blob":
      guard request.path != nil else {
        throw ReporterError(
          "blob writes bytes that no terminal shows: give it a file, blob:FILE.blob.")
      }
      return BlobReporter(output: target)
    case "tap": return TAPReporter(output: target)
    case "github":
      return GitHubReporter(
        output: target, hasConsole: request.path == nil, summaryPath: surroundings.jobSummaryPath)
    case "list": return ConsoleReporter(output: target, style: style, progress: ScriptLines())
    case "dot": return ConsoleReporter(output: target, style: style, progress: Dots())
    case "line":
      let isLive = request.path == nil && surroundings.isErrorTerminal
      let progress: any ConsoleProgress =
        isLive
        ? ProgressLine(terminal: .standardError, width: Surroundings.terminalWidth)
        : ScriptLines()
      return ConsoleReporter(output: target, style: style, progress: progress)
    default:
      let known = names.joined(separator: ", ")
      throw ReporterError("there is no reporter '\(request.name)'; there are \(known).")
    }
  }
}
