import Foundation
import Synchronization

/// Who reads which stored value, so that a write reaches every reader of the same store and key.
///
/// On Linux a store of Foundation tells nobody of a change. `MemoryDefaults` does; a suite is looked
/// at whenever a graph settles, which costs something only where a view reads one.
package enum StoredValues {
  private struct Weak: @unchecked Sendable { weak var box: StoredBox? }

  private static let boxes = Mutex<[String: [Weak]]>([:])
  /// How many boxes read a store that does not tell of changes.
  private static let silentBoxes = Atomic<Int>(0)
  /// The suites that views have used since the values were forgotten.
  private static let suites = Mutex<[Suite]>([])

  private struct Suite: @unchecked Sendable { let defaults: UserDefaults }

  static func add(_ box: StoredBox) {
    let entry = Weak(box: box)
    boxes.withLock { $0[box.key, default: []].append(entry) }
    guard !box.store.tellsOfChanges else { return }
    silentBoxes.wrappingAdd(1, ordering: .relaxed)
    guard let defaults = box.store as? UserDefaults else { return }
    let suite = Suite(defaults: defaults)
    suites.withLock { suites in
      if !suites.contains(where: { $0.defaults === suite.defaults }) { suites.append(suite) }
    }
  }

  /// Forgets what the suites hold that views have used.
  static func clearSuites() {
    let used = suites.withLock { suites in
      defer { suites = [] }
      return suites
    }
    for suite in used {
      for key in suite.defaults.dictionaryRepresentation().keys {
        suite.defaults.removeObject(forKey: key)
      }
    }
  }

  /// Called by the box's deinit, when nobody can reach it any more.
  static func removeGone(under key: String, wasSilent: Bool) {
    boxes.withLock { all in
      all[key]?.removeAll { $0.box == nil }
      if all[key]?.isEmpty == true { all[key] = nil }
    }
    if wasSilent { silentBoxes.wrappingSubtract(1, ordering: .relaxed) }
  }

  /// Something was written under a key; its readers run again if the value is another one.
  package static func didChange(_ key: String, in store: any ValueStore) {
    for box in readers(of: key) where box.store === store { box.lookForChange() }
  }

  /// Everything was forgotten: each reader looks anew.
  package static func didChangeEverything() { lookAtBoxes { _ in true } }

  /// Looks for what others wrote into stores that do not say so.
  package static func lookForSilentChanges() {
    guard silentBoxes.load(ordering: .relaxed) > 0 else { return }
    lookAtBoxes { !$0.store.tellsOfChanges }
  }

  private static func lookAtBoxes(where condition: (StoredBox) -> Bool) {
    let all = boxes.withLock { $0.sorted { $0.key < $1.key }.flatMap(\.value) }
    for entry in all {
      if let box = entry.box, condition(box) { box.lookForChange() }
    }
  }

  private static func readers(of key: String) -> [StoredBox] {
    let entries = boxes.withLock { $0[key] ?? [] }
    return entries.compactMap(\.box)
  }
}

/// One property's view of a stored value: its readers, and what it saw last.
final class StoredBox: Source {
  let key: String
  let store: any ValueStore
  private let wrapper: String
  private let isSilent: Bool
  private let lastSeen = Mutex<Seen>(Seen(value: nil))

  private struct Seen: @unchecked Sendable { var value: AnyHashable? }

  init(key: String, store: any ValueStore, wrapper: String) {
    self.key = key
    self.store = store
    self.wrapper = wrapper
    isSilent = !store.tellsOfChanges
    super.init()
    note(store.storedValue(forKey: key))
    StoredValues.add(self)
  }

  deinit { StoredValues.removeGone(under: key, wasSilent: isSilent) }

  override var name: String { "\(wrapper) \"\(key)\"" }

  func read() -> Any? {
    wasRead()
    return store.storedValue(forKey: key)
  }

  func write(_ value: Any?) { store.store(value, forKey: key) }

  func lookForChange() {
    if note(store.storedValue(forKey: key)) { hasChanged() }
  }

  /// Whether the value is another one than before.
  @discardableResult
  private func note(_ value: Any?) -> Bool {
    let new = Seen(value: value as? AnyHashable)
    return lastSeen.withLock { last in
      defer { last = new }
      return last.value != new.value
    }
  }
}
