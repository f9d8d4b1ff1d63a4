import HarnessUI

// Many small rows, of which one changes: the less a row costs itself, the more it shows whether the
// others cost something, too.

/// What the rows stand in.
enum Container: String, CaseIterable {
  case stack, list
}

struct SmallRows: View {
  let count: Int
  let container: Container

  var body: some View {
    switch container {
    case .stack: VStack { ForEach(0..<count, id: \.self) { SmallRow(index: $0) } }
    case .list: List { ForEach(0..<count, id: \.self) { SmallRow(index: $0) } }
    }
  }
}

/// A row whose elements come and go. In a list each of its views is a row.
private struct SmallRow: View {
  let index: Int
  @State private var taps = 0
  @State private var isOpen = false

  var body: some View {
    Button("taps \(taps)") { taps += 1 }.accessibilityIdentifier("text \(index)")
    Button("open") { isOpen.toggle() }.accessibilityIdentifier("structure \(index)")
    if isOpen { Text("details") }
  }
}
