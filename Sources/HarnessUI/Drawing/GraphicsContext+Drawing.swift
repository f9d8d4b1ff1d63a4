public import Foundation
import HarnessAppleNames

extension GraphicsContext {
  // MARK: Paths

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    record("fill", path, shading)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    record("stroke \(style.lineWidth.plain)", path, shading)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Pictures

  /// A picture, ready to be drawn.
  public struct ResolvedImage {
    fileprivate let name: String
    /// The size of the picture; zero, since pictures are not read.
    public let size: CGSize
    /// How far below the top the baseline is.
    public let baseline: CGFloat
    /// What a symbol is painted with.
    public var shading: Shading?
  }

  /// Makes a picture ready.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(name: image.name, size: .zero, baseline: 0, shading: nil)
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    record("image \(image.name) \(rect.applying(transform).text)")
  }

  /// Draws a picture at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    record("image \(image.name) at \(point.applying(transform).text)")
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Texts

  /// A text, ready to be drawn.
  public struct ResolvedText {
    fileprivate let block: TextBlock
    fileprivate var text: String { block.text }
    /// What the text is painted with.
    public var shading: Shading = .foreground

    /// The size of the text in the space there is, in points.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// How far below the top the first baseline is, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

    /// How far below the top the last baseline is, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

    private func layout(in size: CGSize) -> TextLayout {
      block.layout(width: size.width, height: size.height)
    }
  }

  /// Makes a text ready.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(block: .of(text, in: environment))
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    record("text \"\(text.text)\" \(rect.applying(transform).text)")
  }

  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    record("text \"\(text.text)\" at \(point.applying(transform).text)")
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// A view of the canvas's symbols, ready to be drawn.
  public struct ResolvedSymbol {
    fileprivate let name: String
    /// The size of the view; zero, since there is no layout yet.
    public let size: CGSize
  }

  /// Makes the symbol with a tag ready.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    ResolvedSymbol(name: "\(id)", size: .zero)
  }

  /// Draws a symbol in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    record("symbol \(symbol.name) \(rect.applying(transform).text)")
  }

  /// Draws a symbol at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    record("symbol \(symbol.name) at \(point.applying(transform).text)")
  }
}

extension CGPoint {
  /// `10 20`.
  nonisolated fileprivate var text: String { "\(x.plain) \(y.plain)" }
}
