package import Foundation
import Synchronization

/// What the names of UIKit and AppKit keep, which each test of a worker finds as at first.
package enum AppleState {
  /// The values behind the lock. Objects in it are handed out and used by one thread at a time.
  struct Values: @unchecked Sendable {
    var device = MountedDevice()
    var brightness: CGFloat = 0.5
    var isIdleTimerDisabled = false
    var badgeNumber = 0
    var isActive = true
    var isInBackground = false
    var isBatteryMonitored = false
    var reducesMotion = false
    var runsVoiceOver = false
    var isDark = false
    var haptics: [String] = []
    var pasteboards: [String: [[String: Any]]] = [:]
    var pasteboardChanges = 0
    var announcements: [String] = []
    var appearances: [ObjectIdentifier: AnyObject] = [:]
  }

  static let values = Mutex(Values())
  private static let opener = Mutex<(@Sendable (URL) -> Bool)?>(nil)

  static func read<Value>(_ keyPath: KeyPath<Values, Value>) -> Value {
    // Taken out under the lock, so that nobody reads while another thread writes.
    let copy = values.withLock { $0 }
    return copy[keyPath: keyPath]
  }

  static func change<Value>(_ keyPath: WritableKeyPath<Values, Value>, to value: Value) {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let keyPath = keyPath
    values.withLock { $0[keyPath: keyPath] = value }
  }

  /// Everything as it was before the first test.
  package static func reset() {
    values.withLock { $0 = Values() }
    opener.withLock { $0 = nil }
  }

  /// Everything but what was copied as it was before the first test: an app begins.
  package static func beginApp() {
    values.withLock { values in
      let (boards, changes) = (values.pasteboards, values.pasteboardChanges)
      values = Values()
      values.pasteboards = boards
      values.pasteboardChanges = changes
    }
    opener.withLock { $0 = nil }
  }

  // MARK: What the harness sets

  /// The device that the app is on.
  package static var device: MountedDevice {
    get { read(\.device) }
    set { change(\.device, to: newValue) }
  }

  /// Who takes the addresses that the app asks the system to open.
  package static func openURLs(with opener: @escaping @Sendable (URL) -> Bool) {
    self.opener.withLock { $0 = opener }
  }

  static func open(_ url: URL) -> Bool {
    let opener = opener.withLock { $0 }
    return opener?(url) ?? false
  }

  /// Where the app stands between the front and the background.
  package static func setActivity(isActive: Bool, isInBackground: Bool) {
    values.withLock {
      $0.isActive = isActive
      $0.isInBackground = isInBackground
    }
  }

  /// What the user has chosen, as far as names without an environment ask for it.
  package static func setChoices(isDark: Bool, reducesMotion: Bool, runsVoiceOver: Bool) {
    values.withLock {
      $0.isDark = isDark
      $0.reducesMotion = reducesMotion
      $0.runsVoiceOver = runsVoiceOver
    }
  }

  // MARK: What a test reads

  /// The taps that the app let the user feel, by name and in order: `impact(medium)`.
  package static var haptics: [String] { read(\.haptics) }

  /// What the app let a screen reader say, in order.
  package static var announcements: [String] { read(\.announcements) }

  /// The text of the general pasteboard.
  package static var pasteboardText: String? { UIPasteboard.general.string }

  package static func noteHaptic(_ name: String) {
    values.withLock { $0.haptics.append(name) }
  }

  package static func noteAnnouncement(_ text: String) {
    values.withLock { $0.announcements.append(text) }
  }

  static func setPasteboard(_ key: String, to items: [[String: Any]]) {
    nonisolated(unsafe) let items = items
    values.withLock {
      $0.pasteboards[key] = items
      $0.pasteboardChanges += 1
    }
  }

  /// The one object that stands for the looks of all views of a class.
  static func appearance<Object: AnyObject>(of type: Object.Type, _ make: () -> Object) -> Object {
    let key = ObjectIdentifier(type)
    if let known = read(\.appearances)[key] as? Object { return known }
    let made = make()
    nonisolated(unsafe) let object = made
    values.withLock { $0.appearances[key] = object }
    return made
  }
}
