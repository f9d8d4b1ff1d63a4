import HarnessEvents
import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessQueries
import HarnessUI

/// The words for controls that hold a value, and for keys.
extension Vocabulary {
  static func addValues<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    action("select", of: type) { locator, call, context in
      let query = try QueryArguments(call: call, context: context).option(at: 1)
      try context.select(query, in: locator)
    }
    action("set_value", of: type) { locator, call, context in
      let value = try elementValue(call.value(1))
      try context.change(locator, "set_value") { try $1.setValue($0, to: value) }
    }
    action("adjust", of: type) { locator, call, context in
      let share = try call.number(1)
      guard (0...1).contains(share) else {
        throw Problem.usage("adjust(\(share)): a share of the range goes from 0 to 1")
      }
      try context.change(locator, "adjust") { try $1.adjust($0, to: share) }
    }
    action("increment", of: type) { locator, call, context in
      let count = try steps(in: call)
      try context.act(locator, "increment") { try $1.increment($0, by: count) }
    }
    action("decrement", of: type) { locator, call, context in
      let count = try steps(in: call)
      try context.act(locator, "decrement") { try $1.decrement($0, by: count) }
    }
    action("press", of: type) { locator, call, context in
      let press = try KeyPress(keys: call.string(1))
      let repeats = try context.repeats(in: call, at: 2)
      try context.act(locator, "press") { try $1.press(press, repeats: repeats, on: $0) }
    }
  }

  private static func steps(in call: LuaCall) throws -> Int {
    if call.isNil(1) { return 1 }
    let count = try call.integer(1)
    guard (1...1000).contains(count) else {
      throw Problem.usage("\(count) is no number of steps; it goes from 1 to 1000")
    }
    return count
  }

  private static func elementValue(_ value: LuaValue) throws -> ElementValue {
    switch value {
    case .boolean(let value): .bool(value)
    case .integer(let value): .number(Double(value))
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    default:
      throw Problem.usage(
        "a number, text or boolean expected, got \(ValueText.text(of: value))")
    }
  }
}

extension QueryArguments {
  /// `"label"` or `{ tag = … }`, or any other query.
  func option(at index: Int) throws -> ElementQuery {
    let value = call.value(index)
    guard value.string != nil || call.kind(of: index) == .table else {
      throw Problem.usage(
        "select: a label or { tag = … } expected, got \(ValueText.text(of: value))")
    }
    return try query(value)
  }
}

extension TestContext {
  /// Changes the value of a control, and looks whether its binding took it.
  func change(
    _ locator: Locator, _ word: String,
    _ change: (UIElement, InputDevice) throws -> ElementValue?
  ) throws {
    var former: ElementValue?
    var expected: ElementValue?
    try act(locator, word) { element, device in
      former = element.value
      expected = try change(element, device)
    }
    guard let former, let expected, expected != former,
      let element = try? one(locator, for: word), element.value == former
    else { return }
    throw Problem(
      .expectation, "\(locator) was set to \(expected.literal) and is still \(former.literal)")
  }

  /// Chooses the one option of a control that a query stands for.
  func select(_ query: ElementQuery, in locator: Locator) throws {
    try act(locator, "select") { element, device in
      try device.unfold(element)
      var owner = device.graph.elements.element(at: element.node) ?? element
      var options = self.options(query, of: owner, in: device.graph)
      // An option may stand in a menu within the menu.
      while options.isEmpty, let inner = owner.foldedInside {
        try device.unfold(inner)
        owner = device.graph.elements.element(at: element.node) ?? owner
        if inner.node.isPresent, owner.element(at: inner.node)?.unfold != nil { break }
        options = self.options(query, of: owner, in: device.graph)
      }
      guard let option = options.first else { throw noOption(query, in: owner) }
      guard options.count == 1 else { throw severalOptions(options, query, in: owner) }
      try device.tap(option)
    }
  }

  private func options(
    _ query: ElementQuery, of owner: UIElement, in graph: Graph
  ) -> [UIElement] {
    Locator(pinning: [owner], as: owner.summary).find(query).resolve(in: graph)
      .filter { $0.activate != nil }
  }

