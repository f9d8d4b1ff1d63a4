import HarnessKit
import OldTeaShop
import SwiftUI
import TeaShop

extension Strength: ArgumentValue {}

@MainActor
func registerComponents(in harness: inout Harness) {
  harness.register(
    Component("BasketView") { args in
      BasketView(teas: try args.value("teas", default: ["Assam"]))
    })
  harness.register(
    Component("TeaAmount") { args in
      TeaAmount(grams: try args.binding("grams", default: 100))
    })
  harness.register(
    Component("TeaTimer") { args in
      TeaTimer(
        strength: try args.value("strength", default: .light),
        mayStart: try args.callback("mayStart", "seconds", default: true),
        onReady: try args.callback("onReady"))
    })
  harness.register(
    Component("TeaSearch") { args in
      TeaSearch(find: try args.asyncCallback("find", "query", default: []))
    })
}
