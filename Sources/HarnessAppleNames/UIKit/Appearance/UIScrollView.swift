public import Foundation

/// The look of scrolling views.
///
/// Source: Apple's documentation of `UIScrollView`.
public class UIScrollView: UIView, @unchecked Sendable {
  /// What becomes of the keyboard when the user scrolls.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It goes.
    case onDrag
    /// It follows the finger.
    case interactive
    /// It goes, and what belongs to it.
    case onDragWithAccessory
    /// It follows the finger, and what belongs to it.
    case interactiveWithAccessory
  }

  /// How content makes room for bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system has it.
    case automatic
    /// Where the content scrolls.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all sides.
    case always
  }

  /// Whether content goes further than its end and back.
  public var bounces = true
  /// Whether content that fits does so from top to bottom.
  public var alwaysBounceVertical = false
  /// Whether content that fits does so from side to side.
  public var alwaysBounceHorizontal = false
  /// Whether it can be scrolled.
  public var isScrollEnabled = true
  /// Whether it stops at pages.
  public var isPagingEnabled = false
  /// Whether it shows where it is from top to bottom.
  public var showsVerticalScrollIndicator = true
  /// Whether it shows where it is from side to side.
  public var showsHorizontalScrollIndicator = true
  /// What becomes of the keyboard when the user scrolls.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Room around the content.
  public var contentInset = UIEdgeInsets.zero
  /// Room around what shows where it is.
  public var scrollIndicatorInsets = UIEdgeInsets.zero
  /// How content makes room for bars.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// How far it is scrolled.
  public var contentOffset = CGPoint.zero
  /// The size of the content.
  public var contentSize = CGSize.zero
  /// Whether touches wait until it is clear that nobody scrolls.
  public var delaysContentTouches = true
  /// What the user pulls to load anew.
  public var refreshControl: UIRefreshControl?
}

/// The look of lists.
///
/// Source: Apple's documentation of `UITableView`.
public class UITableView: UIScrollView, @unchecked Sendable {
  /// How rows are parted.
  public typealias SeparatorStyle = UITableViewCell.SeparatorStyle
  /// How rows are parted.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  public var separatorColor: UIColor?
  /// How far those lines are set in.
  public var separatorInset = UIEdgeInsets.zero
  /// The height of rows.
  public var rowHeight: CGFloat = -1
  /// The height of headers.
  public var sectionHeaderHeight: CGFloat = -1
  /// The height of footers.
  public var sectionFooterHeight: CGFloat = -1
  /// The room above headers.
  public var sectionHeaderTopPadding: CGFloat = 0
  /// What is above all rows.
  public var tableHeaderView: UIView?
  /// What is below all rows.
  public var tableFooterView: UIView?
  /// What is behind all rows.
  public var backgroundView: UIView?
  /// Whether a row can be selected.
  public var allowsSelection = true
  /// Whether several rows can be selected.
  public var allowsMultipleSelection = false
  /// Whether a row can be selected in edit mode.
  public var allowsSelectionDuringEditing = false
}

/// The look of rows.
///
/// Source: Apple's documentation of `UITableViewCell`.
public class UITableViewCell: UIView, @unchecked Sendable {
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    /// Like others.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As usual.
    case `default`
  }

  /// How rows are parted.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none
    /// By a line.
    case singleLine
  }

  /// How a selected row looks.
  public var selectionStyle = SelectionStyle.default
  /// What is behind a row.
  public var backgroundView: UIView?
  /// What is behind a selected row.
  public var selectedBackgroundView: UIView?
}

/// The look of headers and footers in lists.
public class UITableViewHeaderFooterView: UIView, @unchecked Sendable {
  /// What is behind a header.
  public var backgroundView: UIView?
}

/// The look of grids, and of newer lists.
///
/// Source: Apple's documentation of `UICollectionView`.
public class UICollectionView: UIScrollView, @unchecked Sendable {
  /// What is behind all cells.
  public var backgroundView: UIView?
  /// Whether a cell can be selected.
  public var allowsSelection = true
}

/// The look of cells in grids.
public class UICollectionViewCell: UIView, @unchecked Sendable {
  /// What is behind a cell.
  public var backgroundView: UIView?
}

/// The look of fields of several lines.
///
/// Source: Apple's documentation of `UITextView`.
public class UITextView: UIScrollView, @unchecked Sendable {
  /// The font.
  public var font: UIFont?
  /// The colour of the letters.
  public var textColor: UIColor?
  /// Where lines stand.
  public var textAlignment = NSTextAlignment.natural
  /// Room around the text.
  public var textContainerInset = UIEdgeInsets.zero
  /// Whether the user can change the text.
  public var isEditable = true
  /// Whether the user can select text.
  public var isSelectable = true
}
