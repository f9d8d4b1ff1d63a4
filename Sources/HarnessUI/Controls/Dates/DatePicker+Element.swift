import Foundation

extension DatePicker: PrimitiveView {
  /// The value is read here, so a change of the binding describes the picker again.
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let environment = node.environment
    let element = ElementDescription(
      .datePicker, value: .string(DateText.text(of: view.selection.wrappedValue)))
    let calendar = environment.calendar
    element.adjusting = ValueEditing(
      set: { view.set($0, in: calendar) },
      taken: { value in
        guard case .string(let text) = value else { return nil }
        let former = view.selection.wrappedValue
        return DateText.date(from: text, at: former, in: calendar)
          .map { .string(DateText.text(of: $0)) }
      })
    element.mergesContent = true
    element.attributes.append(("displayed_components", .string(view.components.names)))
    if let date = view.minimum {
      element.attributes.append(("minimum", .string(DateText.text(of: date))))
    }
    if let date = view.maximum {
      element.attributes.append(("maximum", .string(DateText.text(of: date))))
    }
    element.note("date_picker_style", DatePickerFamily.self, in: environment)
    node.element = element
    if let style = environment.customStyle(DatePickerFamily.self) {
      draw(view, by: style, to: node)
    } else {
      node.layout = rule(
        of: environment[StyleNameKey<DatePickerFamily>.self], showing: view.components)
      node.content(view.label)
    }
  }

  private static func rule(
    of style: String?, showing components: DatePickerComponents
  ) -> any LayoutRule {
    if style == "graphical" { return FullWidthRule(height: ControlMetrics.calendarHeight) }
    if style == "wheel" { return FullWidthRule(height: ControlMetrics.wheelHeight) }
    var part = components.contains(.date) ? ControlMetrics.compactDate : .zero
    if components.contains(.hourAndMinute) {
      let time = ControlMetrics.compactTime
      part.width += (part.width > 0 ? ControlMetrics.gap : 0) + time.width
      part.height = max(part.height, time.height)
    }
    return LabeledControlRule(part: part)
  }

  @MainActor private static func draw<S: DatePickerStyle>(
    _ view: Self, by style: S, to node: some NodeBuilder
  ) {
    node.styled(by: style, otherwise: view.label) { style, node in
      let configuration = DatePickerStyleConfiguration(
        label: .init(view: view.label), minimumDate: view.minimum, maximumDate: view.maximum,
        displayedComponents: view.components, selection: view.selection)
      node.content(style.makeBody(configuration: configuration))
    }
  }

  private func set(_ value: ElementValue, in calendar: Calendar) -> String? {
    guard case .string(let text) = value else { return "takes a date such as \(ISODate.example)" }
    guard let date = DateText.date(from: text, at: selection.wrappedValue, in: calendar) else {
      return "takes a date: \(ISODate.refusal(of: text))"
    }
    if let minimum, date < minimum { return "begins with \(DateText.text(of: minimum))" }
    if let maximum, date > maximum { return "ends with \(DateText.text(of: maximum))" }
    selection.wrappedValue = date
    return nil
  }
}

/// Dates as scripts write them.
enum DateText {
  /// In UTC: `2026-01-31T09:30:00Z`.
  static func text(of date: Date) -> String { date.formatted(.iso8601) }

  /// An instant, or a day, which keeps the time of day of another date; nil for anything else.
  static func date(from text: String, at former: Date, in calendar: Calendar) -> Date? {
    guard let date = ISODate.date(from: text) else { return nil }
    if text.utf8.count > 10 { return date }
    var day = Calendar(identifier: .gregorian)
    day.timeZone = calendar.timeZone
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    var parts = day.dateComponents([.hour, .minute, .second], from: former)
    (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
    return day.date(from: parts)
  }
}
