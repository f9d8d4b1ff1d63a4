package import HarnessUI

/// The closed table of roles and types. A type belongs to one role at most; a role has several
/// where platforms draw one control in different ways, the usual one first.
nonisolated extension Role {
  /// What XCTest calls elements of this role; none for what it does not tell apart.
  package var elementTypes: [ElementType] {
    switch self {
    case .button: [.button]
    case .toggle: [.switch, .toggle, .checkBox]
    case .text: [.staticText]
    case .textField: [.textField]
    case .secureField: [.secureTextField]
    case .textEditor: [.textView]
    case .searchField: [.searchField]
    case .image: [.image]
    case .link: [.link]
    case .slider: [.slider]
    case .stepper: [.stepper]
    case .picker: [.picker, .pickerWheel, .popUpButton, .segmentedControl, .radioGroup]
    case .datePicker: [.datePicker]
    case .colorPicker: [.colorWell]
    case .menu: [.menu, .menuButton]
    case .menuItem: [.menuItem]
    case .tab: [.tab]
    case .tabBar: [.tabBar, .tabGroup]
    case .list: [.collectionView, .table, .outline]
    case .row: [.cell, .tableRow, .outlineRow]
    case .group: [.group, .other]
    case .progress: [.progressIndicator, .activityIndicator]
    case .scrollView: [.scrollView]
    case .sheet: [.sheet]
    case .popover: [.popover]
    case .alert: [.alert]
    case .dialog: [.dialog]
    case .navigation: [.navigationBar]
    case .toolbar: [.toolbar]
    case .keyboard: [.keyboard]
    case .window: [.window]
    case .section, .heading, .cover: []
    }
  }
}

nonisolated extension ElementType {
  /// The role of elements of this type; nil where no element is of it.
  package var role: Role? { Self.roles[self] }

  private static let roles: [ElementType: Role] = Dictionary(
    uniqueKeysWithValues: Role.allCases.flatMap { role in role.elementTypes.map { ($0, role) } })

  /// XCTest's name of the type, such as `staticText`.
  package var name: String { "\(self)" }

  private static let byName: [String: ElementType] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The type of a name.
  package init?(named name: String) {
    guard let type = Self.byName[name] else { return nil }
    self = type
  }

  /// The type of a raw value.
  package init?(number: Double) {
    guard let value = UInt(exactly: number) else { return nil }
    self.init(rawValue: value)
  }

  // MARK: Names in predicates

  private static let roleNames: Set<String> = Set(Role.allCases.map(\.rawValue))

  /// The number of a type that is named, or of a role's usual type.
  static func value(of name: String) -> ElementPredicate.Value? {
    let type = ElementType(named: name) ?? Role(rawValue: name)?.elementTypes.first
    return type.map { .number(Double($0.rawValue)) }
  }

  /// The name of a role that is named, or of a type's role.
  static func roleValue(of name: String) -> ElementPredicate.Value? {
    let role = Role(rawValue: name) ?? ElementType(named: name)?.role
    return role.map { .text($0.rawValue) }
  }

  static func isRole(_ name: String) -> Bool { roleNames.contains(name) }

  /// Why a name stands for no type or role.
  package static func unknown(_ name: String) -> String {
    if isRole(name) {
      let name = name.formatText
      return "XCTest has no type for the role \(name): write role == \(name)"
    }
    if byName[name] != nil { return "no element is of the type \(name.formatText)" }
    let names = roleNames.sorted() + allCases.map(\.name)
    let hint = nearestName(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
    return "there is no role or type \(name.formatText)\(hint)"
  }

  static func problem(withNumber number: Double) -> String? {
    guard let type = ElementType(number: number) else {
      return "there is no element type \(ElementPredicate.Value.number(number).formatText); "
        + "they go from 0 to \(allCases.count - 1)"
    }
    guard type == .any else { return nil }
    return "no element is of the type 0, which is `any`: leave it out"
  }
}

nonisolated extension ElementPredicate {
  /// The element has a role, whichever way a platform draws it.
  package static func role(_ role: Role) -> ElementPredicate {
    guard let type = role.elementTypes.first else {
      return ElementPredicate(.role, .equals, .text(role.rawValue))
    }
    return .type(type)
  }
}
