import SwiftUI

struct ButtonForms: View {
    let action: () -> Void
    let title = "Title"
    var subtitle: Substring = "Sub"

    var body: some View {
        VStack {
            Button("Literal") {}
            Button(title) { action() }
            Button(subtitle) {}
            Button("Reference", action: perform)
            Button("Role", role: .destructive) {}
            Button("Cancel", role: .cancel, action: perform)
            Button(role: .destructive, action: perform) { Text("Delete") }
            Button(action: {}, label: { Text("Label") })
            Button(action: perform) {
                HStack {
                    Image(systemName: "plus")
                    Text("Add")
                }
            }
            Button {
                perform()
            } label: {
                Image(systemName: "trash")
            }
            Button("Task") {
                Task { await work() }
            }
        }
    }

    private func perform() {
        action()
    }

    private func work() async {}
}

struct ToggleForms: View {
    @State private var isOn = false
    let name = "Wi-Fi"

    var body: some View {
        VStack {
            Toggle("Literal", isOn: $isOn)
            Toggle(name, isOn: $isOn)
            Toggle(isOn: $isOn) { Text("Label") }
            Toggle(isOn: $isOn, label: { Text("Label") })
            Toggle("Inverted", isOn: Binding(get: { !isOn }, set: { isOn = !$0 }))
            Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
            Toggle("Automatic", isOn: $isOn).toggleStyle(.automatic)
            Toggle("Type", isOn: $isOn).toggleStyle(SwitchToggleStyle())
        }
    }
}

struct FieldForms: View {
    @State private var text = ""
    let title = "Name"

    var body: some View {
        VStack {
            TextField("Literal", text: $text)
            TextField(title, text: $text)
            TextField("Prompt", text: $text, prompt: Text("Required"))
            TextField(text: $text) { Text("Label") }
            TextField("Events", text: $text, onEditingChanged: { _ in }, onCommit: {})
            TextField("Commit", text: $text, onCommit: { print("commit") })
            TextField("Editing", text: $text) { isEditing in print(isEditing) }
            SecureField("Password", text: $text)
            SecureField(title, text: $text)
            SecureField("Commit", text: $text, onCommit: {})
        }
        .onSubmit { text = "" }
        .onSubmit(of: .text) { text = "" }
    }
}

struct TextForms: View {
    let name = "Ann"
    let count = 3
    let price = 2.5
    let date = Date(timeIntervalSince1970: 0)

    var body: some View {
        VStack {
            Text("Literal")
            Text(name)
            Text(name.prefix(1))
            Text(verbatim: "verbatim \(count)")
            Text("\(name): \(count)")
            Text("Price: \(price, specifier: "%.2f")")
            Text("\(price, format: .number.precision(.fractionLength(2)))")
            Text(count, format: .number)
            Text("Hello, ") + Text(name).bold()
            Text("Key", comment: "A comment")
            Text("Key", tableName: "Table", bundle: .main, comment: "A comment")
            Text(LocalizedStringKey("key"))
            Text(String(count))
            Text("styled").font(.title).foregroundColor(.red).bold().italic()
            Text("weight").fontWeight(.semibold)
            Text("sized").font(.system(size: 17, weight: .bold, design: .rounded))
            Text("custom").font(.custom("Menlo", size: 12))
            Text("style").font(.system(.headline, design: .monospaced))
        }
    }
}

struct ImageForms: View {
    var body: some View {
        HStack {
            Image("asset")
            Image("asset", bundle: .main)
            Image("asset", label: Text("An asset"))
            Image(decorative: "line")
            Image(systemName: "globe").imageScale(.small).foregroundColor(Color.blue)
            Image(systemName: "globe").resizable().frame(width: 20, height: 20)
        }
    }
}
