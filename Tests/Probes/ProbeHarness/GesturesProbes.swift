import HarnessKit
import SwiftUI

@MainActor
func registerGesturesProbes(in harness: inout Harness) {
}
