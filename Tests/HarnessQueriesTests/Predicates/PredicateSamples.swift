import HarnessGraph
import HarnessQueries
import HarnessUI

typealias P = ElementPredicate

/// A judge whose finger reaches what is enabled.
func judge() -> ElementJudge { ElementJudge { $0.isEnabled } }

/// What is wrong with a format; nil for a sound one.
func problem(_ format: String, _ values: P.Value...) -> PredicateSyntaxError? {
  do throws(PredicateSyntaxError) {
    _ = try P.format(format, values: values)
    return nil
  } catch {
    return error
  }
}

/// Elements of many kinds, each with an identifier.
struct PredicateSamples: View {
  var body: some View {
    VStack {
      Button("Save as…") {}.accessibilityIdentifier("save")
      Button("It's \"ok\"") {}.accessibilityIdentifier("quotes").disabled(true)
      Text("Crème brûlée").accessibilityIdentifier("dessert")
      Text("100% a*b?c\\d").accessibilityIdentifier("signs")
      Text("two\nlines").accessibilityIdentifier("lines")
      Text("Heading").accessibilityIdentifier("heading").accessibilityAddTraits(.isHeader)
      Toggle("Wi-Fi", isOn: .constant(true)).accessibilityIdentifier("on")
      Toggle("Sound", isOn: .constant(false)).accessibilityIdentifier("off")
      Slider(value: .constant(0.5)).accessibilityIdentifier("half")
      TextField("Name", text: .constant("Ada")).accessibilityIdentifier("field")
      SecureField("Password", text: .constant("secret")).accessibilityIdentifier("secret")
      Text("5").accessibilityValue("5").accessibilityIdentifier("five")
      Image(systemName: "star").accessibilityIdentifier("star")
      HStack {
        Text("Milk")
        Button("Delete") {}
      }
      .accessibilityIdentifier("group")
    }
  }
}
