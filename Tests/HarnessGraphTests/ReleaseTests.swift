import Combine
import HarnessGraph
import SwiftUI
import Testing

/// What a mounted view holds is let go when it is unmounted, and when a part of it goes.
@MainActor @Suite struct ReleaseTests {
  final class Token {}
  final class Store: ObservableObject {
    @Published var number = 0
  }
  @Observable final class Model {
    var number = 0
  }

  private struct Holder: View {
    @State private var token: Token
    @State private var model: Model
    @StateObject private var store: Store
    @State private var isShown = true
    let subject = PassthroughSubject<Int, Never>()

    init(token: Token, model: Model, store: Store) {
      _token = State(initialValue: token)
      _model = State(initialValue: model)
      _store = StateObject(wrappedValue: store)
    }

    var body: some View {
      Button("\(store.number) \(model.number)") { store.number += 1 }
        .onChange(of: model.number) { _ = token }
        .onReceive(subject) { model.number += $0 + ObjectIdentifier(token).hashValue }
        .onAppear { _ = token }
        .onDisappear { _ = token }
        .task { [token] in withExtendedLifetime(token) {} }
        .environment(model)
    }
  }

  private final class Weak {
    weak var token: Token?
    weak var model: Model?
    weak var store: Store?
    weak var node: Node?
    weak var leaf: Node?
    weak var element: UIElement?
    weak var graph: Graph?
    var isEmpty: Bool {
      token == nil && model == nil && store == nil && node == nil && leaf == nil && element == nil
        && graph == nil
    }
  }

  /// Mounts, touches and drops a view that holds one of each; what is left is in the result.
  private func weakly(unmount: Bool) throws -> Weak {
    let weak = Weak()
    let (token, model, store) = (Token(), Model(), Store())
    (weak.token, weak.model, weak.store) = (token, model, store)
    let mounted = Mounted(VStack { Holder(token: token, model: model, store: store) })
    try mounted.tap("0 0")
    model.number = 5
    mounted.graph.settle()
    try mounted.tap("1 5")
    weak.graph = mounted.graph
    weak.node = mounted.graph.root
    weak.element = mounted.root
    weak.leaf = try mounted.find("2 5").node
    if unmount { mounted.graph.unmount() }
    return weak
  }

  @Test(arguments: [true, false])
  func `nothing is left when a view is unmounted or its graph dropped`(unmount: Bool) async throws {
    let weak = try weakly(unmount: unmount)
    // The task of the view ends at its first turn.
    for _ in 0..<10_000 where !weak.isEmpty { await Task.yield() }
    #expect(weak.token == nil)
    #expect(weak.model == nil)
    #expect(weak.store == nil)
    #expect(weak.leaf == nil)
    #expect(weak.element == nil)
    #expect(weak.graph == nil)
    #expect(weak.node == nil)
  }

  private struct Part: View {
    let token: Token
    var body: some View { Text("part").onTapGesture { _ = token } }
  }

  private struct Whole: View {
    @State private var isShown = true
    let made: (Token) -> Void
    var body: some View {
      Button("drop") { isShown = false }
      if isShown {
        let token = Token()
        let _ = made(token)
        Part(token: token)
      }
    }
  }

  @Test func `a part that goes is let go at once`() throws {
    weak var token: Token?
    let mounted = Mounted(Whole { token = $0 })
    #expect(mounted.texts == ["drop", "part"])
    #expect(token != nil)
    try mounted.tap("drop")
    #expect(mounted.texts == ["drop"])
    #expect(token == nil)
  }

  @Test func `an element that outlives its view has no way into what is gone`() throws {
    let mounted = Mounted(Whole { _ in })
    let part = try mounted.find("part")
    try mounted.tap("drop")
    mounted.graph.unmount()
    #expect(!part.isAlive)
    #expect(part.node.path == "Text")
  }

  @Test func `a model that outlives its view does not keep it`() throws {
    let (model, store) = (Model(), Store())
    weak var node: Node?
    do {
      let mounted = Mounted(Holder(token: Token(), model: model, store: store))
      node = mounted.graph.root
      mounted.graph.unmount()
    }
    #expect(node == nil)
    model.number += 1
    store.number += 1
  }
}
