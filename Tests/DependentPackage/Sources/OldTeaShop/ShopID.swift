import HarnessIdentifiers

/// What tests call the elements of the shop.
public enum ShopID {
  /// The sum of a basket and what came last.
  public enum Basket: String, CaseIterable, PrettyRawRepresentable {
    case count, last
  }
}
