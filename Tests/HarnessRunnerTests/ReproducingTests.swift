import HarnessEvents
import HarnessRunner
import Testing

/// `--reproducible`: what reporters are told does not depend on the number of workers.
struct ReproducingTests {
  private func story(workers: Int) -> [String] {
    let actions = ["pass", "fail x", "skip y", "segv", "retire", "print out", "exit 0"]
    let scripts = (0..<9).map { file in
      let lines = (0..<4).map { "t\($0): \(actions[(file * 4 + $0) % actions.count])" }
      return (name: "f\(file).lua", text: lines.joined(separator: "\n"))
    }
    let fixture = RunFixture(scripts)
    fixture.settings.workers = workers
    fixture.settings.isReproducible = true
    fixture.run()
    var json = JSONWriter()
    for event in fixture.recorder.events { event.write(to: &json, isReproducible: true) }
    let text = String(decoding: json.bytes, as: UTF8.self)
    return text.split(separator: fixture.directory).joined().split(separator: "\n").map(String.init)
  }

  @Test func `events come in declared order, file by file`() {
    let one = story(workers: 1)
    let ends = one.filter { $0.contains("\"file_finished\"") }
    #expect(ends.count == 9)
    for (file, line) in ends.enumerated() { #expect(line.contains("\"/f\(file).lua\"")) }
    #expect(story(workers: 1) == one)
    #expect(story(workers: 2) == one)
    #expect(story(workers: 4) == one)
  }

  @Test func `addresses are left out of all that a test tells`() {
    let text =
      "table: 0x1b2f3e0 0x55d0c8a3f2a0 ObjectIdentifier(0x0000558e6ba41f10) is: 0xff, 0x123456789"
    let fixture = RunFixture("one: print \(text)\ntwo: fail \(text)\nthree: skip \(text)\n")
    fixture.settings.isReproducible = true
    fixture.run()
    let clean = "table: 0x… 0x… ObjectIdentifier(0x…) is: 0xff, 0x123456789"
    #expect(fixture.record("one")?.output.text == clean)
    #expect(fixture.failure("two")?.headline == clean)
    #expect(fixture.record("three")?.result.reason == clean)
  }

  @Test func `without the option addresses stay`() {
    let fixture = RunFixture("one: print 0x55d0c8a3f2a0\n")
    fixture.run()
    #expect(fixture.record("one")?.output.text == "0x55d0c8a3f2a0")
  }

  @Test func `an interrupted run still tells every test`() {
    let fixture = RunFixture((0..<4).map { (name: "f\($0).lua", text: "one: pass\n") })
    fixture.settings.isReproducible = true
    fixture.recorder.onEvent = { event in
      if case .testFinished = event { fixture.signals?.pretend(15) }
    }
    fixture.signals = try? SignalPipe()
    let summary = fixture.run()
    #expect(summary.exitCode == .terminated)
    #expect(fixture.recorder.records.count == 4)
  }
}
