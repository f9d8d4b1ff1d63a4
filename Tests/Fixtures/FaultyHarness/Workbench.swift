import HarnessKit
import SwiftUI

/// One of each control, with what makes it hard to touch.
@MainActor
func registerWorkbench(in harness: inout Harness) {
  harness.register(
    Component("Workbench") { args in
      Workbench(onSave: try args.callback("onSave", "name", "amount"))
    })
  harness.register(Component("Numbers") { _ in Numbers() })
}

private struct Workbench: View {
  @State private var isOnline = false
  @State private var amount = 1
  @State private var size = "Small"
  @State private var name = ""
  @State private var titles = ["Milk", "Bread", "Eggs"]
  @State private var isEditing = false
  let onSave: (String, Int) -> Void

  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOnline)
      Toggle("Locked", isOn: .constant(false))
      Stepper("Amount", value: $amount, in: 1...3)
      Text("\(amount) pieces").accessibilityIdentifier("pieces").foregroundColor(.red)
      Picker("Size", selection: $size) {
        Text("Small").tag("Small")
        Text("Large").tag("Large")
      }
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Button("Save") { onSave(name, amount) }.disabled(name.isEmpty)
      ZStack {
        Button("Below") {}
        Button("Above") {}.frame(width: 200, height: 60).background(Color.yellow)
      }
      Button("Ghost") {}.allowsHitTesting(false)
      Button("Far away") {}.offset(x: 1000)
      Button("Edit") { isEditing = true }
      ForEach(titles, id: \.self) { title in
        HStack {
          Text(title)
          Button("Remove \(title)") { titles.removeAll { $0 == title } }
        }
      }
    }
    .sheet(isPresented: $isEditing) {
      Text("The sheet")
      Button("Close") { isEditing = false }
    }
  }
}

/// More lines than a report shows.
private struct Numbers: View {
  var body: some View {
    VStack { ForEach(1..<61) { Text("Row \($0)") } }
  }
}
