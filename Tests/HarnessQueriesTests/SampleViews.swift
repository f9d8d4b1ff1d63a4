import HarnessUI
import Observation

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
  @State private var email = ""
  @State private var password = "secret"
  @State private var remembers = false

  var body: some View {
    VStack {
      Text("Log in").accessibilityIdentifier("title")
      TextField("Name", text: $name)
      TextField("Email", text: $email, prompt: Text("you@example.org"))
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

struct Branches: View {
  var isFirst = false

  var body: some View {
    HStack {
      if isFirst { Text("1") }
      Text("2")
      if !isFirst { Text("3") }
    }
  }
}

enum Flavour: String { case vanilla, chocolate }

struct Identities: View {
  var body: some View {
    VStack {
      Text("seven").id(7)
      Text("five").id("5")
      Text("four").tag(4)
      Text("ice").tag(Flavour.vanilla)
    }
  }
}

struct Numbers: View {
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<count) { number in
        HStack {
          Text("Number \(number)").accessibilityIdentifier("id-\(number)")
          Text("same")
        }
      }
    }
  }
}

@Observable
final class Flag {
  var isOn = true
  var count = 0
}

struct FlagView: View {
  let flag: Flag

  var body: some View {
    VStack {
      Text("Count \(flag.count)")
      if flag.isOn { Text("shown") }
    }
  }
}

/// Elements that are hard to tell apart.
struct Alike: View {
  var body: some View {
    VStack {
      ForEach(0..<2) { _ in
        VStack {
          Text("same")
          Button("same") {}
          Toggle("same", isOn: .constant(true)).hidden()
          VStack {
            Text("x").accessibilityIdentifier("same")
            Text("")
            Button {
            } label: {
              Image(systemName: "a")
              Image(systemName: "a")
            }
          }
          .accessibilityIdentifier("box")
        }
        .accessibilityValue("group")
      }
      List { List { Text("same") } }
      List {
        Text("same")
        Text("same")
      }.hidden()
    }
  }
}
