import HarnessKit
import OldTeaShop
import TeaShop

var harness = Harness()
registerComponents(in: &harness)
registerFunctions(in: &harness)
harness.register(EnvironmentKeyBinding("unit", \.unit))
harness.register(ShopID.Basket.self)
harness.extend(addKettles)
harness.main()
