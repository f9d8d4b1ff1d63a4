import Foundation
import Testing

/// The code in README.md and docs is real.
@Suite struct BlockTests {
  static let blocks = Page.all.flatMap(\.blocks)

  @Test func `the pages are found, with blocks of every kind`() {
    #expect(Page.all.count > 5)
    for language in ["lua", "swift", "console"] {
      #expect(Self.blocks.contains { $0.language == language }, "no block of \(language)")
    }
  }

  @Test(arguments: blocks.filter { $0.language == "swift" })
  func `a Swift block is a part of a file`(_ block: Block) throws {
    guard case .file? = block.origin else {
      Issue.record("\(block): put the code into a file that is compiled, and name it")
      return
    }
  }

  @Test(arguments: blocks)
  func `a block says what is in its file, word for word`(_ block: Block) throws {
    guard case .file(let path)? = block.origin else { return }
    // A reader's package stands beside this one, the fixture within it.
    let text = try Repository.text(path).replacing("path: \"../..\"", with: "path: \"../harness\"")
    #expect(text.contains(block.text), "\(block) is not in \(path)")
  }

  @Test(arguments: blocks)
  func `the word after lua is known`(_ block: Block) {
    let known = block.language == "lua" ? ["", "fails", "fragment"] : [""]
    #expect(known.contains(block.mode), "\(block): \(block.mode)")
  }

  @Test(arguments: Page.all.map(\.path))
  func `the scripts of a page pass`(_ path: String) throws {
    let scripts = try Page.named(path).blocks.filter { $0.isScript && $0.mode != "fails" }
    guard !scripts.isEmpty else { return }
    let workspace = try Workspace()
    for script in scripts { try workspace.write(script.runnableText, to: script.fileName) }
    let (code, output) = try workspace.run("harness blocks --pass-with-no-tests")
    #expect(code == 0, "\(output)")
  }

  @Test(arguments: blocks.filter { $0.isScript && $0.mode == "fails" })
  func `a script that is to fail does`(_ block: Block) throws {
    let workspace = try Workspace()
    try workspace.write(block.text, to: block.fileName)
    let (code, output) = try workspace.run("harness \(block.fileName)")
    #expect(code == 1, "\(block)\n\(output)")
    #expect(!output.contains("does not parse"))
  }

  @Test func `a fragment that does not parse is noticed`() throws {
    let workspace = try Workspace()
    try workspace.write(Block.fragment("local x = = 1\n"), to: "fragment.lua")
    #expect(try workspace.run("harness fragment.lua").exitCode == 1)
  }
}

extension Block {
  /// A block in a file of a package that tests of its own run is not run again.
  fileprivate var isScript: Bool {
    if case .file? = origin { return false }
    return language == "lua"
  }

  /// Failures name page and line.
  fileprivate var fileName: String {
    "blocks/\(page.replacing("/", with: "-"))-line-\(line).lua"
  }

  fileprivate var runnableText: String { mode == "fragment" ? Block.fragment(text) : text }

  /// Code that is parsed and never run: the file gives back a function, as a module does.
  fileprivate static func fragment(_ text: String) -> String {
    "local function fragment(...)\n\(text)end\nreturn fragment\n"
  }
}
