import SwiftUI

/// Presses like a key of a pocket calculator.
struct KeyButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(8)
            .background(configuration.isPressed ? Color.gray : Color.clear)
            .foregroundColor(isEnabled ? .primary : .secondary)
    }
}

/// Chooses a quantity and shows what it costs.
public struct QuantityStepper: View {
    @State private var quantity = 1
    let name: String
    let price: Double
    let maximum: Int
    let onOrder: (Int) -> Void

    public init(name: String, price: Double, maximum: Int, onOrder: @escaping (Int) -> Void) {
        self.name = name
        self.price = price
        self.maximum = maximum
        self.onOrder = onOrder
    }

    public var body: some View {
        VStack {
            HStack {
                Button { quantity -= 1 } label: { Image(systemName: "minus") }
                    .disabled(quantity == 1)
                    .accessibilityLabel("Fewer")
                Text(quantity == 1 ? "1 piece" : "\(quantity) pieces")
                    .accessibilityIdentifier("quantity")
                Button { quantity += 1 } label: { Image(systemName: "plus") }
                    .disabled(quantity == maximum)
                    .accessibilityLabel("More")
            }
            .buttonStyle(KeyButtonStyle())
            Text("\(name): \(price * Double(quantity), specifier: "%.2f") €")
                .accessibilityIdentifier("total")
            Button("Order") { onOrder(quantity) }
        }
    }
}
