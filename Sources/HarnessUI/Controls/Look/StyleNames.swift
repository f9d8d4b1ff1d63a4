/// The key under which a style of a family is kept by its name: styles that only paint.
struct StyleNameKey<Family>: EnvironmentKey {
  static var defaultValue: String? { nil }
}

/// Keeps the name of a style for the controls inside.
nonisolated struct StyleNameModifier<Family>: ViewModifier, PrimitiveModifier {
  let style: any Any.Type
  /// What every style of the family has at its end, such as `PickerStyle`.
  let suffix: String

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let name = StyleNames.name(of: modifier.style, without: modifier.suffix)
    node.setEnvironment(.makeComparable(name, for: StyleNameKey<Family>.self))
  }
}

/// What attributes call styles: `SegmentedPickerStyle` is `segmented`.
@MainActor
enum StyleNames {
  private static var known: [ObjectIdentifier: String] = [:]

  static func name(of style: any Any.Type, without suffix: String) -> String {
    let key = ObjectIdentifier(style)
    if let name = known[key] { return name }
    var type = "\(style)"
    if type.hasSuffix(suffix) { type.removeLast(suffix.count) }
    if type == "Default" { type = "Automatic" }
    var name = ""
    for character in type {
      if character.isUppercase, !name.isEmpty { name += "_" }
      name += character.lowercased()
    }
    known[key] = name
    return name
  }
}

extension ElementDescription {
  /// Keeps the name of the style that a view around set.
  func note<Family>(_ name: String, _: Family.Type, in environment: EnvironmentValues) {
    if let style = environment[StyleNameKey<Family>.self] {
      attributes.append((name, .string(style)))
    }
  }
}

/// A kind of styles of which people write their own.
@MainActor
protocol StyleFamily {
  /// Any style of the kind.
  associatedtype Style
  /// What the names of the platform's styles end with.
  nonisolated static var suffix: String { get }
  /// The platform's styles, which only paint.
  static var platform: [any Any.Type] { get }
}

/// The key under which a style that somebody wrote is kept.
struct CustomStyleKey<Family: StyleFamily>: EnvironmentKey {
  static var defaultValue: Family.Style? { nil }
}

/// Sets a style for the controls inside: by its name, and one that somebody wrote as itself.
nonisolated struct FamilyStyleModifier<Family: StyleFamily>: ViewModifier, PrimitiveModifier {
  let type: any Any.Type
  let style: Family.Style

  init(_ family: Family.Type, _ style: Family.Style, of type: any Any.Type) {
    self.type = type
    self.style = style
  }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let isOurs = Family.platform.contains { $0 == modifier.type }
    let name = StyleNames.name(of: modifier.type, without: Family.suffix)
    node.setEnvironment(.makeComparable(name, for: StyleNameKey<Family>.self))
    node.setEnvironment(
      EnvironmentEntry.make(isOurs ? nil : modifier.style, for: CustomStyleKey<Family>.self))
  }
}

extension EnvironmentValues {
  /// The style of a kind that somebody wrote, if one is set.
  func customStyle<Family: StyleFamily>(_: Family.Type) -> Family.Style? {
    self[CustomStyleKey<Family>.self]
  }
}
