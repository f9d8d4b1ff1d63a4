/// Seeds that are the same for the same run seed and test, on every machine.
package enum Seed {
  /// FNV-1a over the path and the test's name, mixed with the run's seed.
  package static func mixed(_ seed: UInt64, _ path: String, _ name: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    add(path, to: &hash)
    add(name, to: &hash)
    return hash ^ (seed &* 0x9e37_79b9_7f4a_7c15)
  }

  /// The bytes of a text and an end mark.
  private static func add(_ text: String, to hash: inout UInt64) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    hash = hash &* 0x100_0000_01b3
  }
}
