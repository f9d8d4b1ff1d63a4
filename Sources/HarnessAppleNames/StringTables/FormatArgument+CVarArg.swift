import Foundation

extension FormatArgument {
  /// An argument of a format, by what it is.
  package init(_ value: some CVarArg) {
    switch value {
    case let number as Int: self = .integer(Int64(number))
    case let number as Double: self = .real(number)
    case let number as CGFloat: self = .real(Double(number))
    case let number as Float: self = .real(Double(number))
    case let number as any BinaryInteger: self = Self.whole(number)
    default: self = .text("\(value)")
    }
  }

  private static func whole(_ number: some BinaryInteger) -> FormatArgument {
    .integer(Int64(truncatingIfNeeded: number))
  }
}
