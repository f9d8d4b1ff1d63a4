public import Foundation

/// Something that may take what the user does.
///
/// Source: Apple's documentation of `UIResponder`.
open class UIResponder: NSObject, @unchecked Sendable {
  /// A responder.
  public override init() {}

  /// Whom the events go to that this one does not take: nobody.
  open var next: UIResponder? { nil }
  /// Whether it takes the keyboard: never.
  open var isFirstResponder: Bool { false }
  /// Whether it may take the keyboard: never.
  open var canBecomeFirstResponder: Bool { false }
  /// Takes the keyboard, which it can't.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives the keyboard away, which it does not have.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// What is taken back and done again.
  open var undoManager: UndoManager? { nil }
  /// Comes before a keyboard is shown; there is none, so nothing posts it.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")

  /// Comes when a keyboard is shown; nothing posts it.
  public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")

  /// Comes before a keyboard goes; nothing posts it.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")

  /// Comes when a keyboard has gone; nothing posts it.
  public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")

  /// Comes before a keyboard moves; nothing posts it.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")

  /// Comes when a keyboard has moved; nothing posts it.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The keyboard's frame before a change.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after a change.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long a change of the keyboard takes.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of a change of the keyboard.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
