import Combine
import HarnessGraph
import SwiftUI
import Testing

/// Objects that a view made for itself are named when they are still there after it has gone.
@MainActor @Suite struct OwnedObjectTests {
  @MainActor final class Store: ObservableObject {
    static let shared = Store()
    @Published var number = 0
    var action: () -> Void = {}
    func closeCycle() { action = { self.number += 1 } }
  }

  @MainActor final class Tangled: ObservableObject {
    private var action: () -> Void = {}
    init() { action = { _ = self } }
  }

  @MainActor @Observable final class Model {
    static let shared = Model()
    @ObservationIgnored var action: () -> Void = {}
    func closeCycle() { action = { _ = self } }
  }

  /// What is said after the view has been mounted as a worker mounts it, used and unmounted.
  private func strays(_ make: () -> some View, tapping label: String? = nil) throws -> [String] {
    let graph = Graph(make(), settles: false)
    graph.settle()
    if let label { try Mounted(graph).tap(label) }
    graph.unmount()
    var owned = graph.takeOwnedObjects()
    let strays = owned.takeStrays()
    #expect(owned.takeStrays() == [], "they are told once")
    return strays
  }

  private struct StoreView: View {
    @StateObject private var store = Store()
    var body: some View {
      Button("use") { store.number += 1 }
      Button("close") { store.closeCycle() }
    }
  }

  @Test func `a state object that refers to itself is named`() throws {
    #expect(try strays { StoreView() } == [])
    #expect(try strays({ StoreView() }, tapping: "use") == [])
    #expect(
      try strays({ StoreView() }, tapping: "close") == [
        "the @StateObject store of StoreView (Store) is still alive after the view has gone"
      ])
  }

  private struct TangledView: View {
    @StateObject private var store = Tangled()
    var body: some View { EmptyView() }
  }

  @Test func `one that refers to itself from the start is named`() throws {
    #expect(
      try strays { TangledView() } == [
        "the @StateObject store of TangledView (Tangled) is still alive after the view has gone"
      ])
  }

  private struct ModelView: View {
    @State private var model = Model()
    var body: some View { Button("close") { model.closeCycle() } }
  }

  private static let modelName =
    "the @State model of ModelView (Model) is still alive after the view has gone"

  @Test func `so is an observable model in a state`() throws {
    #expect(try strays { ModelView() } == [])
    #expect(try strays({ ModelView() }, tapping: "close") == [Self.modelName])
  }

  @Test func `a view inside others is known by what it made`() throws {
    let name = Self.modelName
    #expect(try strays({ VStack { ModelView() } }, tapping: "close") == [name])
    #expect(try strays({ Outer() }, tapping: "close") == [name])
    #expect(try strays({ Outer().padding().disabled(false) }, tapping: "close") == [name])
  }

  private struct Outer: View {
    var body: some View {
      HStack {
        if true { VStack { ModelView().padding() } }
      }
    }
  }

  private struct Borrower: View {
    @StateObject private var store = Store.shared
    @State private var model = Model.shared
    @State private var given: Model
    init(_ given: Model) { _given = State(initialValue: given) }
    var body: some View { Text("\(store.number)") }
  }

  @Test func `what is shared or given from outside is nobody's leak`() throws {
    let model = Model()
    #expect(try strays { Borrower(model) } == [])
    #expect(try strays { VStack { Borrower(model) } } == [])
    #expect(try strays { Lender(model: model) } == [])
    withExtendedLifetime(model) {}
  }

  private struct Lender: View {
    let model: Model
    var body: some View { Borrower(model) }
  }

  private struct Many: View {
    var body: some View {
      ForEach(0..<100) { _ in TangledView() }
    }
  }

  @Test func `equal ones are counted`() throws {
    #expect(
      try strays { Many() } == [
        "the @StateObject store of TangledView (Tangled) is still alive after the view has gone, "
          + "100 times"
      ])
  }

  @Test func `observers of notifications are counted by name`() {
    #expect(NotificationObservers.canBeCounted, "this toolchain's center can be read")
    let name = Notification.Name("OwnedObjectTests")
    let before = NotificationObservers.counts
    let center = NotificationCenter.default
    let tokens = (0..<2).map { _ in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in }
    }
    let all = center.addObserver(forName: nil, object: nil, queue: nil) { _ in }
    #expect(
      NotificationObservers.strays(since: before) == [
        "1 observer of all notifications in NotificationCenter.default outlived the view",
        "2 observers of the notification \"OwnedObjectTests\" in NotificationCenter.default "
          + "outlived the view",
      ])
    for token in tokens + [all] { center.removeObserver(token) }
    #expect(NotificationObservers.strays(since: before) == [])
  }
}
