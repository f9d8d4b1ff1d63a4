import HarnessEvents
import Testing

struct StatusPageTests {
  private func withPage(_ body: (StatusPage) -> Void) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: StatusPage.size, alignment: 8)
    defer { memory.deallocate() }
    let page = StatusPage(at: memory)
    page.reset()
    body(page)
  }

  @Test func `a new page tells of nothing`() {
    withPage { page in
      #expect(page.unit == nil)
      #expect(page.fate == .unknown)
      #expect(page.steps == [])
    }
  }

  @Test func `the last eight steps are kept, oldest first`() {
    withPage { page in
      page.beginUnit(0)
      for line in 1...11 { page.noteStep("step \(line)", line: line) }
      #expect(page.unit == 0)
      #expect(page.steps.map(\.line) == Array(4...11))
      #expect(page.steps.last == StatusStep(line: 11, text: "step 11"))
    }
  }

  @Test func `a test starts without the steps of the one before`() {
    withPage { page in
      page.noteStep("old", line: 1)
      page.forgetSteps()
      page.noteStep("new", line: 2)
      #expect(page.steps == [StatusStep(line: 2, text: "new")])
    }
  }

  @Test func `a step of any length stays within the page`() {
    withPage { page in
      for line in 1...9 { page.noteStep(String(repeating: "é", count: 9_000), line: line) }
      page.setFate(.timedOut)
      #expect(page.fate == .timedOut)
      #expect(page.steps.count == 8)
      #expect(page.steps.allSatisfy { $0.text.hasPrefix("éé") && $0.text.utf8.count < 600 })
    }
  }
}
