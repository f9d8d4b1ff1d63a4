import Glibc
import HarnessKit
import SwiftUI

/// Print everything that could differ from run to run, or tell what ran before.
@MainActor
func registerChance(in harness: inout Harness) {
  harness.register(Component("Chance") { _ in Chance() })
  harness.register(Component("Addresses") { _ in Addresses() })
}

private final class Thing: Hashable {
  static func == (left: Thing, right: Thing) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Prints an order that addresses decide.
private struct Addresses: View {
  var body: some View {
    Text("addresses").onAppear {
      let things = (0..<20).map { _ in Thing() }
      let numbers = Dictionary(uniqueKeysWithValues: zip(things, 0...))
      print(numbers.values.map(String.init).joined(separator: " "))
    }
  }
}

private struct Chance: View {
  private static var bodies = 0

  var body: some View {
    Text("chance").onAppear {
      Chance.bodies += 1
      tellNumbers()
      tellHashes()
      tellTimes()
      tellPlaces()
    }
  }

  private func tellNumbers() {
    var generator = SystemRandomNumberGenerator()
    var bytes = [UInt8](repeating: 0, count: 4)
    arc4random_buf(&bytes, bytes.count)
    print("random", Int.random(in: 0...99_999), Bool.random(), generator.next())
    print("shuffled", Array(0..<9).shuffled(), (0..<99).randomElement() ?? -1)
    print("C", rand(), random(), drand48(), arc4random_uniform(1000), bytes)
    getentropy(&bytes, bytes.count)
    print("entropy", bytes, UUID(), ProcessInfo.processInfo.globallyUniqueString.prefix(36))
  }

  private func tellHashes() {
    let words = Set(["one", "two", "three", "four", "five", "six", "seven"])
    print("set", words.joined(separator: " "), "hash", "text".hashValue)
    print("dictionary", Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) }))
    print("address", ObjectIdentifier(Thing()))
  }

  private func tellTimes() {
    print("date", Date(), Date().timeIntervalSince1970, time(nil), clock_t(0))
    print("uptime", ProcessInfo.processInfo.systemUptime, DispatchTime.now().uptimeNanoseconds)
    let formatter = DateFormatter()
    formatter.dateStyle = .full
    formatter.timeStyle = .full
    print("formatted", formatter.string(from: Date()))
    print("number", NumberFormatter.localizedString(from: 1234.5, number: .currency))
    print("bodies of this process: \(Chance.bodies)")
  }

  private func tellPlaces() {
    print("locale", Locale.current.identifier, Locale.preferredLanguages)
    print("zone", TimeZone.current.identifier, Calendar.current.identifier)
    print("week", Calendar.current.firstWeekday, Locale.current.measurementSystem.identifier)
    print("seed", ProcessInfo.processInfo.environment["HARNESS_SEED"] ?? "none")
    print("temporary", NSTemporaryDirectory())
  }
}
