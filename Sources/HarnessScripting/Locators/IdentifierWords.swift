import HarnessLua

/// An enum of identifiers as a harness registers it.
nonisolated package struct IdentifierList: Sendable {
  /// The names of the types around the cases, outermost first.
  package let path: [String]
  package let cases: [(name: String, identifier: String)]

  package init(path: [String], cases: [(name: String, identifier: String)]) {
    self.path = path
    self.cases = cases
  }
}

/// `ids`, or a part of it: types within types, and at last the identifiers, all in Swift's spelling.
final class IdentifierGroup: LuaObject {
  /// As a script writes it: `ids.LoginAccessID`.
  let text: String
  private(set) var identifiers: [String: String] = [:]
  private(set) var groups: [String: IdentifierGroup] = [:]

  init(_ text: String, _ lists: [IdentifierList] = []) {
    self.text = text
    for list in lists {
      var group = self
      for name in list.path { group = group.group(name) }
      for item in list.cases { group.identifiers[item.name] = item.identifier }
    }
  }

  private func group(_ name: String) -> IdentifierGroup {
    if let known = groups[name] { return known }
    let group = IdentifierGroup("\(text).\(name)")
    groups[name] = group
    return group
  }

  var names: [String] { identifiers.keys.sorted() + groups.keys.sorted() }
}

extension IdentifierGroup: DescribedToScripts {
  var scriptDescription: String { "\(text): \(names.joined(separator: ", "))" }
}

extension Vocabulary {
  /// `ids.LoginAccessID.SignIn.phoneNumber`: a text for `find` and `find{ id = … }`.
  static func addIdentifiers(to library: LuaLibrary) {
    library.property("ids") { call in
      let context = TestContext.of(call)
      let ids = context.host.identifiers
      if ids.names.isEmpty {
        throw context.raise(
          Problem.usage(
            "ids: this harness has registered no identifiers; write harness.register(SignIn.self) "
              + "for an enum SignIn: String, CaseIterable in its main.swift"), in: call)
      }
      call.push(ids)
      return 1
    }
    library.type("ids", IdentifierGroup.self) { type in
      type.string { $0.scriptDescription }
      type.index { group, call in
        let name = (try? call.text(1)) ?? "?"
        if let identifier = group.identifiers[name] {
          call.push(identifier)
        } else if let inner = group.groups[name] {
          call.push(inner)
        } else {
          throw unknownMember(in: call, of: group.text, known: group.names)
        }
        return 1
      }
      type.pairs { group, call in
        let table = call.state.makeTable()
        for (name, identifier) in group.identifiers { table[name] = .string(identifier) }
        for (name, inner) in group.groups { table[name] = .object(inner) }
        return table
      }
    }
  }
}
