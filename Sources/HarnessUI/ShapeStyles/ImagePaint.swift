public import Foundation

/// A picture that is repeated.
///
/// Source: SwiftUI's documentation of `ImagePaint`.
nonisolated public struct ImagePaint: ShapeStyle, NamedShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture that is used, in shares of its size.
  public var sourceRect: CGRect
  /// How large the picture is painted.
  public var scale: CGFloat

  /// Repeats a picture.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  package var styleName: String { "image" }
}

extension ShapeStyle where Self == ImagePaint {
  /// Repeats a picture.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
