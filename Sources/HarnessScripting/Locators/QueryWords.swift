import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessQueries
import HarnessSnapshots
import HarnessUI

/// What a script can ask of an element, at this instant.
extension Vocabulary {
  static func addQueries<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    addCounting(to: type)
    addStates(to: type)
    addTexts(to: type)
    addPlaces(to: type)
    query("state", of: type) { locator, call, context in
      let name = try call.string(1)
      return try context.state(name, of: context.one(locator, for: "state"))
    }
  }

  private static func query<Holder: LocatorHolder>(
    _ name: String, of type: LuaType<Holder>,
    _ answer: @escaping (Locator, LuaCall, TestContext) throws -> LuaValue
  ) {
    let limit = ArgumentLimit(name)
    type.method(name) { (holder: Holder, call: LuaCall) in
      let context = TestContext.of(call)
      do {
        try limit.check(call)
        try context.beginAction(name, in: call, isQuestion: true)
        call.push(try answer(holder.locator, call, context))
        return 1
      } catch {
        throw context.raise(error, in: call, word: name)
      }
    }
  }

  private static func addCounting<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    query("exists", of: type) { locator, _, context in
      .boolean(try !context.all(locator, for: "exists").isEmpty)
    }
    query("count", of: type) { locator, _, context in
      .integer(try context.all(locator, for: "count").count)
    }
    for (name, elements) in lists {
      let limit = ArgumentLimit(name)
      type.method(name) { (holder: Holder, call: LuaCall) in
        let context = TestContext.of(call)
        do {
          try limit.check(call)
          try context.beginAction(name, in: call, isQuestion: true)
          call.push(try elements(holder.locator, call, context))
          return 1
        } catch {
          throw context.raise(error, in: call, word: name)
        }
      }
    }
  }

  private static let lists: [(String, (Locator, LuaCall, TestContext) throws -> LuaValue)] = [
    ("all", { locator, _, context in try context.pinned(locator, for: "all") }),
    (
      "find_all",
      { locator, call, context in
        let below = try QueryArguments(call: call, context: context).locator(at: 1, below: locator)
        return try context.pinned(below, for: "find_all")
      }
    ),
    (
      "children",
      { locator, _, context in
        let elements = try context.all(locator, for: "children").flatMap(\.shownChildren)
        return context.array(elements.map { pin($0) })
      }
    ),
    (
      "descendants",
      { locator, _, context in
        var found: [LuaValue] = []
        for element in try context.all(locator, for: "descendants") {
          element.forEachShown { found.append(pin($0)) }
        }
        return context.array(found)
      }
    ),
  ]

  static func pin(_ element: UIElement) -> LuaValue {
    .object(LocatorObject(Locator(pinning: [element], as: element.summary)))
  }

  private static func addStates<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    query("is_visible", of: type) { locator, _, context in
      let elements = try context.all(locator, for: "is_visible")
      if elements.count > 1 { _ = try context.one(locator, for: "is_visible") }
      return .boolean(elements.first?.isVisible ?? false)
    }
    query("is_on_screen", of: type) { locator, _, context in
      let elements = try context.all(locator, for: "is_on_screen")
      if elements.count > 1 { _ = try context.one(locator, for: "is_on_screen") }
      return .boolean(elements.first?.isOnScreen ?? false)
    }
    query("is_hittable", of: type) { locator, _, context in
      let element = try context.one(locator, for: "is_hittable")
      return .boolean(try context.mountedApp(for: "is_hittable").input.isHittable(element))
    }
    query("is_enabled", of: type) { locator, _, context in
      .boolean(try context.one(locator, for: "is_enabled").isEnabled)
    }
    query("is_checked", of: type) { locator, _, context in
      do {
        return .boolean(try context.one(locator, for: "is_checked").isChecked())
      } catch let error as JudgementError {
        throw Problem.usage(error.message)
      }
    }
    query("is_selected", of: type) { locator, _, context in
      .boolean(try context.one(locator, for: "is_selected").isSelected)
    }
    query("is_focused", of: type) { locator, _, context in
      .boolean(try context.one(locator, for: "is_focused").isFocused)
    }
  }

  private static func addTexts<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    query("text", of: type) { locator, _, context in
      .string(try context.one(locator, for: "text").text)
    }
    query("label", of: type) { locator, _, context in
      .string(try context.one(locator, for: "label").label)
    }
    query("role", of: type) { locator, _, context in
      .string(try context.one(locator, for: "role").role.rawValue)
    }
    query("id", of: type) { locator, _, context in
      .string(try context.one(locator, for: "id").identifier ?? "")
    }
    query("path", of: type) { locator, _, context in
      .string(try context.one(locator, for: "path").node.path)
    }
    query("value", of: type) { locator, _, context in
      LuaValue(try context.one(locator, for: "value").value) ?? .string("")
    }
    query("attr", of: type) { locator, call, context in
      let name = try call.string(1)
      return LuaValue(try context.attribute(name, of: context.one(locator, for: "attr"))) ?? .nil
    }
  }

  /// `tree([locator])`.
  static func addPictures(to library: LuaLibrary) {
    library.function(
      "tree",
      acting("tree") { call, context in
        let element: UIElement
        if call.isNil(1) {
          element = try context.mountedApp(for: "tree").graph.elements
        } else {
          let query = QueryArguments(call: call, context: context)
          element = try context.one(query.locator(at: 1, below: .root), for: "tree")
        }
        call.push(TreeText.text(of: element))
        return 1
      })
  }
}

extension TestContext {
  /// What an element has at times only, so that to ask is no mistake where none has it: a dialog need
  /// not say anything, and nothing may be selected.
  private static let passingAttributes: Set<String> = ["badge", "message", "selected"]

  /// An attribute of an element; a name that no element has is an error.
  func attribute(_ name: String, of element: UIElement) throws -> ElementValue? {
    if let value = element.attributes[name] { return value }
    var known: Set<String> = []
    try mountedApp(for: "attr").graph.elements.forEachUnmerged {
      known.formUnion($0.attributes.keys)
    }
    if known.contains(name) || Self.passingAttributes.contains(name)
      || EffectAttribute(rawValue: name) != nil
    {
      return nil
    }
    let list =
      known.isEmpty ? "none has any" : "there are \(known.sorted().joined(separator: ", "))"
    throw Problem.usage("no element has an attribute '\(name)'; \(list)")
  }
}

extension LuaValue {
  /// An element's value; nil for none.
  init?(_ value: ElementValue?) {
    switch value {
    case .bool(let value)?: self = .boolean(value)
    case .number(let value)?: self = Int(exactly: value).map { .integer($0) } ?? .number(value)
    case .string(let value)?: self = .string(value)
    case nil: return nil
    }
  }
}
