import HarnessKit
import SwiftUI

@MainActor
func registerPreviewsProbes(in harness: inout Harness) {
  harness.probe("PreviewAttributes") { PreviewAttributes() }
}

private struct PreviewAttributes: View {
  var body: some View {
    VStack {
      Text("device").previewDevice("iPhone 15")
      Text("device by value").previewDevice(PreviewDevice(rawValue: "iPad"))
      Text("no device").previewDevice(nil)
      Text("layout").previewLayout(.sizeThatFits)
      Text("fixed layout").previewLayout(PreviewLayout.fixed(width: 300, height: 60))
      Text("named").previewDisplayName("A name")
      Text("turned").previewInterfaceOrientation(.landscapeLeft)
      Text("upright").previewInterfaceOrientation(InterfaceOrientation.portrait)
      Text("surrounded").previewContext(Surroundings())
      Text(verbatim: "made by \(name(of: Entries_Previews.self))")
    }
  }

  private func name<Provider: _PreviewProvider>(of provider: Provider.Type) -> String {
    "\(provider)"
  }
}

private struct Surroundings: PreviewContext {
  struct Depth: PreviewContextKey {
    static let defaultValue = 0
  }

  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

// MARK: Entries

extension EnvironmentValues {
  @Entry var typedEntry: Int = 3
  @Entry var inferredEntry = "inferred"
  @Entry var optionalEntry: String?
}

extension Transaction {
  @Entry var origin = "nowhere"
}

struct Entries: View {
  @Environment(\.typedEntry) private var typed
  @Environment(\.inferredEntry) private var inferred
  @Environment(\.optionalEntry) private var optional
  @State private var isOn = false
  @State private var origin = Transaction().origin

  var body: some View {
    Text("\(typed) \(inferred) \(optional ?? "none")")
    Text("from \(origin)")
    Button("Change") { withTransaction(\.origin, "the button") { isOn.toggle() } }
    Text(isOn ? "on" : "off")
      .transaction { transaction in
        let new = transaction.origin
        if new != "nowhere" { Task { origin = new } }
      }
  }
}

// MARK: Previews

#Preview { Entries() }

#Preview("Entries, set") {
  Entries()
    .environment(\.typedEntry, 4)
    .environment(\.inferredEntry, "set")
    .environment(\.optionalEntry, "some")
}

#Preview("Statements", traits: .sizeThatFitsLayout, .portrait) {
  let names = ["Ada", "Grace"]
  ForEach(names, id: \.self) { Text($0) }
}

#Preview("With a body", traits: .fixedLayout(width: 200, height: 100), body: { Text("body") })

#Preview(body: Entries.init)

#Preview("Return") {
  let view = Text("returned")
  return view
}

#Preview("Previewable") {
  @Previewable @State var isOn = false
  @Previewable @State var name = "Ada"
  Toggle("On", isOn: $isOn)
  TextField("Name", text: $name)
  Text(isOn ? "\(name) is on" : "\(name) is off")
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var slow: Self { .modifier(Slow(word: "shared")) }
}

#Preview("Shared", traits: .slow) {
  Text("inside")
}

#Preview("Twice") { Text("first") }

#Preview("Twice") { Text("second") }

private struct Slow: PreviewModifier {
  let word: String

  static func makeSharedContext() async throws -> String {
    try await Task.sleep(for: .seconds(2))
    return "context"
  }

  func body(content: PreviewModifierContent, context: String) -> some View {
    VStack {
      Text("\(word) \(context)")
      content
    }
  }
}

#Preview("Shared in vain", traits: .modifier(Failing())) { Text("never") }

private struct Failing: PreviewModifier {
  struct Missing: Error {}

  static func makeSharedContext() async throws { throw Missing() }

  func body(content: Content, context: Void) -> some View { content }
}

struct Entries_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Entries()
      Text("second").previewDisplayName("Second")
    }
  }

  static var platform: PreviewPlatform? { .iOS }
}
