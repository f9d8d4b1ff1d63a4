import HarnessKit
import TeaShop

@MainActor
func registerFunctions(in harness: inout Harness) {
  harness.register("priceInCents") { (grams: Int, perKilo: Double) in
    Int((Double(grams) * perKilo / 10).rounded())
  }
  harness.register("parseStrength") { (text: String) throws -> String in
    guard let strength = Strength(rawValue: text) else { throw UnknownStrength(text: text) }
    return strength.rawValue
  }
  harness.register(
    Matcher("to_weigh_at_most") { (grams: Int, most: Int) in
      .init(holds: grams <= most, why: "\(grams - most) g too much")
    })
}

struct UnknownStrength: Error, CustomStringConvertible {
  let text: String
  var description: String { "there is no strength '\(text)'" }
}
