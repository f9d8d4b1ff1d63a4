public import SwiftUI

// Uses as component files have them; MacroBehaviourTests looks at what became of them.

struct Theme: Equatable, Sendable {
  var isDark = false
}

extension EnvironmentValues {
  @Entry var gap: CGFloat = 8
  /// What a greeting says.
  @Entry public var caption = "none"
  @Entry var theme = Theme()
  @Entry var maybe: String?
  @Entry internal var format: @Sendable (Int) -> String = { number in
    "number \(number)"
  }
  @Entry var `default`: [String: Int] = ["a": 1]
}

struct Greeting: View {
  @Environment(\.caption) private var caption
  var body: some View { Text(caption).environment(\.gap, 3) }
}

#Preview { Greeting() }

#Preview("Named") {
  let text = "a"
  Greeting()
  Text(text)
}

#Preview("With traits", traits: .sizeThatFitsLayout, .landscapeLeft) { Greeting() }

#Preview("Sample data", traits: .modifier(Numbered(number: 1)), .modifier(Numbered(number: 2))) {
  Greeting()
}

#Preview("State") {
  @Previewable @State var isOn = true
  Toggle("x", isOn: $isOn)
}

#Preview("Local type") {
  struct Wrapper: View {
    @State private var isOn = false
    var body: some View { Toggle("a", isOn: $isOn) }
  }
  return Wrapper()
}

struct Numbered: PreviewModifier {
  let number: Int

  static func makeSharedContext() async throws -> String { "context" }

  func body(content: Content, context: String) -> some View {
    NumberedView(number: number, context: context, content: content)
  }
}

struct NumberedView<Content: View>: View {
  let number: Int
  let context: String
  let content: Content
  var body: some View { content }
}

struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Greeting()
    Text("b")
  }
}
