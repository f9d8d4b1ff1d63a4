public import Foundation

extension ButtonBorderShape: InsettableShape {
  /// The outline of a button: a capsule where nothing else is said.
  nonisolated public func path(in rect: CGRect) -> Path {
    switch name {
    case "rounded_rectangle": Path(roundedRect: rect, cornerRadius: radius ?? 8)
    case "circle": Circle().path(in: rect)
    default: Capsule().path(in: rect)
    }
  }

  /// The shape, smaller on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of buttons in the place.
  public static var buttonBorder: Self { .automatic }
}
