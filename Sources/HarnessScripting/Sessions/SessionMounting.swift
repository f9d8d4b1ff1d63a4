import HarnessEvents
import HarnessGraph
import HarnessLua

extension TestContext {
  /// The statement that mounts what the command line names.
  ///
  /// - Throws: a `Problem` for a name that nobody has, and for a table that is none.
  func statement(for mount: SessionMount) throws -> String {
    let arguments = try table(mount.arguments, of: "--args", example: "{ label = \"Save\" }")
    let options = try table(mount.options, of: "--options", example: "{ device = \"iPad\" }")
    let name = mount.name.quoted
    if host.components[mount.name] != nil {
      let values = options.map { [arguments ?? "{}", $0] } ?? arguments.map { [$0] } ?? []
      return "mount(\(([name] + values).joined(separator: ", ")))"
    }
    guard host.previews.has(mount.name) else { throw unknownName(mount.name) }
    if arguments != nil {
      throw Problem.usage("\(mount.name) is a preview, which takes no arguments: leave out --args")
    }
    return "preview(\(([name] + (options.map { [$0] } ?? [])).joined(separator: ", ")))"
  }

  private func unknownName(_ name: String) -> Problem {
    let components = host.componentNames
    if let near = nearest(to: name, in: components + host.previews.names) {
      return .usage("there is no component \(name.quoted); did you mean \(near.quoted)?")
    }
    let list =
      components.isEmpty
      ? "none is registered" : "there are: \(components.sorted().joined(separator: ", "))"
    return .usage(
      "there is no component \(name.quoted), and no preview; \(list). "
        + "'previews' lists the previews")
  }

  /// The text of a table; its braces may be left out. Nil for none.
  private func table(_ text: String, of option: String, example: String) throws -> String? {
    let text = text.trimmed
    if text.isEmpty { return nil }
    let table = text.hasPrefix("{") ? text : "{ \(text) }"
    // Compiled, and not run: it runs once, when it is mounted.
    let isTable = (try? state.load(LuaChunk("return \(table)", name: "=harness"))) != nil
    guard isTable else {
      throw Problem.usage("\(option) takes a table of Lua such as '\(example)', not '\(text)'")
    }
    return table
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(String(start.reversed().drop { $0.isWhitespace }).reversed())
  }
}
