import HarnessKit
import SwiftUI

@MainActor
func registerPaintProbes(in harness: inout Harness) {
}
