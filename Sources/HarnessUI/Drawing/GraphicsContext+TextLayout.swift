import Foundation
import HarnessAppleNames

extension Text.Layout {
  /// How letters are drawn.
  ///
  /// Source: SwiftUI's documentation of `Text.Layout.DrawingOptions`.
  nonisolated public struct DrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// From bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Letters stand on whole pixels.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a stretch of a text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[0..<run.count], options: options)
  }

  /// Draws some letters of a text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    let origin = slice.typographicBounds.origin.applying(transform)
    let text = String(slice.run.letters[slice.indices])
    record("letters \"\(text)\" at \(origin.x.plain) \(origin.y.plain)")
  }
}
