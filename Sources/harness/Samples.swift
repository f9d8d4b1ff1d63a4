import HarnessKit
import HarnessSamples

/// The components of this repository's own scripts.
@MainActor
func registerSamples(in harness: inout Harness) {
  registerForms(in: &harness)
  registerOthers(in: &harness)
}

@MainActor
private func registerForms(in harness: inout Harness) {
  harness.register(
    Component("CheckBox") { args in
      CheckBox(
        label: try args.value("label"), value: try args.value("value"),
        onChange: try args.callback("onChange", "checked", "value"))
    })
  harness.register(
    Component("ButtonCheckBox") { args in
      ButtonCheckBox(
        label: try args.value("label"), value: try args.value("value"),
        onChange: try args.callback("onChange", "checked", "value"))
    })
  harness.register(
    Component("SignInForm") { args in
      SignInForm(signIn: try args.asyncCallback("onSignIn", "email", "password", "remember"))
    })
  harness.register(
    Component("Counter") { args in
      Counter(
        start: try args.value("start", default: 0),
        bounds: 0...(try args.value("maximum", default: 10)),
        onChange: try args.callback("onChange", "count"))
    })
  harness.register(
    Component("TodoList") { args in TodoList(titles: try args.value("titles", default: [])) })
  harness.register(
    Component("SettingsForm") { args in
      SettingsForm(onChange: try args.callback("onChange", "setting", "isOn"))
    })
  harness.register(
    Component("SearchView") { args in
      SearchView(search: try args.asyncCallback("search", "query", default: []))
    })
}

@MainActor
private func registerOthers(in harness: inout Harness) {
  harness.register(
    Component("QuantityStepper") { args in
      QuantityStepper(
        name: try args.value("name"), price: try args.value("price"),
        maximum: try args.value("maximum", default: 10),
        onOrder: try args.callback("onOrder", "quantity"))
    })
  harness.register(
    Component("SegmentedChoice") { args in
      SegmentedChoice(
        options: try args.value("options"), onSelect: try args.callback("onSelect", "option"))
    })
  harness.register(
    Component("Toast") { args in
      Toast(
        message: try args.value("message"), seconds: try args.value("seconds", default: 3),
        onGone: try args.callback("onGone"))
    })
  harness.register(
    Component("QuoteList") { args in
      QuoteList(url: try args.value("url"))
    })
  harness.register(
    Component("Countdown") { args in
      Countdown(
        seconds: try args.value("seconds"), onFinish: try args.callback("onFinish"))
    })
  harness.register(
    Component("NoteEditor") { args in NoteEditor(onSave: try args.callback("onSave", "note")) })
  harness.register(
    Component("DocumentBar") { args in
      DocumentBar(
        onSave: try args.callback("onSave"), onPin: try args.callback("onPin", "isPinned"),
        onEvent: try args.callback("onEvent", "event"))
    })
  harness.register(
    Component("CameraAccess") { args in
      CameraAccess(onDecision: try args.callback("onDecision", "isAllowed"))
    })
  harness.register(
    Component("TripPlanner") { args in
      let onBook: (String, String, Int) -> Void = try args.callback(
        "onBook", "destination", "season", "travellers")
      return TripPlanner(stops: try args.value("stops", default: [])) { request in
        onBook(request.destination, request.season.rawValue, request.travellers)
      }
    })
}
