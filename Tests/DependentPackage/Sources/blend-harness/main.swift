import Blends
import HarnessKit

var harness = Harness()
harness.register(Component("Blend") { _ in Blend() })
harness.main()
