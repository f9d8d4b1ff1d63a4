import HarnessKit
import OldTeaShop
import SwiftUI
import TeaShop

extension Strength: ArgumentValue {}

/// Owns the amount that `TeaAmount` borrows through a binding.
private struct TeaAmountHost: View {
  @State var grams: Int
  let onChange: (Int) -> Void

  var body: some View {
    TeaAmount(grams: $grams)
      .onChange(of: grams) { _, new in onChange(new) }
  }
}

@MainActor
func registerComponents(in harness: inout Harness) {
  harness.register(
    Component("BasketView") { args in
      BasketView(teas: try args.value("teas", default: ["Assam"]))
    })
  harness.register(
    Component("TeaAmount") { args in
      TeaAmountHost(
        grams: try args.value("grams", default: 100),
        onChange: try args.callback("onChange", "grams"))
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
