import HarnessKit
import SwiftUI

@MainActor
func registerControlsProbes(in harness: inout Harness) {
}
