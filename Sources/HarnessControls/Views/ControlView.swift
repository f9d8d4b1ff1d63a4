public import HarnessUI

/// A control in a view: one element with a label, which fingers reach.
///
/// A tap sends `touchDown`, then `touchUpInside` and `primaryActionTriggered`; a finger that ends
/// elsewhere sends `touchDragExit` on its way, and `touchUpOutside`.
///
/// ```swift
/// ControlView(save, label: "Save")
/// ```
public struct ControlView: View {
  private let control: Control
  private let label: String
  private let role: ControlRole
  @Environment(\.responders) private var responders

  /// Shows a control.
  ///
  /// - Parameters:
  ///   - label: What it is called, unless the control has a label of its own.
  ///   - role: What kind of control it is.
  public init(_ control: Control, label: String, role: ControlRole = .button) {
    self.control = control
    self.label = label
    self.role = role
  }

  /// The control's element.
  public var body: some View {
    control.surroundings = responders
    let (control, turnsOver) = (control, role == .toggle)
    return ControlSurface(
      control: control, label: control.label ?? label, role: role, isSelected: control.isSelected
    )
    .gesture(ControlTracking { control.follow($0, turnsOver: turnsOver) })
    .disabled(!control.isEnabled)
  }
}

/// What kind of control a `ControlView` shows.
public enum ControlRole: Sendable {
  /// It does something.
  case button
  /// It is on or off: a tap turns `isSelected` over and sends `valueChanged`.
  case toggle
  /// It leads elsewhere.
  case link
  /// One choice in a menu.
  case menuItem
  /// One page of several.
  case tab
  /// A picture that can be tapped.
  case image
}
