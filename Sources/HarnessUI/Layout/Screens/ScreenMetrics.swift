package import Foundation

/// The lengths of what is no content, in points: bars, sheets, dialogs, menus, the keyboard.
///
/// Apple documents none of them; these are ours, after the looks of an iPhone.
package nonisolated enum ScreenMetrics {
  // MARK: Bars

  /// The navigation bar with its buttons.
  static let navigationBar: CGFloat = 44
  /// What a large title adds to it.
  static let largeTitle: CGFloat = 52
  /// The bar at the bottom of a page.
  static let toolbar: CGFloat = 44
  static let tabBar: CGFloat = 49
  /// The dots of pages, and the width of each.
  static let pageDots = CGSize(width: 16, height: 26)
  /// Above the keyboard.
  package static let keyboardBar: CGFloat = 44
  static let backButton = CGSize(width: 64, height: 44)
  /// From a side of the screen to the items of a bar.
  package static let barMargin: CGFloat = 16
  /// Between items of a bar.
  static let barSpacing: CGFloat = 8
  static let searchField: CGFloat = 36
  /// Above and below the field of a search.
  static let searchPadding: CGFloat = 8
  /// The scopes of a search.
  static let scopeBar: CGFloat = 32
  /// The columns of a split view but the last one.
  static let column: CGFloat = 320

  // MARK: Presentations

  /// From the top of the safe area to a sheet.
  static let sheetTop: CGFloat = 10
  /// A sheet where there is ample room from side to side.
  static let formSheet = CGSize(width: 540, height: 620)
  static let pageSheet = CGSize(width: 712, height: 936)
  static let inspector: CGFloat = 270
  /// From a popover or a menu to what it belongs to.
  static let anchorGap: CGFloat = 8
  /// From the ends of the safe area to what floats in it.
  static let floatingMargin: CGFloat = 8
  static let alertWidth: CGFloat = 270
  static let alertButton: CGFloat = 44
  /// Above, below and beside what an alert says.
  static let alertPadding: CGFloat = 16
  /// Between what an alert says and what it asks for.
  static let alertSpacing: CGFloat = 8
  static let dialogButton: CGFloat = 57
  static let menuWidth: CGFloat = 250
  static let menuItem: CGFloat = 44

  // MARK: The keyboard

  /// How much of a screen the keyboard covers from below, in points.
  package static func keyboardHeight(on screen: ScreenGeometry) -> CGFloat {
    let (short, long) = (
      min(screen.size.width, screen.size.height), max(screen.size.width, screen.size.height)
    )
    // No telephone is that wide.
    if short >= 700 { return 320 }
    if screen.size.width == long, short < long { return 210 }
    return screen.safeArea.bottom > 0 ? 291 : 216
  }
}
