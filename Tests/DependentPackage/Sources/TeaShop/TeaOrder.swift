import SwiftUI

/// Orders a cup of tea.
public struct TeaOrder: View {
  @State private var name = ""
  @State private var withMilk = false
  let onOrder: (String, Bool) -> Void

  /// Calls `onOrder` with the name, and whether milk is wanted.
  public init(onOrder: @escaping (String, Bool) -> Void) {
    self.onOrder = onOrder
  }

  /// The form.
  public var body: some View {
    VStack {
      TextField("Your name", text: $name)
      Toggle("Milk", isOn: $withMilk)
      Button("Order") { onOrder(name, withMilk) }
        .disabled(name.isEmpty)
    }
  }
}

#Preview {
  TeaOrder { _, _ in }
}
