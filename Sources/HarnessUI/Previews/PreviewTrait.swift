public import Foundation

/// A property of a preview, such as the size it is shown in.
///
/// Source: SwiftUI's documentation of `PreviewTrait`.
public struct PreviewTrait<T> {
  /// What a trait says about the room around the view.
  package enum Layout: Equatable, Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
    case portrait
    case landscape
  }

  /// The layout that this trait asks for, if it asks for one.
  package let layout: Layout?
  /// The modifier that this trait puts around the view, if there is one.
  package let modifier: (any PreviewModifier)?

  init(layout: Layout) {
    self.layout = layout
    modifier = nil
  }

  init(modifier: any PreviewModifier) {
    layout = nil
    self.modifier = modifier
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device.
  public static var defaultLayout: Self { Self(layout: .device) }
  /// The size of the view itself.
  public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFits) }
  /// A given size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(layout: .fixed(width: width, height: height))
  }
  /// A device that is held upright.
  public static var portrait: Self { Self(layout: .portrait) }
  /// A device that is held upside down.
  public static var portraitUpsideDown: Self { Self(layout: .portrait) }
  /// A device that lies on its left side.
  public static var landscapeLeft: Self { Self(layout: .landscape) }
  /// A device that lies on its right side.
  public static var landscapeRight: Self { Self(layout: .landscape) }
  /// Surroundings that several previews share.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(modifier: modifier)
  }
}
