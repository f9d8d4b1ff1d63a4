/// A value that is filled into a localised text.
package enum FormatArgument: Hashable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
  case text(String)

  /// What plural rules look at; nil for a text.
  package var quantity: PluralQuantity? {
    switch self {
    case .integer(let value): PluralQuantity(value.magnitude)
    case .unsigned(let value): PluralQuantity(value)
    case .real(let value): PluralQuantity(value)
    case .text: nil
    }
  }
}
