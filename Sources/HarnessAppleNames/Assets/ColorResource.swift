public import Foundation

/// The name of a colour among a bundle's assets.
///
/// Source: Apple's documentation of `ColorResource`.
public struct ColorResource: Hashable, @unchecked Sendable {
  package let name: String
  package let bundle: Bundle

  /// Names a colour.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
