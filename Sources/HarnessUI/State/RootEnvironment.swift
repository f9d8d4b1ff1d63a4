package import Foundation
package import HarnessAppleNames
import HarnessCombine
import Observation

/// The environment around a whole app: what a test sets, and the defaults that views have read.
///
/// A view looks here only when nothing around it sets a key. A default that a body reads is kept as
/// an entry, so that exactly its readers run again when the test sets the key later.
package final class RootEnvironment {
  /// A list, since an app reads and sets a few keys only.
  @exclusivity(unchecked) private var entries: [EnvironmentEntry] = []
  /// The addresses that the app asked the system to open, in order.
  package private(set) var openedURLs: [URL] = []
  /// What `@SceneStorage` keeps; it goes on when the app is launched again.
  package let scene = SceneStore()
  /// What `\.undoManager` gives to every view.
  package private(set) lazy var undoManager = UndoManager()
  /// What views say for the rest of the app while the focus is in them.
  package let focusedValues = FocusedValuesSource()
  /// Looks for the default focus of a namespace; the graph answers.
  package var evaluateDefaultFocus: (@MainActor (Namespace.ID, DefaultFocusOccasion) -> Void)?
  private let editing = StateBox<EditMode>(.inactive, property: "editMode")
  /// Whether the user edits, where no view has a mode of its own.
  var editMode: Binding<EditMode> { Binding(location: editing) }
  /// What the views of the presentation prefer; it wins over what the user has chosen.
  private var preferredColorScheme: ColorScheme?
  /// What the user has chosen; nil: the default.
  private var chosenColorScheme: ColorScheme?

  package init() {}

  /// Changes values; their readers run again when a graph settles next.
  package func change(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: nil, root: self)
    Tracking.ignoringReads { change(&values) }
    for entry in values.writes {
      if entry.key == Self.colorSchemeKey {
        chosenColorScheme = entry.value(as: ColorScheme.self)
        showColorScheme()
      } else {
        set(entry)
      }
    }
  }

  /// Whether views can follow an object: an `ObservableObject` or an `@Observable` class.
  package static func canProvide(_ object: AnyObject) -> Bool {
    object is any ObservableObject || object is any Observable
  }

  /// Hands an observable object to every view of the app, under its class.
  package func provide(_ object: AnyObject) {
    set(EnvironmentEntry.make(object: object, of: type(of: object)))
  }

  /// The values as the outermost view sees them.
  package var values: EnvironmentValues { EnvironmentValues(scope: nil, root: self) }

  /// Takes what the views prefer; nil when none does.
  package func prefer(_ scheme: ColorScheme?) {
    guard scheme != preferredColorScheme else { return }
    preferredColorScheme = scheme
    showColorScheme()
  }

  package func noteOpened(_ url: URL) { openedURLs.append(url) }

  private static let colorSchemeKey = EnvironmentEntry.Key(ColorSchemeKey.self)

  private func showColorScheme() {
    let scheme = preferredColorScheme ?? chosenColorScheme ?? ColorSchemeKey.defaultValue
    var values = EnvironmentValues()
    values.colorScheme = scheme
    for entry in values.writes { set(entry) }
  }

  private func set(_ newer: EnvironmentEntry) {
    for entry in entries where entry.key == newer.key { return entry.replace(with: newer) }
    entries.append(newer)
  }

  /// The value of a key that no view sets.
  func value<K: EnvironmentKey>(of _: K.Type, _ key: EnvironmentEntry.Key) -> K.Value {
    for entry in entries where entry.key == key {
      entry.wasRead()
      return entry.value(as: K.Value.self)
    }
    let value = K.defaultValue
    guard Tracking.current != nil, Tracking.isOnGraphThread else { return value }
    let entry = EnvironmentEntry.makeComparable(value, for: K.self)
    entries.append(entry)
    entry.wasRead()
    return value
  }

  /// An object that a test hands to the whole app.
  func object(under key: EnvironmentEntry.Key, of type: any Any.Type) -> AnyObject? {
    for entry in entries where entry.key == key {
      entry.wasRead()
      return entry.value(as: AnyObject?.self)
    }
    guard Tracking.current != nil, Tracking.isOnGraphThread else { return nil }
    // A view that lives without the object runs again when a test provides one.
    let entry = EnvironmentEntry.make(object: nil, of: type)
    entries.append(entry)
    entry.wasRead()
    return nil
  }
}
