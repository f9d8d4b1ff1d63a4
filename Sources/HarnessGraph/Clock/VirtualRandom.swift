import CHarnessRuntime

/// Chance that comes out the same each time: `Int.random`, `shuffled()`, `UUID()`.
///
/// libc's random sources, the system call behind `SystemRandomNumberGenerator` and the file that
/// Foundation reads for a `UUID` answer from a seeded generator, whether the Swift libraries are
/// linked dynamically or statically. Not reached: hashing, which `SWIFT_DETERMINISTIC_HASHING` in a
/// process's environment makes repeatable, and C code that reads `/dev/urandom` through `fopen`.
package nonisolated enum VirtualRandom {
  /// Starts the sequence that belongs to a seed; once per test.
  package static func seed(_ seed: UInt64) { harness_random_seed(seed) }

  /// Back to real randomness.
  package static func off() { harness_random_off() }
}
