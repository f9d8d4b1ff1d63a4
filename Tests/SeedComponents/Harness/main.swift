import Foundation
import HarnessKit
import SwiftUI

/// Asks the mounted check box to be inspected: set when one is made.
var inspect: (@escaping () -> Void) -> Void = { _ in }

/// Visits a view as the document's tests do: through its publisher, a turn of the run loop later.
func visits<V>(_ inspection: Inspection<V>) -> (@escaping () -> Void) -> Void {
  { callback in
    inspection.callbacks[1] = { _ in callback() }
    DispatchQueue.main.async { inspection.notice.send(1) }
  }
}

var harness = Harness()
harness.register(
  Component("SupportedCheckBox") { args in
    let view = SupportedCheckBox(
      label: try args.value("label"), value: try args.value("value"),
      onChange: try args.callback("onChange", "checked", "value"))
    inspect = visits(view.inspection)
    return view
  })
harness.register(
  Component("CheckBox") { args in
    let view = CheckBox(
      label: try args.value("label"), value: try args.value("value"),
      onChange: try args.callback("onChange", "checked", "value"))
    inspect = visits(view.inspection)
    return view
  })
harness.register("inspect") { (callback: LuaFunction) in
  inspect { _ = try? callback.call() }
}
harness.register(
  Component("ContentView") { args in
    ContentView()
      .environment(\.testCaseNumber, try args.value("testCaseNumber", default: 0))
      .environment(\.isTesting, try args.value("isTesting", default: false))
  })
harness.main()
