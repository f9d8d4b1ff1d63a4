public import Foundation

/// A picture of Core Graphics, which is kept, and not decoded.
///
/// Source: Core Graphics' documentation of `CGImage`.
public final class CGImage: Hashable, Sendable {
  /// The same for UIKit.
  package let picture: UIImage

  init(_ picture: UIImage) { self.picture = picture }

  /// How many pixels there are in a row; 0 where it is not known.
  public var width: Int { Int(picture.pixels.width) }
  /// How many rows of pixels there are; 0 where it is not known.
  public var height: Int { Int(picture.pixels.height) }
  /// The space of the colours: that of screens.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// A part of the picture, which here is the picture; nil where nothing of it is in the part.
  public func cropping(to rect: CGRect) -> CGImage? { rect.isEmpty ? nil : self }
  /// The same picture.
  public func copy() -> CGImage? { self }

  /// Whether both show the same.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.picture == rhs.picture }
  /// Feeds the picture into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}

extension UIImage {
  /// The same picture for Core Graphics; nil for one that shows nothing.
  public var cgImage: CGImage? { isEmpty ? nil : CGImage(self) }

  /// A picture of Core Graphics.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture of Core Graphics; which way up it is, is not kept.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.picture.source, pixels: cgImage.picture.pixels, scale: scale)
  }

  /// A picture of Core Graphics, as AppKit takes it; its size is not changed.
  public convenience init(cgImage: CGImage, size: CGSize) { self.init(cgImage: cgImage) }

  /// A picture of a view that is not painted: it has a size, and is under a name.
  package static func unpainted(_ name: String, pixels: CGSize, scale: CGFloat) -> UIImage {
    UIImage(.asset(name), pixels: pixels, scale: scale)
  }

  private var isEmpty: Bool { if case .empty = source { true } else { false } }
}
