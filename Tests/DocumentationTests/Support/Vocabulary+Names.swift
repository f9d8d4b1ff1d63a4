import HarnessLua
import HarnessScripting

/// The words that scripts can use, as the code registers them.
struct RegisteredWords {
  /// Globals, and the members of modules as `clock.now`. Modules that only answer for any name
  /// have no members.
  private(set) var globals: [String] = []
  /// The members of each class, by the class's name.
  private(set) var members: [String: [String]] = [:]

  @MainActor init() {
    let library = Vocabulary.makeLibrary()
    for (name, member) in Self.members(of: Self.field("scope", of: library)) {
      globals.append(name)
      guard let module = Self.payload("module", of: member) else { continue }
      globals += Self.members(of: module).map { "\(name).\($0.name)" }
    }
    for case let type in Self.field("orderedTypes", of: library) as? [Any] ?? [] {
      guard let name = Self.field("name", of: type) as? String else { continue }
      members[name] = Self.members(of: type).map(\.name)
    }
  }

  // The library shows no list of its classes, so this looks into it.

  private static func members(of scope: Any?) -> [(name: String, member: Any)] {
    guard let scope, let members = field("members", of: scope) else { return [] }
    return Mirror(reflecting: members).children.compactMap { child in
      let pair = Mirror(reflecting: child.value).children.map(\.value)
      guard pair.count == 2, let name = pair[0] as? String else { return nil }
      return (name, pair[1])
    }
  }

  private static func field(_ name: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func payload(_ name: String, of value: Any) -> Any? {
    Mirror(reflecting: value).children.first { $0.label == name }?.value
  }
}
