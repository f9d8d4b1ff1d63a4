import CHarnessRuntime
import Foundation
@_spi(Reflection) import Swift

/// The observers of `NotificationCenter.default`, by the name of the notification.
///
/// Foundation tells nobody who observes, so its table is read where it lies (Swift 6.3). If a
/// toolchain's center looks different, nothing is found, and a test of this package says so.
package enum NotificationObservers {
  /// As Foundation has them: by name, by object, by number.
  private typealias Table = [String?: [ObjectIdentifier?: Registrations]]

  private struct Registrations {
    var blocks: [UInt64: @Sendable (Any) -> Void]
    var nextNumber: UInt64
    var freeNumbers: [UInt64]
  }

  /// Behind the lock that comes first; nil when the center looks different.
  private static let table: UnsafePointer<Table>? = {
    var offsets: [String: Int] = [:]
    _forEachField(of: NotificationCenter.self, options: ofClasses) { name, offset, _, _ in
      offsets[String(cString: name)] = offset
      return true
    }
    let lockSize = MemoryLayout<UInt>.size
    guard offsets.count == 2, let start = offsets["registrar"],
      offsets.values.contains(start + lockSize + MemoryLayout<Table>.size)
    else { return nil }
    let center = Unmanaged.passUnretained(NotificationCenter.default).toOpaque()
    return UnsafePointer((center + start + lockSize).assumingMemoryBound(to: Table.self))
  }()

  /// Of a class, passing over fields whose type the runtime can't name.
  private static let ofClasses = _EachFieldOptions(rawValue: 1 << 0 | 1 << 1)

  /// How many there are for each name; nil stands for observers of all notifications.
  ///
  /// - Complexity: a few loads when there are none.
  package static var counts: [String?: Int] {
    // A thread that was left alone may be changing the table.
    guard let table, !table.pointee.isEmpty, harness_threads_left_alone() == 0 else { return [:] }
    return table.pointee.mapValues { $0.values.reduce(0) { $0 + $1.blocks.count } }
  }

  /// Whether this toolchain's center can be read.
  package static var canBeCounted: Bool { table != nil }

  /// The sentences about observers that are there now and were not before.
  package static func strays(since before: [String?: Int]) -> [String] {
    let counts = self.counts
    if counts.isEmpty { return [] }
    let more = counts.map { ($0.key, $0.value - before[$0.key, default: 0]) }.filter { $0.1 > 0 }
    return more.map { name, count in
      let observers = count == 1 ? "1 observer" : "\(count) observers"
      let observed = name.map { "the notification \"\($0)\"" } ?? "all notifications"
      return "\(observers) of \(observed) in NotificationCenter.default outlived the view"
    }.sorted()
  }
}
