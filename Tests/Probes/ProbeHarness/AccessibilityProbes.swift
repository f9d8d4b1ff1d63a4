import HarnessKit
import SwiftUI

@MainActor
func registerAccessibilityProbes(in harness: inout Harness) {
}
