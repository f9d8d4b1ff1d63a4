import Foundation
import Testing

/// Links lead somewhere.
@Suite struct LinkTests {
  @Test(arguments: Page.all.map(\.path))
  func `local links lead to files and headings`(_ path: String) throws {
    let page = try Page.named(path)
    let folder = path.contains("/") ? "docs/" : ""
    for match in page.lines.joined(separator: "\n").matches(of: /\]\(([^)\s]+)\)/) {
      let link = String(match.1)
      guard !link.contains("://") else { continue }
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = parts[0].isEmpty ? path : folder + parts[0]
      #expect(Repository.exists(target), "\(path): \(link)")
      guard parts.count == 2, target.hasSuffix(".md") else { continue }
      let anchors = try Page.named(target.normalized).anchors
      #expect(anchors.contains(String(parts[1])), "\(path): \(link)")
    }
  }

  @Test func `every page is reached from the README`() throws {
    let readme = try Repository.text("README.md")
    for page in Page.all where page.path != "README.md" && page.path != "docs/slow-checks.md" {
      #expect(readme.contains("(\(page.path))"), "README.md has no link to \(page.path)")
    }
  }
}

extension Page {
  /// The names under which headings can be linked to.
  fileprivate var anchors: [String] {
    lines.filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
    }
  }
}

extension String {
  /// "docs/../README.md" is "README.md".
  fileprivate var normalized: String {
    var parts: [Substring] = []
    for part in split(separator: "/") {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
