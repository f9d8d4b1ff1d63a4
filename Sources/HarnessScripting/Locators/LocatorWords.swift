import HarnessGraph
import HarnessEvents
import HarnessLua
import HarnessQueries

extension Vocabulary {
  /// `find`, `find_all`, `get_by_…`, and what a locator and the app can do.
  static func addLocators(to library: LuaLibrary) {
    library.function(
      "find",
      plain("find") { call, context in
        let query = QueryArguments(call: call, context: context)
        call.push(LocatorObject(try query.locator(at: 1, below: .root)))
        return 1
      })
    library.function(
      "find_all",
      acting("find_all") { call, context in
        let query = QueryArguments(call: call, context: context)
        call.push(try context.pinned(query.locator(at: 1, below: .root), for: "find_all"))
        return 1
      })
    addGetters(to: library)
    library.type("Locator", LocatorObject.self) { type in
      addChaining(to: type)
      addQueries(to: type)
      addActions(to: type)
      type.string { $0.scriptDescription }
      locatorWords = Set(type.names)
      refuseUnknownMembers(of: type, "a locator")
    }
  }

  /// What a locator can do, for hints where such a word stands elsewhere.
  private(set) static var locatorWords: Set<String> = []

  /// The app has every word of a locator.
  static func addLocatorWords(toApp type: LuaType<MountedApp>) {
    addChaining(to: type)
    addQueries(to: type)
    addActions(to: type)
    addAppEvents(to: type)
  }

  private static func addGetters(to library: LuaLibrary) {
    let getters: [(String, (inout ElementQuery, TextMatch) -> Void)] = [
      ("get_by_label", { $0.label = $1 }), ("get_by_text", { $0.text = $1 }),
      ("get_by_id", { $0.id = .text($1) }), ("get_by_placeholder", { $0.placeholder = $1 }),
    ]
    for (name, set) in getters {
      library.function(
        name,
        plain(name) { call, context in
          var query = ElementQuery()
          let text = try call.string(1)
          _ = try context.hasOptions(call, at: 2, known: ["exact"])
          set(&query, try textMatch(text, options: 2, in: call))
          call.push(LocatorObject(Locator(query)))
          return 1
        })
    }
    library.function(
      "get_by_role",
      plain("get_by_role") { call, context in
        var query = ElementQuery()
        query.role = try QueryArguments.role(call.value(1))
        if try context.hasOptions(call, at: 2, known: ["name", "exact"]),
          let name = try call.field("name", of: 2, as: String.self)
        {
          query.label = try textMatch(name, options: 2, in: call)
        }
        call.push(LocatorObject(Locator(query)))
        return 1
      })
  }

  /// `exact = false` means a part, in any case.
  private static func textMatch(
    _ text: String, options: Int, in call: LuaCall
  ) throws -> TextMatch {
    guard call.kind(of: options) == .table,
      try call.field("exact", of: options, as: Bool.self) == false
    else { return TextMatch(text) }
    do {
      return try TextMatch([.init(.contains, text)], ignoringCase: true)
    } catch {
      throw Problem.usage(error.message)
    }
  }

  // MARK: Chaining

  static func addChaining<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    func chain(
      _ name: String, _ make: @escaping (Locator, LuaCall, TestContext) throws -> Locator
    ) {
      plain(name, of: type) { holder, call, context in
        call.push(LocatorObject(try make(holder.locator, call, context)))
        return 1
      }
    }
    chain("find") { locator, call, context in
      try QueryArguments(call: call, context: context).locator(at: 1, below: locator)
    }
    chain("filter") { locator, call, context in
      locator.filter(try QueryArguments(call: call, context: context).query(call.value(1)))
    }
    chain("nth") { locator, call, _ in
      let index = try call.integer(1)
      guard index != 0 else {
        throw Problem.usage("nth(0): indices start at 1; nth(-1) is the last")
      }
      return locator.nth(index)
    }
    chain("first") { locator, _, _ in locator.first() }
    chain("last") { locator, _, _ in locator.last() }
    chain("parent") { locator, _, _ in locator.parent() }
    chain("within") { locator, call, _ in locator.within(try other(in: call)) }
    chain("or_") { locator, call, _ in locator.or(try other(in: call)) }
    chain("and_") { locator, call, _ in locator.and(try other(in: call)) }
  }

  private static func other(in call: LuaCall) throws -> Locator {
    guard case .object(let holder as any LocatorHolder) = call.value(1) else {
      throw call.mismatch(at: 1, expected: "locator")
    }
    return holder.locator
  }
}

extension TestContext {
  /// An array of locators for the elements that are there now, each held on to.
  func pinned(_ locator: Locator, for word: String) throws -> LuaValue {
    let pins = try all(locator, for: word).enumerated().map { index, element in
      LuaValue.object(
        LocatorObject(Locator(pinning: [element], as: "\(locator):nth(\(index + 1))")))
    }
    let found = array(pins)
    if pins.isEmpty { emptyFindings.append((found, locator)) }
    return found
  }

  func array(_ values: [LuaValue]) -> LuaValue {
    let array = state.makeTable()
    for (index, value) in values.enumerated() { array[index + 1] = value }
    return .table(array)
  }

  /// Why an array of `find_all` is empty; nil for any other value.
  func reasonsForEmptiness(of value: LuaValue) -> FailureField? {
    guard case .table = value, let graph = app?.graph,
      let finding = emptyFindings.last(where: { $0.array == value })
    else { return nil }
    let reasons = explainMissing(finding.locator, in: graph)
    return FailureField(
      "why empty", ([reasons.message] + reasons.lines).joined(separator: "\n"))
  }
}
