import HarnessKit
import TeaShop

var harness = Harness()
harness.register(
  Component("TeaOrder") { args in
    TeaOrder(onOrder: try args.callback("onOrder", "name", "withMilk"))
  })
harness.main()
