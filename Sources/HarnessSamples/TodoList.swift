import Combine
import SwiftUI

/// One thing to do.
public struct TodoItem: Identifiable {
    public let id: Int
    public var title: String
    public var isDone = false
}

/// The list and what can be done with it.
public final class TodoModel: ObservableObject {
    @Published public private(set) var items: [TodoItem] = []
    private var nextID = 1

    public init(titles: [String]) {
        titles.forEach(add)
    }

    public var openCount: Int { items.filter { !$0.isDone }.count }

    public func add(_ title: String) {
        let title = title.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else { return }
        items.append(TodoItem(id: nextID, title: title))
        nextID += 1
    }

    public func delete(_ item: TodoItem) {
        items.removeAll { $0.id == item.id }
    }

    public func toggle(_ item: TodoItem) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index].isDone.toggle()
    }
}

/// A to-do list: the return key adds, a tap ticks off, a button deletes.
public struct TodoList: View {
    @StateObject private var model: TodoModel
    @State private var draft = ""

    public init(titles: [String]) {
        _model = StateObject(wrappedValue: TodoModel(titles: titles))
    }

    public var body: some View {
        VStack {
            Text("\(model.openCount) open")
                .accessibilityIdentifier("open-count")
            TextField("New item", text: $draft)
                .onSubmit {
                    model.add(draft)
                    draft = ""
                }
            if model.items.isEmpty {
                Text("Nothing to do")
            } else {
                List {
                    ForEach(model.items) { item in
                        TodoRow(item: item)
                    }
                }
            }
        }
        .environmentObject(model)
    }
}

private struct TodoRow: View {
    @EnvironmentObject private var model: TodoModel
    @State private var isShowingNote = false
    let item: TodoItem

    var body: some View {
        HStack {
            Button(item.isDone ? "Reopen" : "Done") { model.toggle(item) }
            Text(item.title)
                .onTapGesture { isShowingNote.toggle() }
            if isShowingNote {
                Text("Item \(item.id)")
            }
            Spacer()
            Button("Delete", role: .destructive) { model.delete(item) }
        }
        .accessibilityIdentifier("item-\(item.id)")
    }
}

#Preview {
    TodoList(titles: ["Milk", "Bread"])
}
