import Combine
import HarnessGraph
import SwiftUI

// What the sections of the `Board` read beside states and bindings.

private struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }

extension EnvironmentValues {
  fileprivate var boardTheme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  @Entry fileprivate var boardDepth = 0
}

// MARK: Environment

@Observable private final class Handed {
  var number = 0
}

struct EnvironmentSection: View {
  let log: Log
  @State private var theme = "light"
  @State private var depth = 1
  @State private var isDisabled = false
  @State private var other = 0
  @State private var objects = [Handed(), Handed()]
  @State private var index = 0

  var body: some View {
    let _ = log("environment owner")
    Group {
      Button("set the theme") { theme = "dark" }
      Button("set the depth") { depth += 1 }
      Button("disable") { isDisabled = true }
      Button("run the owner of an environment") { other += 1 }.padding(CGFloat(other))
      Button("hand down another object") { index = 1 }
    }
    Between(log: log)
      .environment(\.boardTheme, theme)
      .environment(\.boardDepth, depth)
      .environment(objects[index])
      .disabled(isDisabled)
  }
}

private struct Between: View {
  let log: Log
  var body: some View {
    let _ = log("between")
    ThemeReader(log: log)
    DepthReader(log: log)
    EnabledReader(log: log)
    HandedReader(log: log)
  }
}

private struct ThemeReader: View {
  let log: Log
  @Environment(\.boardTheme) private var theme
  var body: some View {
    let _ = log("theme reader")
    Text(theme)
  }
}

private struct DepthReader: View {
  let log: Log
  @Environment(\.boardDepth) private var depth
  var body: some View {
    let _ = log("depth reader")
    Text("\(depth)")
  }
}

private struct EnabledReader: View {
  let log: Log
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    let _ = log("enabled reader")
    Text("\(isEnabled)")
  }
}

private struct HandedReader: View {
  let log: Log
  @Environment(Handed.self) private var handed
  var body: some View {
    let _ = log("object reader")
    Text("\(handed.number)")
  }
}

// MARK: Observable models

@Observable private final class Inner: Identifiable {
  let id: Int
  var value = 0
  init(id: Int = 0) { self.id = id }
}

@Observable private final class Model {
  var a = 0
  var b = 0
  var unread = 0
  var source = 1
  var text = "t"
  @ObservationIgnored var ignored = 0
  var inner = Inner()
  var models = [Inner(id: 1), Inner(id: 2)]
  var doubled: Int { source * 2 }
}

struct ModelSection: View {
  let log: Log
  @State private var model = Model()

  var body: some View {
    let _ = log("model owner")
    Group {
      Button("change property a") { model.a += 1 }
      Button("change property b") { model.b += 1 }
      Button("change a, then b") {
        model.a += 1
        model.b += 1
      }
      Button("change a twice") {
        model.a += 1
        model.a += 1
      }
      Button("change a property that is ignored") { model.ignored += 1 }
      Button("change a property that no body reads") { model.unread += 1 }
      Button("change a computed property's source") { model.source += 1 }
      Button("change a nested model") { model.inner.value += 1 }
      Button("replace a nested model") { model.inner = Inner() }
      Button("change a model of an array") { model.models[1].value += 1 }
      Button("append a model to an array") { model.models.append(Inner(id: 3)) }
    }
    Reads(log: log, name: "a reader", model: model) { "\($0.a)" }
    Reads(log: log, name: "b reader", model: model) { "\($0.b)" }
    Reads(log: log, name: "computed reader", model: model) { "\($0.doubled)" }
    Reads(log: log, name: "nested reader", model: model) { "\($0.inner.value)" }
    ModelsOwner(log: log, model: model)
    BindableReader(log: log, model: model)
  }
}

private struct Reads<Object: AnyObject>: View {
  let log: Log
  let name: String
  let model: Object
  let text: @Sendable (Object) -> String
  var body: some View {
    let _ = log(name)
    Text(text(model))
  }
}

private struct ModelsOwner: View {
  let log: Log
  let model: Model
  var body: some View {
    let _ = log("models owner")
    ForEach(model.models) { inner in
      Reads(log: log, name: "model \(inner.id)", model: inner) { "\($0.value)" }
    }
  }
}

private struct BindableReader: View {
  let log: Log
  @Bindable var model: Model
  var body: some View {
    let _ = log("bindable reader")
    let text = $model.text
    Button("write a model's property through a binding") { text.wrappedValue += "!" }
    Text(text.wrappedValue)
  }
}

// MARK: Observable objects

private final class Store: ObservableObject {
  @Published var number = 0
  var unpublished = 0
}

struct ObjectSection: View {
  let log: Log
  @State private var store = Store()

  var body: some View {
    let _ = log("holder of an object")
    Group {
      Button("publish") { store.number += 1 }
      Button("publish an equal value") { store.number = 0 }
      Button("publish twice") {
        store.number += 1
        store.number += 1
      }
      Button("change what is not published") { store.unpublished += 1 }
      Button("send objectWillChange") { store.objectWillChange.send() }
    }
    Observer(log: log, name: "first observer", store: store)
    Observer(log: log, name: "second observer", store: store)
    EnvironmentObserver(log: log).environmentObject(store)
    ObjectOwner(log: log)
  }
}

private struct Observer: View {
  let log: Log
  let name: String
  @ObservedObject var store: Store
  var body: some View {
    let _ = log(name)
    Text("\(store.number)")
  }
}

private struct EnvironmentObserver: View {
  let log: Log
  @EnvironmentObject private var store: Store
  var body: some View {
    let _ = log("environment observer")
    Text("\(store.number)")
  }
}

private struct ObjectOwner: View {
  let log: Log
  @StateObject private var store = Store()
  var body: some View {
    let _ = log("object owner")
    Button("change the state object") { store.number += 1 }
  }
}
