import HarnessLua

extension Vocabulary {
  /// `spy.new`, `spy.<parameter>`, `spy.order()`, and what a spy knows.
  static func addSpies(to library: LuaLibrary) {
    library.module("spy") { spy in
      spy.function(
        "new",
        plain("spy.new") { call, _ in
          call.push(try makeSpy(from: call))
          return 1
        })
      spy.function(
        "order",
        plain("spy.order") { call, context in
          call.push(context.spyOrder.map(\.shownName))
          return 1
        })
      addReplacing(to: spy)
      spy.index { call in
        let context = TestContext.of(call)
        do {
          call.push(try context.automaticSpyValue(try call.string(1)))
          return 1
        } catch {
          throw context.raise(error, in: call)
        }
      }
    }
    addStubs(to: library)
    library.type("Spy", Spy.self) { type in addSpyMembers(to: type) }
    addAppMembers(to: library)
  }

  private static let takenNames: Set<String> = [
    "called", "calls", "call_count", "last", "reset", "revert",
  ]

  private static func makeSpy(from call: LuaCall) throws -> Spy {
    var names: [String] = []
    var answer = Spy.Answer.values([])
    for value in call.values() {
      switch value {
      case .string(let name) where takenNames.contains(name):
        throw Problem.usage("spy.new: a spy has a member '\(name)' of its own; take another name")
      case .string(let name): names.append(name)
      case .function(let function): answer = .results(of: function)
      default:
        throw Problem.usage(
          "spy.new takes parameter names and one function, not \(ValueText.text(of: value))")
      }
    }
    return Spy(name: "", parameters: names, answer: answer)
  }

  private static func addSpyMembers(to type: LuaType<Spy>) {
    type.property("called") { (spy: Spy) in !spy.calls.isEmpty }
    type.property("call_count") { (spy: Spy) in spy.calls.count }
    type.property("calls") { (spy: Spy, call: LuaCall) in
      let tables = spy.calls.map { LuaValue.table(spy.table(of: $0, in: call.state)) }
      call.push(tables)
      return 1
    }
    type.property("last") { (spy: Spy, call: LuaCall) in
      guard let last = spy.calls.last else { return 0 }
      call.push(spy.table(of: last, in: call.state))
      return 1
    }
    plain("reset", of: type) { spy, call, _ in
      spy.reset()
      call.push(spy)
      return 1
    }
    plain("revert", of: type) { spy, call, _ in
      guard let revert = spy.onRevert else {
        throw Problem.usage("revert: this spy replaces nothing; spy.on and stub give one that does")
      }
      revert()
      call.push(spy)
      return 1
    }
    type.call { spy, call in
      call.returns(all: try spy.record(call.values(), in: TestContext.of(call)))
    }
    type.string { $0.scriptDescription }
    let members = type.names
    type.index { spy, call in
      guard let value = spy.last((try? call.text(1)) ?? "?") else {
        throw unknownMember(in: call, of: spy.shownName, known: spy.parameters + members)
      }
      call.push(value)
      return 1
    }
  }

  /// `app.spies.on_change`.
  private static func addAppMembers(to library: LuaLibrary) {
    library.type("App", MountedApp.self) { type in
      type.string { $0.scriptDescription }
      type.property("spies") { (app: MountedApp, call: LuaCall) in
        call.push(SpyTable(app.spies))
        return 1
      }
      addAppState(to: type)
      addLocatorWords(toApp: type)
      refuseUnknownMembers(of: type, "app")
    }
    library.type("spies", SpyTable.self) { type in
      type.string { $0.scriptDescription }
      type.index { spies, call in
        guard let spy = spies.spies.first(where: { $0.name == (try? call.string(1)) }) else {
          throw unknownMember(in: call, of: "app.spies", known: spies.spies.map(\.name))
        }
        call.push(spy.spy)
        return 1
      }
      type.pairs { spies, call in
        let table = call.state.makeTable()
        for (name, spy) in spies.spies { table[name] = .object(spy) }
        return table
      }
    }
  }
}

/// `app.spies`: the spies of the callbacks that the script left out, by name.
final class SpyTable: LuaObject {
  let spies: [(name: String, spy: Spy)]
  init(_ spies: [(name: String, spy: Spy)]) { self.spies = spies }
}

extension SpyTable: DescribedToScripts {
  var scriptDescription: String {
    let list = spies.map { "\($0.name) = \($0.spy.scriptDescription)" }
    return list.isEmpty ? "{}" : "{ \(list.joined(separator: ", ")) }"
  }
}

extension TestContext {
  /// `spy.checked`: the last value of the one automatic spy that has the parameter.
  func automaticSpyValue(_ parameter: String) throws -> LuaValue {
    let spies = try mountedApp(for: "spy.\(parameter)").spies
    let owners = spies.filter { $0.spy.parameters.contains(parameter) }
    if owners.count > 1 {
      let names = owners.map { "app.spies.\($0.name).\(parameter)" }.joined(separator: " or ")
      throw Problem.usage("spy.\(parameter): two spies have it; write \(names)")
    }
    if let owner = owners.first { return owner.spy.last(parameter) ?? .nil }
    let known = spies.flatMap(\.spy.parameters)
    let translated = luaName(of: parameter)
    let near = known.contains(translated) ? translated : nearest(to: parameter, in: known)
    let hint = near.map { "; did you mean 'spy.\($0)'?" } ?? ""
    throw Problem.usage("no spy of the mounted component has a parameter '\(parameter)'\(hint)")
  }
}
