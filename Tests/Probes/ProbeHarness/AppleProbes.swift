import HarnessKit
import SwiftUI

@MainActor
func registerAppleProbes(in harness: inout Harness) {
}
