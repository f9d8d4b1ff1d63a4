import HarnessKit
import HarnessSamples

var harness = Harness()
registerSamples(in: &harness)
harness.main()
