public import Foundation
public import HarnessAppleNames
public import HarnessCombine

/// Makes a picture of a view. There is nothing here that paints: the picture has a name, and a size
/// where one is proposed.
///
/// Source: SwiftUI's documentation of `ImageRenderer`.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Announces changes of what is to be painted.
  nonisolated public let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that is offered to the view.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// How many pixels a point has.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether nothing behind is seen.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// How colours are mixed.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }
  /// Whether the picture can be observed.
  public var isObservationEnabled = false

  /// For a view.
  public init(content view: Content) { content = view }

  /// The picture for UIKit, under the name of the view's type.
  public var uiImage: UIImage? {
    let size = CGSize(width: proposedSize.width ?? 0, height: proposedSize.height ?? 0)
    return .unpainted(
      "\(Content.self)", pixels: CGSize(width: size.width * scale, height: size.height * scale),
      scale: scale)
  }

  /// The picture for AppKit.
  public var nsImage: NSImage? { uiImage }

  /// The picture for Core Graphics.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
