import HarnessGraph
import SwiftUI
import Testing

/// The table: which changes keep the state of a view, and which make it start anew.
@MainActor @Suite struct IdentityTableTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let mount: @MainActor @Sendable () -> Mounted

    /// - Parameter content: What is shown after so many steps; it holds one `Probe`.
    init<Content: View>(
      _ description: String,
      @ViewBuilder _ content: @escaping @MainActor @Sendable (_ step: Int) -> Content
    ) {
      testDescription = description
      mount = { Mounted(Host(content: content)) }
    }
  }

  /// Shows a content for the number of steps that were made.
  private struct Host<Content: View>: View {
    @State private var step = 0
    let content: @MainActor (Int) -> Content
    var body: some View {
      Button("step") { step += 1 }
      content(step)
    }
  }

  /// Tells whether it is still the same view: how often it was tapped, and which objects it has.
  struct Probe: View {
    final class Object: ObservableObject {}
    @Observable final class Model {}
    var note = ""
    @State private var taps = 0
    @State private var model = Model()
    @StateObject private var object = Object()
    var body: some View {
      let value = "\(taps) \(ObjectIdentifier(model)) \(ObjectIdentifier(object))"
      Button("probe") { taps += 1 }.accessibilityValue(value)
    }
  }

  private struct Wrapper: View {
    var body: some View { Probe() }
  }

  private struct Transparent: ViewModifier {
    let step: Int
    func body(content: Content) -> some View { content.padding(CGFloat(step)) }
  }

  private struct Same: View, Equatable {
    let step: Int
    var body: some View { Probe(note: "\(step)") }
  }

  nonisolated static let kept: [Case] = [
    Case("nothing but a new value") { Probe(note: "\($0)") },
    Case("a conditional value instead of a branch") { Probe(note: $0 == 0 ? "a" : "b") },
    Case("the same branch") { if $0 < 5 { Probe(note: "\($0)") } else { Text("other") } },
    Case("a sibling before it that comes") {
      if $0 > 0 { Text("before") }
      Probe()
    },
    Case("another number of rows before it") {
      ForEach(0..<$0, id: \.self) { Text("\($0)") }
      Probe()
    },
    Case("the same id") { Probe(note: "\($0)").id("id") },
    Case("another value of a modifier") { Probe().padding(CGFloat($0)).disabled($0 > 1) },
    Case("another value of a custom modifier") { Probe().modifier(Transparent(step: $0)) },
    Case("another value of the environment") { Probe().environment(\.isEnabled, $0 > 3) },
    Case("being hidden") { Probe().accessibilityHint("\($0)").hidden() },
    Case("the same hidden type") { AnyView(Probe(note: "\($0)")) },
    Case("a hidden type, hidden once more") {
      $0 == 0 ? AnyView(Probe()) : AnyView(AnyView(Probe()))
    },
    Case("an equatable view that differs") { Same(step: $0).equatable() },
    Case("rows that move") { step in
      ForEach(step == 0 ? [1, 2, 3] : [3, 2, 1], id: \.self) { if $0 == 3 { Probe() } }
    },
    Case("rows that are inserted before it") { step in
      ForEach(Array((3 - step)...3), id: \.self) { if $0 == 3 { Probe() } }
    },
    Case("rows that are removed before it") { step in
      ForEach(step == 0 ? [1, 2, 3] : [3], id: \.self) { if $0 == 3 { Probe() } }
    },
    Case("another element under the same id") { step in
      ForEach([step], id: \.isZeroOrMore) { Probe(note: "\($0)") }
    },
    Case("rows of a list that move") { step in
      List(step == 0 ? [1, 2] : [2, 1], id: \.self) { if $0 == 2 { Probe() } }
    },
  ]

  nonisolated static let lost: [Case] = [
    Case("another branch of an if") { if $0 == 0 { Probe() } else { Probe() } },
    Case("another case of a switch") {
      switch $0 {
      case 0: Probe()
      default: Probe()
      }
    },
    Case("optional content that was away") { if $0 != 1 { Probe() } },
    Case("another id") { Probe().id($0) },
    Case("another id of a view around it") { VStack { Probe() }.id($0) },
    Case("another hidden type") { $0 == 0 ? AnyView(Probe()) : AnyView(Wrapper()) },
    Case("a hidden type around it that is another") {
      $0 == 0 ? AnyView(VStack { Probe() }) : AnyView(HStack { Probe() })
    },
    Case("a modifier in one branch only") { if $0 == 0 { Probe().padding() } else { Probe() } },
    Case("a place in another container") { step in
      VStack { if step == 0 { Probe() } }
      HStack { if step > 0 { Probe() } }
    },
    Case("another id of its row") { step in ForEach([step], id: \.self) { _ in Probe() } },
    Case("a row that was away") { step in
      ForEach(step == 1 ? [] : [1], id: \.self) { _ in Probe() }
    },
    Case("the view's place taken by an earlier row, where rows are known by position") { step in
      let rows = step == 0 ? ["gone", "probe"] : ["probe"]
      ForEach(rows.indices, id: \.self) { if rows[$0] == "probe" { Probe() } }
    },
  ]

  /// What the probe shows before and after two steps.
  private func values(of change: Case) throws -> (before: ElementValue?, after: ElementValue?) {
    let mounted = change.mount()
    let first = try probe(mounted).activate
    first?()
    mounted.graph.settle()
    let before = try probe(mounted).value
    try mounted.tap("step")
    try mounted.tap("step")
    return (before, try probe(mounted).value)
  }

  private func probe(_ mounted: Mounted) throws -> UIElement { try mounted.find("probe") }

  @Test(arguments: kept) func `the state stays with`(_ change: Case) throws {
    let (before, after) = try values(of: change)
    #expect(before != nil)
    #expect(after == before)
  }

  @Test(arguments: lost) func `the state starts anew with`(_ change: Case) throws {
    let (before, after) = try values(of: change)
    guard case .string(let old)? = before, case .string(let new)? = after else {
      Issue.record("\(String(describing: before)), \(String(describing: after))")
      return
    }
    #expect(old.hasPrefix("1 "))
    #expect(new.hasPrefix("0 "))
  }
}

extension Int {
  fileprivate var isZeroOrMore: Bool { self >= 0 }
}
