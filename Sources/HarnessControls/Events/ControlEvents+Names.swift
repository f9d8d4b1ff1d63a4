/// The names that scripts use: those of Swift in snake_case.
extension ControlEvents: CustomStringConvertible {
  static let names: [(name: String, events: ControlEvents)] = [
    ("touch_down", .touchDown), ("touch_down_repeat", .touchDownRepeat),
    ("touch_drag_inside", .touchDragInside), ("touch_drag_outside", .touchDragOutside),
    ("touch_drag_enter", .touchDragEnter), ("touch_drag_exit", .touchDragExit),
    ("touch_up_inside", .touchUpInside), ("touch_up_outside", .touchUpOutside),
    ("touch_cancel", .touchCancel), ("value_changed", .valueChanged),
    ("primary_action_triggered", .primaryActionTriggered),
    ("menu_action_triggered", .menuActionTriggered), ("editing_did_begin", .editingDidBegin),
    ("editing_changed", .editingChanged), ("editing_did_end", .editingDidEnd),
    ("editing_did_end_on_exit", .editingDidEndOnExit),
    ("all_touch_events", .allTouchEvents), ("all_editing_events", .allEditingEvents),
    ("application_reserved", .applicationReserved), ("system_reserved", .systemReserved),
    ("all_events", .allEvents),
  ]

  /// The events of some names; a name that is none counts for nothing.
  init(named names: [String]) {
    self = names.reduce(into: []) { events, name in
      events.formUnion(Self.names.first { $0.name == name }?.events ?? [])
    }
  }

  /// The names of the events in it, joined by `|`: `touch_down|value_changed`. A bit without a name
  /// is `bit_9`, a mask of several with a name of its own is that name.
  public var description: String {
    if let mask = Self.names.first(where: { $0.events == self }) { return mask.name }
    return single.map { event in
      Self.names.first { $0.events == event }?.name
        ?? "bit_\(event.rawValue.trailingZeroBitCount)"
    }.joined(separator: "|")
  }
}
