import SwiftUI

struct DatesProbe: View {
  @State private var date = Date(timeIntervalSince1970: 1_767_225_600)
  @State private var days: Set<DateComponents> = []
  private let plain: String = "plain"

  var body: some View {
    let start = Date(timeIntervalSince1970: 1_766_000_000)
    let end = Date(timeIntervalSince1970: 1_768_000_000)
    VStack {
      DatePicker("key", selection: $date)
      DatePicker(plain, selection: $date, displayedComponents: .date)
      DatePicker("time", selection: $date, displayedComponents: [.hourAndMinute])
      DatePicker("seconds", selection: $date, displayedComponents: .hourMinuteAndSecond)
      DatePicker(selection: $date) { Text("label") }
      DatePicker("range", selection: $date, in: start...end, displayedComponents: .date)
      DatePicker("from", selection: $date, in: start...)
      DatePicker("through", selection: $date, in: ...end, displayedComponents: [.date])
      DatePicker(selection: $date, in: start...end, displayedComponents: .date) {
        Text("label range")
      }
      MultiDatePicker("days", selection: $days)
      MultiDatePicker("days range", selection: $days, in: start..<end)
      MultiDatePicker("days from", selection: $days, in: start...)
      MultiDatePicker("days before", selection: $days, in: ..<end)
      MultiDatePicker(selection: $days) { Text("days label") }
      Text("\(days.count) days").accessibilityIdentifier("days-count")
    }
  }
}

struct WeekDatePickerStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Button("next week") { configuration.selection += 7 * 86400 }
      DatePicker(configuration)
    }
  }
}

struct DateStylesProbe: View {
  @State private var date = Date(timeIntervalSince1970: 1_767_225_600)

  var body: some View {
    VStack {
      DatePicker("custom", selection: $date).datePickerStyle(WeekDatePickerStyle())
      DatePicker("automatic", selection: $date).datePickerStyle(.automatic)
      DatePicker("default", selection: $date).datePickerStyle(DefaultDatePickerStyle())
      DatePicker("compact", selection: $date).datePickerStyle(.compact)
      DatePicker("compact type", selection: $date).datePickerStyle(CompactDatePickerStyle())
      DatePicker("graphical", selection: $date).datePickerStyle(.graphical)
      DatePicker("graphical type", selection: $date).datePickerStyle(GraphicalDatePickerStyle())
      DatePicker("wheel", selection: $date).datePickerStyle(.wheel)
      DatePicker("wheel type", selection: $date).datePickerStyle(WheelDatePickerStyle())
      DatePicker("field", selection: $date).datePickerStyle(.field)
      DatePicker("field type", selection: $date).datePickerStyle(FieldDatePickerStyle())
      DatePicker("stepper field", selection: $date).datePickerStyle(.stepperField)
      DatePicker("stepper field type", selection: $date)
        .datePickerStyle(StepperFieldDatePickerStyle())
    }
  }
}
