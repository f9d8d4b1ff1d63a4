public import Foundation

/// What a control looks like and does, as UIKit names it.
///
/// Source: Apple's documentation of `UIControl`.
public class UIControl: UIView, @unchecked Sendable {
  /// States that a control may be in.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a state.
    public let rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = State([])
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// With the focus.
    public static let focused = State(rawValue: 8)
  }

  /// Whether it can be used.
  public var isEnabled = true
  /// Whether it is selected.
  public var isSelected = false
}

/// The look of choices in a row.
///
/// Source: Apple's documentation of `UISegmentedControl`.
public class UISegmentedControl: UIControl, @unchecked Sendable {
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The colour of the choice.
  public var selectedSegmentTintColor: UIColor?
  /// Whether segments are as wide as their texts.
  public var apportionsSegmentWidthsByContent = false

  /// Sets how the texts look in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  /// How the texts look in a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// Sets a picture behind the control, which is not kept.
  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Sets a picture between segments, which is not kept.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State,
    rightSegmentState right: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}

/// The look of the dots for pages.
///
/// Source: Apple's documentation of `UIPageControl`.
public class UIPageControl: UIControl, @unchecked Sendable {
  /// The colour of the dots.
  public var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown.
  public var currentPageIndicatorTintColor: UIColor?
  /// Whether a single dot is left out.
  public var hidesForSinglePage = false
  /// The page that is shown.
  public var currentPage = 0
  /// How many pages there are.
  public var numberOfPages = 0
}

/// The look of switches.
///
/// Source: Apple's documentation of `UISwitch`.
public class UISwitch: UIControl, @unchecked Sendable {
  /// The colour when it is on.
  public var onTintColor: UIColor?
  /// The colour of what moves.
  public var thumbTintColor: UIColor?
  /// Whether it is on.
  public var isOn = false
}

/// The look of sliders.
///
/// Source: Apple's documentation of `UISlider`.
public class UISlider: UIControl, @unchecked Sendable {
  /// The colour of what moves.
  public var thumbTintColor: UIColor?
  /// The colour on this side.
  public var minimumTrackTintColor: UIColor?
  /// The colour on the other side.
  public var maximumTrackTintColor: UIColor?
  /// Sets a picture of what moves, which is not kept.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets a picture of this side, which is not kept.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets a picture of the other side, which is not kept.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// The look of steppers.
///
/// Source: Apple's documentation of `UIStepper`.
public class UIStepper: UIControl, @unchecked Sendable {
  /// Sets the picture of the half that counts down, which is not kept.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture of the half that counts up, which is not kept.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets a picture behind it, which is not kept.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// The look of fields.
///
/// Source: Apple's documentation of `UITextField`.
public class UITextField: UIControl, @unchecked Sendable {
  /// When something is shown in a field.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While somebody types.
    case whileEditing
    /// Unless somebody types.
    case unlessEditing
    /// Always.
    case always
  }

  /// The font.
  public var font: UIFont?
  /// The colour of the letters.
  public var textColor: UIColor?
  /// When there is a button that empties the field.
  public var clearButtonMode = ViewMode.never
  /// How the placeholder looks.
  public var attributedPlaceholder: NSAttributedString?
  /// What is shown while the field is empty.
  public var placeholder: String?

  /// Comes when somebody begins to type; nothing posts it.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Comes when the text has changed; nothing posts it.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Comes when somebody ends to type; nothing posts it.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

/// The look of buttons.
public class UIButton: UIControl, @unchecked Sendable {}

/// The look of what the user pulls to load anew.
public class UIRefreshControl: UIControl, @unchecked Sendable {
  /// Whether it turns.
  public var isRefreshing: Bool { false }
  /// Its text.
  public var attributedTitle: NSAttributedString?
}

/// The look of wheels with dates.
public class UIDatePicker: UIControl, @unchecked Sendable {
  /// The least steps of minutes.
  public var minuteInterval = 1
}

/// The look of texts.
public class UILabel: UIView, @unchecked Sendable {
  /// The text.
  public var text: String?
  /// The font.
  public var font: UIFont?
  /// The colour of the letters.
  public var textColor: UIColor?
  /// Where lines stand.
  public var textAlignment = NSTextAlignment.natural
  /// How many lines there may be; 0: any number.
  public var numberOfLines = 1
  /// Whether letters get smaller when there is little room.
  public var adjustsFontSizeToFitWidth = false
  /// How small letters may get.
  public var minimumScaleFactor: CGFloat = 0
}

/// The look of pictures.
public class UIImageView: UIView, @unchecked Sendable {
  /// The picture.
  public var image: UIImage?
}

/// The look of what shows progress.
public class UIProgressView: UIView, @unchecked Sendable {
  /// The colour of what is done.
  public var progressTintColor: UIColor?
  /// The colour of what is to be done.
  public var trackTintColor: UIColor?
}

/// The look of what turns while something is waited for.
public class UIActivityIndicatorView: UIView, @unchecked Sendable {
  /// The colour.
  public var color: UIColor?
  /// Whether it goes when nothing is waited for.
  public var hidesWhenStopped = true
}

/// The look of wheels.
public class UIPickerView: UIView, @unchecked Sendable {}

/// The look of what blurs.
public class UIVisualEffectView: UIView, @unchecked Sendable {
  /// The effect.
  public var effect: UIVisualEffect?
  /// What blurs in a way.
  public convenience init(effect: UIVisualEffect?) {
    self.init()
    self.effect = effect
  }
}
