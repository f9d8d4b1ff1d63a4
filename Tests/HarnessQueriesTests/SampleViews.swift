import HarnessUI

/// A toggle that its style draws with a button.
struct CheckBox: View {
  let label: String
  @State private var isOn = false

  var body: some View {
    Toggle(label, isOn: $isOn).toggleStyle(CheckBoxStyle())
  }
}

struct CheckBoxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }
}

struct SignInForm: View {
  @State private var name = "Ada"
  @State private var password = "secret"
  @State private var remembers = false

  var body: some View {
    VStack {
      Text("Log in").accessibilityIdentifier("title")
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      Toggle("Remember me", isOn: $remembers)
        .accessibilityIdentifier("remember").disabled(true)
      Button("Log in") {}
      HStack { Button("123") {} }.accessibilityIdentifier("x").hidden()
    }
  }
}

struct Shopping: View {
  let items = ["Milk", "Bread", "Milk chocolate"]

  var body: some View {
    List(items, id: \.self) { item in
      HStack {
        Text(item)
        Button("Delete") {}
      }
    }
  }
}
