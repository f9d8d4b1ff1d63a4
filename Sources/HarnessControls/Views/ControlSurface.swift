import HarnessUI

/// The element of a control.
struct ControlSurface: View, PrimitiveView {
  typealias Body = Never

  let control: Control
  let label: String
  let role: ControlRole
  let isSelected: Bool

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(view.role.elementRole, label: view.label)
    element.receiver = view.control
    let (control, turnsOver) = (view.control, view.role == .toggle)
    element.activateByKey = { control.activate(turnsOver: turnsOver) }
    element.mergesContent = true
    if view.role == .toggle {
      element.value = .bool(view.isSelected)
    } else if view.isSelected {
      element.attributes.append(("selected", .bool(true)))
    }
    node.element = element
    node.content(Text(verbatim: view.label))
  }
}

extension ControlRole {
  fileprivate var elementRole: Role {
    switch self {
    case .button: .button
    case .toggle: .toggle
    case .link: .link
    case .menuItem: .menuItem
    case .tab: .tab
    case .image: .image
    }
  }
}
