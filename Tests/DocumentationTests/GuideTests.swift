import Foundation
import Testing

/// docs/getting-started.md is complete: its files make a package.
@Suite struct GuideTests {
  @Test func `the guide shows every file of the package that it makes`() throws {
    let page = try Page.named("docs/getting-started.md")
    let shown = page.blocks.compactMap { block -> String? in
      guard case .file(let path)? = block.origin else { return nil }
      return path
    }
    let package = "Tests/DependentPackage"
    let files = [
      "Package.swift", "Sources/TeaShop/TeaOrder.swift", "Sources/tea-harness/main.swift",
      "scripts/order.lua",
    ]
    #expect(shown == files.map { "\(package)/\($0)" })
    for block in page.blocks where block.origin != nil && block.language == "swift" {
      guard case .file(let path)? = block.origin, !path.hasSuffix("Package.swift") else { continue }
      #expect(try Repository.text(path) == block.text, "\(block) is not the whole of \(path)")
    }
  }
}
