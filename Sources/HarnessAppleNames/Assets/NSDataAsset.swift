public import Foundation

/// Data among a bundle's assets: here a file of that name in the bundle.
///
/// Source: Apple's documentation of `NSDataAsset`.
public final class NSDataAsset: NSObject, @unchecked Sendable {
  /// The asset's name.
  public let name: String
  /// What the asset holds.
  public let data: Data

  /// The asset of the main bundle; nil where there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// The asset of a bundle; nil where there is none.
  public init?(name: String, bundle: Bundle) {
    guard let url = bundle.url(forResource: name, withExtension: nil),
      let data = try? Data(contentsOf: url)
    else { return nil }
    self.name = name
    self.data = data
  }
}
