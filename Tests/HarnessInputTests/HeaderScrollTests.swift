import Foundation
import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// Two sections, each with a header 28 high above ten rows of 44: 468 points.
private struct Sections: View {
  let log: Log

  var body: some View {
    List {
      ForEach(["A", "B"], id: \.self) { name in
        Section(name) {
          ForEach(0..<10, id: \.self) { index in
            Button("\(name)\(index)") { log.add("\(name)\(index)") }
          }
        }
      }
    }
    .listStyle(.plain)
  }
}

/// Rows that scroll by behind a header that stays in sight.
@Suite struct HeaderScrollTests {
  @Test func `a row is brought below the header of its section, then tapped`() throws {
    let screen = Screen(390, 200) { Sections(log: $0) }
    #expect(try screen.refusal(of: "B9") == nil)
    for label in ["B3", "A4", "A0"] {
      #expect(try screen.refusal(of: label) == nil)
      #expect(try screen.frame(label)?.minY == 28)
    }
    #expect(screen.log.lines == ["B9", "B3", "A4", "A0"])
  }

  @Test func `a header that stays in sight has to be brought nowhere`() throws {
    let screen = Screen(390, 200) { Sections(log: $0) }
    #expect(try screen.refusal(of: "A6") == nil)
    let before = try screen.frame("A6")
    #expect(before?.minY != nil)
    try screen.device.scrollIntoView(screen.graph.element("A", .text))
    #expect(try screen.frame("A6") == before)
  }
}
