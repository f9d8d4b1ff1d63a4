import Foundation
import HarnessAppleNames
import HarnessLua
import HarnessUI

/// What the options of `mount` and `app:set` ask for, checked before anything changes.
struct AppSettings {
  var changes: [AppOption.Change] = []
  var storage: [(key: String, value: Any)] = []
  var objects: [AnyObject] = []

  func apply(to environment: RootEnvironment) {
    for (key, value) in storage { UserDefaults.standard.set(value as Any?, forKey: key) }
    for object in objects { environment.provide(object) }
    if changes.isEmpty { return }
    environment.change { values in
      for change in changes { change(&values) }
    }
    let values = environment.values
    AppleState.setChoices(
      isDark: values.colorScheme == .dark, reducesMotion: values.accessibilityReduceMotion,
      runsVoiceOver: values.accessibilityVoiceOverEnabled)
  }
}

/// The names of the options of `mount`.
package var mountOptionNames: [String] {
  AppOption.all.map(\.name) + ["environment", "objects", "storage"]
}

extension TestContext {
  /// The table of options at an argument, or nil where there is none.
  ///
  /// - Parameter own: options of the word itself, which it reads on its own.
  func settings(
    in call: LuaCall, at index: Int, for word: String, besides own: [String] = []
  ) throws -> AppSettings? {
    if call.isNil(index) { return nil }
    guard call.kind(of: index) == .table else {
      throw call.mismatch(at: index, expected: "table of options")
    }
    let table = try call.table(index)
    try checkNames(of: table, for: word, besides: own)
    var settings = AppSettings()
    for option in AppOption.all {
      let value = table[option.name]
      if value.isNil { continue }
      do {
        settings.changes.append(try option.read(value).get())
      } catch {
        throw Problem.usage("\(word): option '\(option.name)': \(error.sentence)")
      }
    }
    settings.changes += try ownKeys(table["environment"], for: word)
    settings.objects = try objects(table["objects"], for: word)
    settings.storage = try storage(table["storage"], for: word)
    return settings
  }

  private func checkNames(of table: LuaTable, for word: String, besides own: [String]) throws {
    let known = mountOptionNames + own
    for key in table.entries.map(\.key) {
      if let name = key.string, known.contains(name) { continue }
      throw Problem.usage("\(word): \(unknownOption(key, known: known))")
    }
  }

  // MARK: Values of the harness's own

  private func ownKeys(_ value: LuaValue, for word: String) throws -> [AppOption.Change] {
    try fields(of: value, option: "environment", for: word).map { name, value in
      guard let binding = host.environmentKeys[name] else {
        throw Problem.usage("\(word): \(unknownKey(name))")
      }
      do {
        return try binding.change(value, state)
      } catch {
        let reason = (error as? LuaError).map { $0.mismatch ?? $0.message } ?? "\(error)"
        throw Problem.usage("\(word): environment.\(name): \(reason)")
      }
    }
  }

  private func unknownKey(_ name: String) -> String {
    let known = host.environmentKeys.keys.sorted()
    let advice =
      if let near = nearest(to: luaName(of: name), in: known) {
        "did you mean '\(near)'?"
      } else if known.isEmpty {
        "the harness registers none (EnvironmentKeyBinding)"
      } else {
        "there are: \(known.joined(separator: ", "))"
      }
    return "the environment has no key '\(name)'; \(advice)"
  }

  // MARK: Objects

  private func objects(_ value: LuaValue, for word: String) throws -> [AnyObject] {
    if value.isNil { return [] }
    guard let table = value.table, table.entries.count == table.count else {
      throw Problem.usage(
        "\(word): option 'objects': list of objects expected, got \(ValueText.text(of: value))")
    }
    return try table.items.enumerated().map { index, item in
      if case .object(let object) = item, RootEnvironment.canProvide(object) { return object }
      throw Problem.usage(
        "\(word): objects: item \(index + 1): object of a registered class that is observable "
          + "expected, got \(ValueText.text(of: item))")
    }
  }

  // MARK: Stored values

  private func storage(_ value: LuaValue, for word: String) throws -> [(key: String, value: Any)] {
    try fields(of: value, option: "storage", for: word).map { name, value in
      switch value {
      case .boolean(let value): (name, value)
      case .integer(let value): (name, value)
      case .number(let value): (name, value)
      case .string(let value): (name, value)
      case .bytes:
        throw Problem.usage(
          "\(word): storage.\(name): the text \(ValueText.text(of: value)) is no UTF-8")
      default:
        throw Problem.usage(
          "\(word): storage.\(name): string, number or boolean expected, got \(value.typeName)")
      }
    }
  }

  /// The named fields of an option that is a table, in order; none where it is left out.
  private func fields(
    of value: LuaValue, option: String, for word: String
  ) throws -> [(String, LuaValue)] {
    if value.isNil { return [] }
    guard let table = value.table else {
      throw Problem.usage("\(word): option '\(option)': table expected, got \(value.typeName)")
    }
    return try table.entries.map { key, value in
      guard let name = key.string else {
        throw Problem.usage(
          "\(word): option '\(option)': names expected as keys, got \(ValueText.text(of: key))")
      }
      return (name, value)
    }.sorted { $0.0 < $1.0 }
  }
}
