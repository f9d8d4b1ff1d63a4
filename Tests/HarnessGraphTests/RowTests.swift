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

  @Test func `a section in a list holds rows, wherever it stands in groups and components`() throws
  {
    let mounted = Mounted(
      List {
        Text("loose")
        Group {
          Section("named") {
            Text("a")
            Cell(title: "b")
          }
          Wrapped()
        }
        VStack { Section("in a row") { Text("no row") } }
      })
    let list = try #require(mounted.root.children.first)
    #expect(list.children.map(\.role) == [.row, .section, .section, .row])
    #expect(list.children[1].label == "named")
    #expect(list.children[1].children.map(\.role) == [.row, .row])
    #expect(list.children[1].parts.map(\.role) == [.text])
    #expect(list.children[2].children.map(\.role) == [.button, .row, .text])
    #expect(list.children[3].children.first?.children.map(\.role) == [.text])
  }

  private struct Wrapped: View {
    var body: some View {
      Section {
        Text("content")
      } header: {
        Button("header") {}
      } footer: {
        Text("footer")
      }
    }
  }

  @Test func `what comes with a row is no row of its own`() throws {
    let rows = try rows(
      List {
        Text("a").background(Text("behind"))
        Text("b").swipeActions { Button("swipe") {} }
        ForEach(0..<1) { Text("c \($0)") }.onDelete { _ in }
      })
    #expect(rows.map(\.text) == ["a behind", "b", "c 0"])
    #expect(rows[1].children.map(\.isHidden) == [false, true])
    #expect(rows[2].children.map(\.label) == ["c 0", "Delete"])
  }

  @Test func `rows of a list with a selection tell which of them is selected`() throws {
    let selected = Set([1])
    let rows = try rows(
      List(selection: .constant(selected)) {
        ForEach(0..<2) { Cell(title: "\($0)") }
        Text("tagged").tag(1)
        Text("other type").tag("1")
      })
    #expect(
      rows.map { $0.attributes["selected"] } == [.bool(false), .bool(true), .bool(true), nil])
  }
}
