public import Foundation

/// What only AppKit has of pictures.
extension UIImage {
  /// The name of a picture.
  public typealias Name = String

  /// A symbol of the system. Which symbols there are is not known, so it is never nil.
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(.symbol(name))
    accessibilityLabel = accessibilityDescription
  }

  /// A picture of a size that shows nothing.
  public convenience init(size: CGSize) { self.init(.empty, pixels: size) }

  /// A picture from a file; nil when there is none.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A picture from a file, read at once; nil when there is none.
  public convenience init?(byReferencing url: URL) { self.init(contentsOf: url) }

  /// The data of the picture, if it is made of data.
  public var tiffRepresentation: Data? {
    if case .data(let data, _) = source { data } else { nil }
  }
}
