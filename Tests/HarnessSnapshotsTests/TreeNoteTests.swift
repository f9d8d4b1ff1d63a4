import HarnessGraph
import HarnessSnapshots
import HarnessUI
import Testing

struct TreeNoteTests {
  private let graph = Graph(Invoice())

  @Test func `a note gives the text that the tree had, hidden elements included`() throws {
    var options = TreeText.Options()
    options.includesHidden = true
    let text = TreeText.text(of: graph.elements, options: options)
    var note = TreeNote()
    #expect(note.isEmpty && note.text.isEmpty)
    note.take(graph.elements)
    let toggle = try #require(graph.elements.children.first { $0.label == "Paid" })
    toggle.activate?()
    graph.settle()
    #expect(TreeText.text(of: graph.elements, options: options) != text)
    #expect(note.text == text)
    note.take(graph.elements)
    #expect(note.text == TreeText.text(of: graph.elements, options: options))
    note.forget()
    #expect(note.isEmpty)
  }
}
