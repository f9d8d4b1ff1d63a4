import HarnessGraph
import SwiftUI
import Testing

@MainActor @Suite struct RowTests {
  private struct Item: Identifiable {
    let id: Int
    var title: String { "item \(id)" }
  }

  private struct Cell: View {
    let title: String
    var body: some View {
      HStack {
        Text(title)
        Button("delete \(title)") {}
      }
    }
  }

  private func rows(_ view: some View) throws -> [UIElement] {
    let children = Mounted(view).root.children
    let list = try #require(children.first)
    try #require(children.count == 1 && list.role == .list)
    #expect(list.children.allSatisfy { $0.role == .row })
    return list.children
  }

  @Test func `each view of a list is a row, seen through groups, conditions and ForEach`() throws {
    let isShown = true
    let rows = try rows(
      List {
        Text("first")
        if isShown { Text("shown") }
        if !isShown { Text("never") }
        Group {
          Text("grouped")
          AnyView(Text("erased"))
        }
        ForEach(0..<2) { number in
          Text("row \(number)")
        }
        ForEach([Item(id: 1)]) { item in
          Text(item.title)
          Text("second of \(item.id)")
        }
        EmptyView()
        Cell(title: "cell")
      })
    #expect(
      rows.map(\.text) == [
        "first", "shown", "grouped", "erased", "row 0", "row 1", "item 1", "second of 1",
        "cell delete cell",
      ])
  }

  @Test func `a list of elements has a row for each`() throws {
    let items = [Item(id: 1), Item(id: 2)]
    #expect(try rows(List(items) { Text($0.title) }).map(\.text) == ["item 1", "item 2"])
    #expect(
      try rows(List(items, id: \.id) { Cell(title: $0.title) }).map(\.text) == [
        "item 1 delete item 1", "item 2 delete item 2",
      ])
    #expect(try rows(List(0..<2) { Text("\($0)") }).map(\.text) == ["0", "1"])
    #expect(try rows(List { Text("a") }).map(\.text) == ["a"])
    #expect(try rows(List {}).isEmpty)
  }

  @Test func `a name given to a row's content is the row's`() throws {
    let rows = try rows(
      List {
        Cell(title: "a").accessibilityIdentifier("row a").id(5).tag("t")
        Text("b").accessibilityIdentifier("text b")
      })
    #expect(rows[0].identifier == "row a")
    #expect(rows[0].explicitIDs == [5])
    #expect(rows[0].tags == ["t"])
    #expect(rows[0].children.map(\.role) == [.text, .button])
    #expect(rows[1].identifier == nil)
    #expect(rows[1].children.first?.identifier == "text b")
  }

  @Test func `a disabled or hidden list disables or hides its rows`() throws {
    let mounted = Mounted(
      VStack {
        List { Cell(title: "a") }.disabled(true)
        List { Text("b") }.hidden()
      })
    #expect(try mounted.find("delete a").disabledBy != nil)
    let lists = mounted.root.children
    #expect(lists[0].children.first?.isEnabled == false)
    #expect(lists[1].children.first?.isHidden == true)
  }
}
