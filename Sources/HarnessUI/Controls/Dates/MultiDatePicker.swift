public import Foundation

/// A control that chooses several days.
///
/// Source: SwiftUI's documentation of `MultiDatePicker`.
nonisolated public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let start: Date?
  let end: Date?
  let label: Label

  private init(
    _ selection: Binding<Set<DateComponents>>, _ start: Date?, _ end: Date?, label: Label
  ) {
    self.selection = selection
    self.start = start
    self.end = end
    self.label = label
  }
}

extension MultiDatePicker {
  /// A picker of days with a label made of views.
  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, nil, label: label()) }

  /// A picker of days of a range with a label made of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound, bounds.upperBound, label: label()) }

  /// A picker of days from a date on with a label made of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound, nil, label: label()) }

  /// A picker of days before a date with a label made of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, bounds.upperBound, label: label()) }
}

extension MultiDatePicker where Label == Text {
  /// A picker of days with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, nil, label: Text(titleKey))
  }

  /// A picker of days with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, nil, label: Text(title))
  }

  /// A picker of days of a range with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label: Text(titleKey))
  }

  /// A picker of days of a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label: Text(title))
  }

  /// A picker of days from a date on with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, label: Text(titleKey))
  }

  /// A picker of days from a date on with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, label: Text(title))
  }

  /// A picker of days before a date with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, label: Text(titleKey))
  }

  /// A picker of days before a date with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, label: Text(title))
  }
}

extension MultiDatePicker: PrimitiveView {
  /// The value is read here, so a change of the binding describes the picker again.
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let calendar = node.environment.calendar
    let days = view.selection.wrappedValue.compactMap { calendar.date(from: $0) }.sorted()
    let element = ElementDescription(
      .datePicker, value: .string(days.map { text(of: $0, calendar) }.joined(separator: " ")))
    element.adjusting = ValueEditing(set: { view.set($0, in: calendar) })
    element.mergesContent = true
    element.attributes.append(("days", .number(Double(days.count))))
    node.element = element
    node.layout = FullWidthRule(height: ControlMetrics.calendarHeight)
    node.content(view.label)
  }

  private static func text(of day: Date, _ calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: day)
    let numbers = [(parts.year, 4), (parts.month, 2), (parts.day, 2)].map { number, width in
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return numbers.joined(separator: "-")
  }

  /// Takes days, written one after the other.
  private func set(_ value: ElementValue, in calendar: Calendar) -> String? {
    guard case .string(let text) = value else { return "takes days such as \"2026-01-31\"" }
    var days: Set<DateComponents> = []
    for word in text.split(separator: " ") {
      let midnight = calendar.startOfDay(for: Date(timeIntervalSince1970: 0))
      guard let day = DateText.date(from: String(word), at: midnight, in: calendar) else {
        return "takes days such as \"2026-01-31\": \(ISODate.refusal(of: String(word)))"
      }
      if let start, day < calendar.startOfDay(for: start) { return "begins after \(word)" }
      if let end, day >= end { return "ends before \(word)" }
      days.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
    selection.wrappedValue = days
    return nil
  }
}
