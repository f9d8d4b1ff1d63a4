import HarnessKit
import TeaShop

var harness = Harness()
registerComponents(in: &harness)
registerFunctions(in: &harness)
harness.register(EnvironmentKeyBinding("unit", \.unit))
harness.extend(addKettles)
harness.main()
