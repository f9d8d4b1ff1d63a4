import SwiftUI

struct StackForms: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text("a")
                Spacer()
                Divider()
                Text("b")
            }
            HStack(spacing: 0) {}
            VStack {}
            ZStack(alignment: .bottomTrailing) {
                Color.black
                Text("top")
            }
            ZStack { Text("z") }
            Group {
                Text("g1")
                Text("g2")
            }
            .padding()
            EmptyView()
        }
    }
}

struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct ListForms: View {
    @State private var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]
    let names = ["x", "y"]

    var body: some View {
        VStack {
            List {
                Text("row")
                ForEach(people) { person in
                    Text(person.name)
                }
                ForEach(people, id: \.id) { Text($0.name) }
                ForEach(names, id: \.self, content: Text.init)
                ForEach(0..<3) { Text("\($0)") }
                ForEach(0..<names.count, id: \.self) { index in Text(names[index]) }
                ForEach(names.indices, id: \.self) { Text(names[$0]) }
                ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                    Text("\(index) \(name)")
                }
                ForEach(Phase.allCases, id: \.self) { Text($0.rawValue) }
            }
            List(people) { person in
                Button(person.name) { people.removeAll { $0 == person } }
            }
            List(people, id: \.name) { Text($0.name) }
            List(names, id: \.self) { name in
                Text(name)
            }
            List(0..<2) { Text("\($0)") }
            List(0..<2, id: \.self) { Text("\($0)") }
        }
    }
}
