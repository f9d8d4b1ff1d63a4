import HarnessKit
import SwiftUI

@MainActor
func registerStateProbes(in harness: inout Harness) {
}
