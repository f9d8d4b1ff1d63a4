import Glibc
import HarnessResults
import Testing

/// Where files of tests go, and what is left alone.
struct ResultsFolderTests {
  private let place = TemporaryPlace()
  private var results: ResultsFolder { ResultsFolder("out/results", in: place.path) }

  private func write(_ text: String, to file: String, in folder: String) throws {
    try results.write(Array(text.utf8), to: file, in: folder)
  }

  private func sentence(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? ResultsError)?.sentence
    }
  }

  // MARK: Writing

  @Test func `folders are made when there is something to write, and nothing else is left`() throws
  {
    #expect(place.content.isEmpty)
    try write("one", to: "a.txt", in: "t")
    try write("two", to: "b.txt", in: "t")
    try write("three", to: "a.txt", in: "t")
    #expect(
      place.content == [
        "out/", "out/results/", "out/results/t/", "out/results/t/.harness-files",
        "out/results/t/a.txt", "out/results/t/b.txt",
      ])
    #expect(place.text("out/results/t/a.txt") == "three")
    #expect(results.path(of: "t", "a.txt") == "out/results/t/a.txt")
  }

  @Test func `nobody but the owner may write to them, and nobody may run them`() throws {
    try write("one", to: "a.txt", in: "t")
    #expect(place.mode("out/results/t") & 0o022 == 0)
    #expect(place.mode("out/results/t/a.txt") & 0o133 == 0)
  }

  @Test(arguments: ["", "..", ".x", "a/b", "/a", "a\n", String(repeating: "x", count: 300)])
  func `a name that leads elsewhere is refused`(name: String) {
    #expect(sentence { try write("x", to: name, in: "t") } != nil)
    #expect(sentence { try write("x", to: "a.txt", in: name) } != nil)
    #expect(place.content.isEmpty)
  }

  @Test func `a file that takes the place of the folder is told`() {
    place.write("", to: "out")
    #expect(
      sentence { try write("x", to: "a.txt", in: "t") }
        == "the files of tests are not written: 'out/results' is no folder, or a link to one; give "
        + "another one by --output.")
  }

  @Test func `a folder that somebody else has made is left alone`() {
    place.write("mine", to: "out/results/t/tree-after.txt")
    #expect(
      sentence { try write("x", to: "tree-after.txt", in: "t") }
        == "the files of a test are not written: 'out/results/t' is there, and no folder that "
        + "Harness has made; move it away, or give another place by --output.")
    #expect(place.text("out/results/t/tree-after.txt") == "mine")
  }

  @Test func `a device that is full is told, and leaves no piece`() {
    // A folder of the system in which nothing can be made.
    let results = ResultsFolder("/proc/harness-results", in: "")
    let sentence = sentence { try results.write([1], to: "a.txt", in: "t") } ?? ""
    #expect(
      sentence.hasPrefix("the files of tests cannot be written to '/proc/harness-results': "))
  }

  // MARK: Links

  @Test func `no link is followed`() throws {
    place.makeFolder("elsewhere")
    place.write("safe", to: "elsewhere/a.txt")
    try write("x", to: "a.txt", in: "t")
    place.link("out/results/linked", to: "\(place.path)/elsewhere")
    #expect(sentence { try write("x", to: "b.txt", in: "linked") } != nil)
    place.link("out/results/t/b.txt", to: "\(place.path)/elsewhere/a.txt")
    place.link("out/results/t/.c.txt.part", to: "\(place.path)/elsewhere/a.txt")
    try write("new", to: "b.txt", in: "t")
    try write("new", to: "c.txt", in: "t")
    #expect(place.text("out/results/t/b.txt") == "new")
    #expect(place.text("elsewhere/a.txt") == "safe")
    results.removeEarlier()
    #expect(place.text("elsewhere/a.txt") == "safe")
    #expect(place.content.contains("out/results/linked"))
  }

  @Test func `a list of files that is a link, or names what is elsewhere, is not believed`() throws
  {
    place.write("safe", to: "elsewhere.txt")
    place.write("../../../elsewhere.txt\n/etc/hostname\n..\n", to: "out/results/t/.harness-files")
    place.makeFolder("out/results/u")
    place.link("out/results/u/.harness-files", to: "\(place.path)/elsewhere.txt")
    results.removeEarlier()
    #expect(place.text("elsewhere.txt") == "safe")
    #expect(sentence { try write("x", to: "a.txt", in: "u") } != nil)
    #expect(place.text("elsewhere.txt") == "safe")
  }

  @Test func `the folder itself may be a link where the name says so`() throws {
    place.makeFolder("real")
    place.link("link", to: "\(place.path)/real")
    let named = ResultsFolder("link", in: place.path)
    #expect(sentence { try named.write([1], to: "a.txt", in: "t") } != nil)
    let meant = ResultsFolder("link/", in: place.path)
    try meant.write([1], to: "a.txt", in: "t")
    #expect(place.content.contains("real/t/a.txt"))
    #expect(meant.path(of: "t") == "link/t")
  }

  // MARK: What the last run left

  @Test func `what an earlier run has written goes, and the folder when it is empty`() throws {
    try write("one", to: "a.txt", in: "t")
    try write("two", to: "b.txt", in: "u")
    // What a process left that died while it wrote.
    place.write("half", to: "out/results/t/.a.txt.part")
    results.removeEarlier()
    #expect(place.content == ["out/"])
    results.removeEarlier()
    #expect(place.content == ["out/"])
  }

  @Test func `what is not ours stays, and keeps its folder`() throws {
    try write("one", to: "a.txt", in: "t")
    place.write("mine", to: "out/results/t/notes.txt")
    place.write("mine", to: "out/results/other/a.txt")
    place.write("mine", to: "out/results/readme.txt")
    results.removeEarlier()
    #expect(
      place.content == [
        "out/", "out/results/", "out/results/other/", "out/results/other/a.txt",
        "out/results/readme.txt", "out/results/t/", "out/results/t/.harness-files",
        "out/results/t/notes.txt",
      ])
    // The folder is still one of ours.
    try write("again", to: "a.txt", in: "t")
    results.removeEarlier()
    #expect(place.text("out/results/t/notes.txt") == "mine")
    #expect(!place.content.contains("out/results/t/a.txt"))
  }

  @Test func `an empty folder that nobody needs is not made, nor removed`() {
    place.makeFolder("out/results")
    results.removeEarlier()
    #expect(place.content == ["out/", "out/results/"])
  }
}