  private func severalOptions(
    _ options: [UIElement], _ query: ElementQuery, in element: UIElement
  ) -> Problem {
    let list = options.prefix(10).map { option in
      option.label.quoted + (option.tags.first.map { " with the tag \(Self.literal($0))" } ?? "")
    }
    return Problem(
      .expectation,
      "\(element.summary) has \(options.count) options \(query.sought): "
        + list.joined(separator: ", ") + "; tell them apart by their tag: select{ tag = … }")
  }

  private func noOption(_ query: ElementQuery, in element: UIElement) -> Problem {
    var options: [UIElement] = []
    for child in element.children {
      child.forEach { if $0.activate != nil { options.append($0) } }
    }
    let name = element.summary
    if let problem = foreignTag(query, in: element) { return problem }
    guard !options.isEmpty else { return Problem(.expectation, "\(name) has no options") }
    guard let wanted = query.tag else {
      let list = options.prefix(10).map { $0.label.quoted }.joined(separator: ", ")
      return Problem(.expectation, "\(name) has no option \(query.sought); there are \(list)")
    }
    let asked = "\(Self.literal(wanted)) (\(type(of: wanted.base)))"
    let tags = options.flatMap(\.tags)
    guard !tags.isEmpty else {
      return Problem(
        .expectation, "\(name) has no option with the tag \(asked): its options have no tags")
    }
    let types = Set(tags.map { "\(type(of: $0.base))" }).sorted().joined(separator: ", ")
    let list = tags.prefix(10).map(Self.literal).joined(separator: ", ")
    let isThere = tags.contains { "\($0.base)" == "\(wanted.base)" }
    let reason = isThere ? "; the type makes the difference" : ""
    return Problem(
      .expectation,
      "\(name) has no option with the tag \(asked); there are \(list) (\(types))\(reason)")
  }

  /// A view is there, but what it stands for can't be chosen here.
  private func foreignTag(_ query: ElementQuery, in element: UIElement) -> Problem? {
    guard let wanted = element.node.element?.choosing?.type, let graph = app?.graph else {
      return nil
    }
    let found = Locator(pinning: [element], as: element.summary).find(query).resolve(in: graph)
    guard let view = found.first(where: { !$0.tags.isEmpty }), let tag = view.tags.first else {
      return nil
    }
    return Problem(
      .expectation,
      "\(element.summary) has no option \(query.sought): the tag \(Self.literal(tag)) of "
        + "\(view.label.quoted) is of the type \(type(of: tag.base)), and \(wanted) is chosen here")
  }

  private static func literal(_ tag: AnyHashable) -> String {
    (tag.base as? String).map(\.quoted) ?? "\(tag.base)"
  }
}

extension UIElement {
  /// The element of a node, here or below.
  fileprivate func element(at node: Node) -> UIElement? {
    var found: UIElement?
    forEach { if found == nil, $0.node === node { found = $0 } }
    return found
  }

  /// The first menu inside that is closed and can be opened.
  fileprivate var foldedInside: UIElement? {
    var found: UIElement?
    for child in children {
      child.forEach { if found == nil, $0.unfold != nil, $0.isEnabled { found = $0 } }
    }
    return found
  }
}

extension KeyPress {
  /// `"shift+tab"`, `"command+s"`, `"a"`.
  init(keys: String) throws {
    var words = keys.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    if keys.hasSuffix("++") || keys == "+" { words = Array(words.dropLast(2)) + ["+"] }
    guard let last = words.popLast(), !last.isEmpty else {
      throw Problem.usage("press: a key such as \"return\" or \"command+s\" expected")
    }
    var modifiers: EventModifiers = []
    for word in words {
      guard let known = EventModifiers.named.first(where: { $0.name == word }) else {
        let names = EventModifiers.named.map(\.name).joined(separator: ", ")
        throw Problem.usage("press: '\(word)' is no key that can be held; there are \(names)")
      }
      modifiers.formUnion(known.modifier)
    }
    if let named = KeyEquivalent.named.first(where: { $0.name == last }) {
      let types = named.key == .space || named.key == .return || named.key == .tab
      self.init(
        key: named.key, characters: types ? String(named.key.character) : "",
        modifiers: modifiers)
    } else if last.count == 1, let character = last.first {
      self.init(
        key: KeyEquivalent(character),
        characters: modifiers.contains(.shift) ? last.uppercased() : last, modifiers: modifiers)
    } else {
      let names = KeyEquivalent.named.map(\.name).joined(separator: ", ")
      throw Problem.usage("press: '\(last)' is no key; there are the characters, \(names)")
    }
  }
}
