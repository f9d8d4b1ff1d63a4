import HarnessKit
import SwiftUI

// A harness whose components use every name of docs/components.md. The scripts beside it show what
// each of them does; scripts/check-components compares names, table and scripts.
var harness = Harness()
MainActor.assumeIsolated {
  registerTextProbes(in: &harness)
  registerPaintProbes(in: &harness)
  registerLayoutProbes(in: &harness)
  registerControlsProbes(in: &harness)
  registerNavigationProbes(in: &harness)
  registerGesturesProbes(in: &harness)
  registerAccessibilityProbes(in: &harness)
  registerStateProbes(in: &harness)
  registerAnimationProbes(in: &harness)
  registerPreviewsProbes(in: &harness)
  registerAppleProbes(in: &harness)
  registerEdgeProbes(in: &harness)
}
harness.main()
