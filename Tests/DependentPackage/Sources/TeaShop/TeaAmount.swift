import SwiftUI

/// Changes an amount that somebody else owns.
public struct TeaAmount: View {
  @Binding var grams: Int

  public init(grams: Binding<Int>) { _grams = grams }

  public var body: some View {
    HStack {
      Button("Less") { grams -= 50 }
        .disabled(grams == 0)
      Text("\(grams) g")
        .accessibilityIdentifier("amount")
      Button("More") { grams += 50 }
    }
  }
}
