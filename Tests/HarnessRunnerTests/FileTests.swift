import Glibc
import HarnessEvents
import HarnessRunner
import Testing

/// The files of a test: what the parent adds to those that the worker has written.
struct FileTests {
  private func fixture(_ scripts: String...) -> RunFixture {
    let fixture = RunFixture(
      scripts.enumerated().map { (name: "\($0.offset).lua", text: $0.element) })
    fixture.settings.results = "results"
    return fixture
  }

  private func text(_ name: String, of title: String, in fixture: RunFixture) -> String? {
    guard let record = fixture.record(title),
      let file = record.files.first(where: { $0.name == name }),
      let stream = fopen("\(fixture.directory)/\(record.path(of: file))", "r")
    else { return nil }
    defer { fclose(stream) }
    var buffer = [UInt8](repeating: 0, count: 1 << 17)
    let count = fread(&buffer, 1, buffer.count, stream)
    #expect(count == file.size)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  private func names(_ title: String, in fixture: RunFixture) -> [String]? {
    fixture.record(title)?.files.map(\.name)
  }

  /// Removes what the tests have left.
  private func clean(_ fixture: RunFixture) {
    fixture.settings.worker = RunFixture.worker()
    let empty = RunFixture("x: pass")
    empty.settings.rootDirectory = fixture.directory
    empty.settings.results = "results"
    empty.run()
    #expect(access("\(fixture.directory)/results", F_OK) != 0)
  }

  @Test func `the output of a failed test is in its folder, and that of a passed one is not`() {
    let fixture = fixture("bad: print-and-fail some words\ngood: print more words\nquiet: fail\n")
    fixture.run()
    #expect(names("bad", in: fixture) == ["output.txt"])
    #expect(fixture.record("bad")?.folder.hasPrefix("results/") == true)
    #expect(text("output.txt", of: "bad", in: fixture) == "some words\n")
    #expect(names("good", in: fixture) == [])
    #expect(names("quiet", in: fixture) == [])
    clean(fixture)
  }

  @Test func `what a test has attached is told, ours first`() {
    let fixture = fixture("good: wrote notes.txt")
    fixture.run()
    #expect(names("good", in: fixture) == ["tree-after.txt", "notes.txt"])
    #expect(fixture.record("good")?.files.last?.size == 5)
  }

  @Test func `of a test that died there are its output, its last steps and what it had attached`() {
    let fixture = fixture("bad: print-and-crash last words\ngood: wrote notes.txt")
    fixture.run()
    #expect(names("bad", in: fixture) == ["trace.jsonl", "output.txt", "notes.txt"])
    #expect(text("output.txt", of: "bad", in: fixture) == "last words\n")
    let trace = text("trace.jsonl", of: "bad", in: fixture) ?? ""
    #expect(
      trace.hasPrefix("{\"format\":1,\"test\":\"\(fixture.files[0].path) › bad\",\"seed\":0}\n"))
    #expect(
      trace.hasSuffix(
        #"""
        {"line":3,"statement":"find(\"x\"):tap()","outcome":"failed","message":"the worker was killed in this step by signal 11 (Segmentation fault)"}

        """#))
    // What the dead worker's test has attached is not the next one's.
    #expect(names("good", in: fixture) == ["tree-after.txt", "notes.txt"])
    clean(fixture)
  }

  @Test func `nothing is written where nobody wants it`() {
    let fixture = fixture("bad: print-and-fail some words")
    fixture.settings.results = nil
    fixture.run()
    #expect(names("bad", in: fixture) == [])
    #expect(access("\(fixture.directory)/results", F_OK) != 0)
  }

  @Test func `the first file that cannot be written is told, once, and verdicts stand`() {
    let fixture = fixture("a: unwritten one\nb: unwritten two")
    let summary = fixture.run()
    #expect(fixture.recorder.warnings == ["no room for one."])
    #expect(summary.exitCode == .passed)
    #expect(summary.counts.passed == 2)
  }

  @Test func `so is output for which there is no place`() {
    let fixture = fixture("bad: print-and-fail words\nworse: print-and-fail words")
    fixture.settings.results = fixture.files[0].path
    let summary = fixture.run()
    #expect(
      fixture.recorder.warnings == [
        "the files of tests are not written: '\(fixture.files[0].path)' is no folder, or a link to "
          + "one; give another one by --output."
      ])
    #expect(names("bad", in: fixture) == [])
    #expect(summary.exitCode == .failed)
    #expect(summary.counts.failed == 2)
  }

  @Test func `a run that only lists leaves the files of the last one`() {
    let fixture = fixture("bad: print-and-fail words")
    fixture.run()
    let record = fixture.record("bad")
    fixture.settings.isListing = true
    fixture.run()
    #expect(record != nil && text("output.txt", of: "bad", in: fixture) == "words\n")
    clean(fixture)
  }

  @Test func `a reproducible run writes no addresses`() {
    let fixture = fixture("bad: print-and-fail table: 0x55d0c8a3f2e0")
    fixture.settings.isReproducible = true
    fixture.run()
    #expect(text("output.txt", of: "bad", in: fixture) == "table: 0x…\n")
    clean(fixture)
  }
}
