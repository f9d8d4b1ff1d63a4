import HarnessKit
import SwiftUI

extension Harness {
  /// Registers a component without arguments.
  @MainActor
  mutating func probe(_ name: String, @ViewBuilder _ make: @escaping @MainActor () -> some View) {
    register(Component(name) { _ in make() })
  }
}
