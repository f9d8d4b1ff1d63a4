import HarnessKit
import SwiftUI

@MainActor
func registerPreviewsProbes(in harness: inout Harness) {
}
