/// Something that a test found to be wrong: what was asked, what is so, and what helps.
///
/// Its `description` is what a report shows. Nothing is thrown, so that a chain can go on: whoever
/// hosts an app says what is done with failures.
public nonisolated struct HostedFailure: Error, Sendable, CustomStringConvertible {
  /// One sentence that begins with the word that failed: `tap: button "Log in" is disabled by …`.
  public let headline: String
  /// What helps, each with a name: `predicate`, `received`, `step`, `tree`.
  public let details: [(name: String, text: String)]
  /// The file whose call failed, as `#filePath` has it.
  ///
  /// A property such as `label` can't know who asked for it: its failures have the place where the
  /// app was hosted.
  public let file: StaticString
  /// The line of the call, from 1.
  public let line: UInt

  /// The headline, and below it the details, each indented behind its name.
  public var description: String {
    let width = details.map(\.name.count).max() ?? 0
    let blocks = details.map { name, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let indent = "\n" + String(repeating: " ", count: width + 4)
      return "  " + name + String(repeating: " ", count: width - name.count + 2)
        + lines.joined(separator: indent)
    }
    return ([headline] + blocks).joined(separator: "\n")
  }

  /// The last two parts of the path, which is the form of Swift's `#fileID`: with the usual folders
  /// it is the same.
  public var fileID: String {
    "\(file)".split(separator: "/").suffix(2).joined(separator: "/")
  }
}
