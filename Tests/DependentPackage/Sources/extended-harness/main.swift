import HarnessKit

var harness = Harness()
registerComponents(in: &harness)
registerFunctions(in: &harness)
harness.extend(addKettles)
harness.main()
