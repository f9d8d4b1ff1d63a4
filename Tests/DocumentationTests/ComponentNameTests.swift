import Foundation
import Testing

/// docs/components.md names what HarnessUI and HarnessCombine have, no more and no less. Its tables
/// with probes are compared by scripts/check-components.
@Suite struct ComponentNameTests {
  @Test func `the values of the environment`() throws {
    let page = try Page.named("docs/components.md")
    let names = try PublicNames(of: "Sources/HarnessUI").members(of: "EnvironmentValues")
    let difference = difference(
      page.names(after: "names: EnvironmentValues"), names.map { "\\.\($0)" })
    #expect(difference == nil, "docs/components.md: \(difference ?? "")")
  }

  @Test func `the names of Combine`() throws {
    let page = try Page.named("docs/components.md")
    let names = try PublicNames(of: "Sources/HarnessCombine")
    let types = difference(page.names(after: "names: Combine"), names.topLevel)
    #expect(types == nil, "docs/components.md: \(types ?? "")")
    let operators = difference(
      page.names(after: "names: Publisher"), names.members(of: "Publisher"))
    #expect(operators == nil, "docs/components.md: \(operators ?? "")")
  }

  @Test func `the names of HarnessControls`() throws {
    let page = try Page.named("docs/controls.md")
    let names = try PublicNames(of: "Sources/HarnessControls")
    let all = names.topLevel + names.members(of: "Control") + names.members(of: "View")
    let documented = Set(page.names(after: "names: HarnessControls").map(\.calledName))
    let difference = difference(documented.sorted(), Set(all).sorted())
    #expect(difference == nil, "docs/controls.md: \(difference ?? "")")
  }

  @Test func `the table of targets`() throws {
    let page = try Page.named("docs/architecture.md")
    let folder = Repository.url("Sources").resolvingSymlinksInPath().path
    let targets = try FileManager.default.contentsOfDirectory(atPath: folder)
    let difference = difference(page.names(after: "targets"), targets)
    #expect(difference == nil, "docs/architecture.md: \(difference ?? "")")
  }
}

/// The public names of a target, found by their declarations in formatted source.
private struct PublicNames {
  private(set) var topLevel: [String] = []
  private var membersByType: [String: Set<String>] = [:]

  init(of folder: String) throws {
    for path in try Repository.swiftFiles(in: folder) {
      var extended: String?
      for line in try Repository.text(path).split(separator: "\n") {
        if let match = line.prefixMatch(of: /extension (\w+)\b.*\{$/) {
          extended = String(match.1)
        } else if line.hasPrefix("}") {
          extended = nil
        }
        if let name = PublicNames.declaration(in: line, indent: "") { topLevel.append(name) }
        guard let extended, let name = PublicNames.declaration(in: line, indent: "  "),
          !line.contains(" struct "), !line.contains(" enum ")
        else { continue }
        // `body` is a requirement of a view, not a modifier.
        if name != "body" { membersByType[extended, default: []].insert(name) }
      }
    }
  }

  func members(of type: String) -> [String] { membersByType[type, default: []].sorted() }

  private static func declaration(in line: Substring, indent: String) -> String? {
    guard line.hasPrefix(indent), line.dropFirst(indent.count).first != " " else { return nil }
    let declaration =
      /\s*(?:@\S+ )*(?:nonisolated )?(?:public|open) (?:package\(set\) |internal\(set\) )?(?:final )?(?:struct|enum|protocol|class|macro|func|var) `?(\w+)`?/
    return line.prefixMatch(of: declaration).map { String($0.1) }
  }
}
