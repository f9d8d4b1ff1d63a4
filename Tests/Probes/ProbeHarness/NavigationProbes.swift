import HarnessKit
import SwiftUI

@MainActor
func registerNavigationProbes(in harness: inout Harness) {
}
