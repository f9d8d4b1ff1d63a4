import HarnessKit
import SwiftUI

@MainActor
func registerAnimationProbes(in harness: inout Harness) {
}
