public import Foundation

/// The name of a picture among a bundle's assets.
///
/// Source: Apple's documentation of `ImageResource`.
public struct ImageResource: Hashable, @unchecked Sendable {
  package let name: String
  package let bundle: Bundle

  /// Names a picture.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
