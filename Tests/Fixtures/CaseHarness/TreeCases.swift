import HarnessKit
import SwiftUI

/// What is there, what is not, and by what it is found.
@MainActor
func registerTreeCases(in harness: inout Harness) {
  harness.register(Component("PartlyHidden") { _ in PartlyHidden() })
  harness.register(
    Component("Conditional") { args in Conditional(flag: try args.value("flag", default: false)) })
  harness.register(Component("Marked") { _ in Marked() })
  harness.register(Component("Nested") { _ in Nested() })
  harness.register(Component("UnusualPlaces") { _ in UnusualPlaces() })
}

private struct PartlyHidden: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("abc") { taps += 1 }
      HStack { Button("123") { taps += 100 } }.hidden()
      Text("\(taps)").accessibilityIdentifier("taps")
    }
  }
}

private struct Conditional: View {
  let flag: Bool

  var body: some View {
    VStack {
      HStack {
        if flag { Text("ABC") }
        Text("XYZ")
      }
      HStack {
        if flag { Text("one") }
        Text("two")
        if !flag { Text("three") }
      }
    }
  }
}

/// Views with ids and tags of several types.
private struct Marked: View {
  var body: some View {
    VStack {
      Text("seven").id(7)
      Text("five").id("5")
      Toggle("four", isOn: .constant(true)).tag(4)
    }
  }
}

/// Groups in groups, with the same text in several of them.
private struct Nested: View {
  var body: some View {
    VStack {
      VStack {
        Text("Shelf")
        HStack {
          Text("Milk"); Text("2 €")
        }.accessibilityIdentifier("milk")
        HStack {
          Text("Bread"); Text("3 €")
        }.accessibilityIdentifier("bread")
      }
      .accessibilityIdentifier("shelf")
      HStack { Text("Cheese") }.accessibilityIdentifier("counter")
    }
  }
}

/// A label on a text inside a button's label, and an identifier on a text inside a mask.
private struct UnusualPlaces: View {
  var body: some View {
    VStack {
      Button {
      } label: {
        Text("×").accessibilityLabel("inner")
      }
      .accessibilityLabel("Close")
      Text("masked").mask(Text("mask").accessibilityIdentifier("mask"))
    }
  }
}
