import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// The titles above the columns of a table.
@MainActor @Suite("Layout: tables")
struct TableLayoutTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String { "\(id)" }
  }

  private func table(sorted order: Binding<[KeyPathComparator<Person>]>? = nil) -> LaidOut {
    let people = (0..<10).map(Person.init)
    return LaidOut(300, 100) {
      if let order {
        Table(people, sortOrder: order) {
          TableColumn("Number", value: \.id) { Text(verbatim: "no. \($0.id)") }
          TableColumn("Name", value: \.name)
          TableColumn("Plain") { Text(verbatim: "plain \($0.id)") }
        }
      } else {
        Table(people) {
          TableColumn("Number") { (person: Person) in Text(verbatim: "no. \(person.id)") }
          TableColumn("Name") { (_: Person) in Text(verbatim: "name") }
        }
      }
    }
  }

  private func titles(of screen: LaidOut) -> [UIElement] {
    screen.graph.elements.children.first?.children.first?.children ?? []
  }

  @Test("titles stand above the columns, are no row, and stay in sight")
  func titlesInSight() {
    let screen = table()
    let titles = titles(of: screen)
    #expect(titles.map(\.role) == [.text, .text])
    #expect(titles.map(\.label) == ["Number", "Name"])
    #expect(screen.rowFrames.count == 10)
    #expect(screen.rowFrames[0] == CGRect(x: 0, y: 28, width: 300, height: 44))
    #expect(titles[1].frame?.minX == 154)
    let before = titles[1].frame
    screen.scroll(to: 100)
    #expect(titles[1].frame == before)
    #expect(screen.rowFrames[0].minY == CGFloat(-72))
  }

  private func tap(_ title: UIElement) throws {
    let action = try #require(title.activate)
    action()
  }

  @Test("a tap on a title sorts by its column, another one the other way round")
  func sorting() throws {
    var order = [KeyPathComparator(\Person.name)]
    let binding = Binding(get: { order }, set: { order = $0 })
    let titles = titles(of: table(sorted: binding))
    #expect(titles.map(\.role) == [.button, .button, .text])
    #expect(titles[0].attributes["sorted"] == nil)
    #expect(titles[1].attributes["sorted"] == .string("forward"))
    try tap(titles[1])
    #expect(order == [KeyPathComparator(\Person.name, order: .reverse)])
    try tap(titles[0])
    #expect(order.map(\.keyPath) == [\Person.id, \Person.name])
    #expect(order.map(\.order) == [.forward, .reverse])
    try tap(titles[0])
    #expect(order.map(\.order) == [.reverse, .reverse])
  }
}
