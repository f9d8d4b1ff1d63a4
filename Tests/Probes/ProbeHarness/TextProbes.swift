import HarnessKit
import SwiftUI

@MainActor
func registerTextProbes(in harness: inout Harness) {
}
