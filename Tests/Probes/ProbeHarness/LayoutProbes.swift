import HarnessKit
import SwiftUI

@MainActor
func registerLayoutProbes(in harness: inout Harness) {
}
