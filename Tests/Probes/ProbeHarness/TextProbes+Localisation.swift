import HarnessKit
import SwiftUI

@MainActor
func registerLocalisationProbes(in harness: inout Harness) {
  harness.probe("LocalisationProbe") { LocalisationProbe() }
  harness.probe("PluralProbe") { PluralProbe() }
  harness.probe("NumberProbe") { NumberProbe() }
  harness.probe("FormatProbe") { FormatProbe() }
}

private struct LocalisationProbe: View {
  let name = "Ada"

  var body: some View {
    VStack {
      Text("greeting").accessibilityIdentifier("greeting")
      Text("Hello, \(name)!").accessibilityIdentifier("argument")
      Text("swap \("first") \("second")").accessibilityIdentifier("swapped")
      Text("only english").accessibilityIdentifier("fallback")
      Text("in no table").accessibilityIdentifier("missing")
      Text("colour", tableName: "Colours").accessibilityIdentifier("table")
      Text("greeting", bundle: .module).accessibilityIdentifier("module")
      Text(verbatim: "greeting").accessibilityIdentifier("verbatim")
      Text("catalogued", tableName: "Catalogue").accessibilityIdentifier("catalogue")
      Text("marked").accessibilityIdentifier("marked")
      Text("greeting").textCase(.uppercase).accessibilityIdentifier("case")
      Text("greeting").environment(\.locale, Locale(identifier: "fr"))
        .accessibilityIdentifier("french")
      Button("greeting") {}.accessibilityIdentifier("button")
      TextField("greeting", text: .constant("")).accessibilityIdentifier("field")
      Toggle("greeting", isOn: .constant(true)).accessibilityLabel("greeting")
        .accessibilityIdentifier("toggle")
      Label("greeting", systemImage: "hand.wave").labelStyle(.iconOnly)
        .accessibilityIdentifier("label")
      Text("100%").accessibilityIdentifier("percent")
      Text("100% of \(name)").accessibilityIdentifier("percent argument")
    }
  }
}

private struct PluralProbe: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) apples").accessibilityIdentifier("dict")
      Text("\(count) pears", tableName: "Catalogue").accessibilityIdentifier("catalogue")
      Text("\(count) birds in \(2) trees", tableName: "Catalogue").accessibilityIdentifier("two")
      Button("One more") { count += 1 }
      Button("Many more") { count += 1000 }
    }
  }
}

private struct NumberProbe: View {
  let year = 2021
  let small: UInt8 = 7
  let half = 0.5
  let optional: Int? = nil

  var body: some View {
    VStack {
      Text("\(year)").accessibilityIdentifier("integer")
      Text("\(1_234_567)").accessibilityIdentifier("million")
      Text("\(-1500)").accessibilityIdentifier("negative")
      Text("\(small)").accessibilityIdentifier("unsigned")
      Text("\(half)").accessibilityIdentifier("double")
      Text("\(1234.5, specifier: "%.2f")").accessibilityIdentifier("specifier")
      Text("\(7, specifier: "%03d")").accessibilityIdentifier("padded")
      Text("\(CGFloat(2.5))").accessibilityIdentifier("points")
      Text(String(year)).accessibilityIdentifier("string")
      Text("\(optional.map(String.init) ?? "none")").accessibilityIdentifier("optional")
      Text("\(true)").accessibilityIdentifier("boolean")
    }
  }
}

private struct FormatProbe: View {
  let date = Date(timeIntervalSince1970: 0)

  var body: some View {
    VStack {
      Text(1234.5, format: .number).accessibilityIdentifier("number")
      Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))
        .accessibilityIdentifier("own locale")
      Text("\(1234.5, format: .number)").accessibilityIdentifier("interpolated")
      Text(date, format: .dateTime.month(.wide)).accessibilityIdentifier("month")
      Text(date, style: .date).accessibilityIdentifier("date")
      Text("\(NSNumber(value: 5), formatter: NumberFormatter()) stars")
        .accessibilityIdentifier("formatter")
    }
  }
}
