/// What happens to a control, one bit each; several together are a mask.
///
/// Source: Apple's documentation of `UIControl.Event`, whose bits these are.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// One bit an event, as in UIKit.
  public let rawValue: UInt32

  /// From bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(bit: UInt32) { rawValue = 1 << bit }

  /// A finger comes down on the control.
  public static let touchDown = ControlEvents(bit: 0)
  /// It comes down again soon after it was lifted.
  public static let touchDownRepeat = ControlEvents(bit: 1)
  /// It moves on the control.
  public static let touchDragInside = ControlEvents(bit: 2)
  /// It moves outside of the control.
  public static let touchDragOutside = ControlEvents(bit: 3)
  /// It moves onto the control.
  public static let touchDragEnter = ControlEvents(bit: 4)
  /// It leaves the control.
  public static let touchDragExit = ControlEvents(bit: 5)
  /// It is lifted on the control.
  public static let touchUpInside = ControlEvents(bit: 6)
  /// It is lifted outside of the control.
  public static let touchUpOutside = ControlEvents(bit: 7)
  /// Something else has taken the finger.
  public static let touchCancel = ControlEvents(bit: 8)
  /// The control has another value.
  public static let valueChanged = ControlEvents(bit: 12)
  /// What the control is there for was done.
  public static let primaryActionTriggered = ControlEvents(bit: 13)
  /// The control's menu is about to be shown.
  public static let menuActionTriggered = ControlEvents(bit: 14)
  /// A field begins to be edited.
  public static let editingDidBegin = ControlEvents(bit: 16)
  /// A field's text has changed.
  public static let editingChanged = ControlEvents(bit: 17)
  /// A field is not edited any more.
  public static let editingDidEnd = ControlEvents(bit: 18)
  /// The return key has ended editing.
  public static let editingDidEndOnExit = ControlEvents(bit: 19)

  /// Every event of fingers.
  public static let allTouchEvents = ControlEvents(rawValue: 0x0000_0FFF)
  /// Every event of editing.
  public static let allEditingEvents = ControlEvents(rawValue: 0x000F_0000)
  /// Bits for an app's own events.
  public static let applicationReserved = ControlEvents(rawValue: 0x0F00_0000)
  /// Bits for the framework's own use.
  public static let systemReserved = ControlEvents(rawValue: 0xF000_0000)
  /// All bits.
  public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)

  /// The bits that are set, each on its own, the lowest first.
  var single: [ControlEvents] {
    (0..<UInt32(UInt32.bitWidth)).map(ControlEvents.init(bit:)).filter { !isDisjoint(with: $0) }
  }
}
