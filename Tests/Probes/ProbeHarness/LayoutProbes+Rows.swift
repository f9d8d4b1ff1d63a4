import SwiftUI

struct RowsProbe: View {
  @State private var fruits = [
    Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Plum"),
    Fruit(id: 4, name: "Fig"),
  ]
  @State private var selected = Set<Int>()
  @State private var told = ""
  var body: some View {
    Text(told).accessibilityIdentifier("told")
    List(selection: $selected) {
      ForEach(fruits) { fruit in Text(fruit.name) }
        .onDelete { offsets in
          told = "delete \(text(of: offsets))"
          fruits.remove(atOffsets: offsets)
        }
        .onMove { offsets, destination in
          told = "move \(text(of: offsets)) to \(destination)"
          fruits.move(fromOffsets: offsets, toOffset: destination)
        }
    }
  }

  private func text(of offsets: IndexSet) -> String {
    offsets.map(String.init).joined(separator: " ")
  }
}

struct SortProbe: View {
  @State private var order = [KeyPathComparator(\Fruit.name)]
  private let fruits = [
    Fruit(id: 1, name: "Pear"), Fruit(id: 2, name: "Fig"), Fruit(id: 3, name: "Apple"),
  ]
  var body: some View {
    Table(fruits.sorted(using: order), sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Number", value: \.id) { Text("no. \($0.id)") }
      TableColumn("Length") { Text("\($0.name.count) letters") }
    }
  }
}

struct KeyboardScrollProbe: View {
  @State private var text = ""
  var body: some View {
    ScrollView {
      VStack {
        TextField("Name", text: $text)
        ForEach(0..<50) { Text("line \($0)") }
      }
    }
    .scrollDismissesKeyboard(.immediately)
    .contentMargins(.horizontal, 20)
  }
}
