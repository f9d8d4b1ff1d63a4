public import Foundation

// The compiler looks these three names up for a literal whose type nothing else says.

/// What a colour literal is.
public typealias _ColorLiteralType = UIColor
/// What a literal of a picture is.
public typealias _ImageLiteralType = UIImage
/// What a literal of a file is.
public typealias _FileReferenceLiteralType = URL

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
