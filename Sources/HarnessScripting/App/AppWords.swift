import Foundation
import HarnessAppleNames
import HarnessGraph
import HarnessLua
import HarnessUI

extension Vocabulary {
  /// What a device does to an app: `app:set`, `background`, `foreground`, `open_url`, `relaunch`.
  static func addAppEvents(to type: LuaType<MountedApp>) {
    event("set", of: type) { app, call, context in try context.set(app, from: call) }
    event("background", of: type) { app, _, context in try context.sendToBackground(app) }
    event("foreground", of: type) { app, _, context in try context.bringToForeground(app) }
    event("open_url", of: type) { app, call, context in try context.openURL(in: app, from: call) }
    event("back", of: type) { _, _, context in try context.goBack() }
    event("relaunch", of: type) { app, call, context in try context.relaunch(app, from: call) }
  }

  private static func event(
    _ name: String, of type: LuaType<MountedApp>,
    _ perform: @escaping (MountedApp, LuaCall, TestContext) throws -> Void
  ) {
    let word = "app:\(name)"
    let limit = ArgumentLimit(word)
    type.method(name) { (app: MountedApp, call: LuaCall) in
      let context = TestContext.of(call)
      do {
        try limit.check(call)
        try context.beginAction(word, in: call)
        guard context.app === app else {
          throw Problem.usage("\(word): this app is not mounted any more; use app")
        }
        try perform(app, call, context)
        call.push(app)
        return 1
      } catch {
        throw context.raise(error, in: call, word: word)
      }
    }
  }

  /// `app.opened_urls`, `app.haptics`, `app.announcements`, `app.pasteboard` and `app.storage`.
  static func addAppState(to type: LuaType<MountedApp>) {
    type.property("opened_urls") { (app: MountedApp, call: LuaCall) in
      call.push(app.environment.openedURLs.map(\.absoluteString))
      return 1
    }
    type.property("haptics") { (_: MountedApp, call: LuaCall) in
      call.push(AppleState.haptics)
      return 1
    }
    type.property("announcements") { (_: MountedApp, call: LuaCall) in
      call.push(AppleState.announcements)
      return 1
    }
    type.property("pasteboard") { (_: MountedApp, call: LuaCall) in
      call.push(AppleState.pasteboardText)
      return 1
    }
    type.property("storage") { (_: MountedApp, call: LuaCall) in
      call.push(StorageTable(of: call.state))
      return 1
    }
  }

  static func addStorage(to library: LuaLibrary) {
    library.type("storage", StorageTable.self) { type in
      type.index { _, call in
        let stored = UserDefaults.standard.object(forKey: try call.string(1))
        call.push(luaValue(ofStored: stored, in: call.state))
        return 1
      }
      type.newIndex { _, call in
        let key = (try? call.text(1)) ?? "?"
        throw TestContext.of(call).raise(
          Problem.usage(
            "app.storage is only read; write app:set{ storage = { \(key) = … } }"), in: call)
      }
      type.pairs { storage, _ in storage.content }
      type.string { $0.scriptDescription }
    }
  }
}

/// `app.storage`: what the user's defaults hold now, by key.
final class StorageTable: LuaObject {
  private unowned let state: LuaState
  init(of state: LuaState) { self.state = state }

  /// A copy of what is there now.
  var content: LuaTable {
    let table = state.makeTable()
    for (key, value) in UserDefaults.standard.dictionaryRepresentation() {
      table[key] = luaValue(ofStored: value, in: state)
    }
    return table
  }
}

extension StorageTable: DescribedToScripts {
  var scriptDescription: String { ValueText.text(of: .table(content)) }
}

/// A property-list value as a Lua value.
func luaValue(ofStored stored: Any?, in state: LuaState) -> LuaValue {
  switch stored {
  case nil: return .nil
  case let number as NSNumber:
    switch String(cString: number.objCType) {
    case "c", "B": return .boolean(number.boolValue)
    case "d", "f": return .number(number.doubleValue)
    default: return .integer(number.intValue)
    }
  case let text as String: return .string(text)
  case let date as Date: return .string(ISO8601DateFormatter().string(from: date))
  case let data as Data: return .string(String(decoding: data, as: UTF8.self))
  case let items as [Any]:
    let table = state.makeTable()
    for (index, item) in items.enumerated() {
      table[index + 1] = luaValue(ofStored: item, in: state)
    }
    return .table(table)
  case let fields as [String: Any]:
    let table = state.makeTable()
    for (key, value) in fields { table[key] = luaValue(ofStored: value, in: state) }
    return .table(table)
  case let other?: return .string("\(other)")
  }
}
