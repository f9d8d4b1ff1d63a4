import Combine
import HarnessIdentifiers
import SwiftUI

/// What somebody is going to buy.
public final class Basket: ObservableObject {
  /// The teas, in the order in which they were added.
  @Published public private(set) var teas: [String] = []
  let added = PassthroughSubject<String, Never>()

  /// An empty basket.
  public init() {}

  func add(_ tea: String) {
    teas.append(tea)
    added.send(tea)
  }
}

/// A shelf of teas and the basket that they go into.
public struct BasketView: View {
  @StateObject private var basket = Basket()
  @State private var last = "nothing"
  let teas: [String]

  /// A shelf of these teas.
  public init(teas: [String]) {
    self.teas = teas
  }

  /// Buttons, a sum, and what came last.
  public var body: some View {
    VStack {
      ForEach(teas, id: \.self) { tea in
        Button("Add \(tea)") { basket.add(tea) }
      }
      BasketSummary()
      Text("Last added: \(last)")
        .accessibilityIdentifier(ShopID.Basket.last)
    }
    .environmentObject(basket)
    .onReceive(basket.added) { last = $0 }
  }
}

struct BasketSummary: View {
  @EnvironmentObject var basket: Basket

  var body: some View {
    Text("\(basket.teas.count) in the basket")
      .accessibilityIdentifier(ShopID.Basket.count)
  }
}

struct BasketView_Previews: PreviewProvider {
  static var previews: some View {
    BasketView(teas: ["Assam", "Sencha"])
  }
}
