/// How a text or a stretch of it looks: what becomes attributes of its element.
///
/// A modifier that is nearer to the text wins over one further out, as it does for views.
struct TextLook: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    let name: String
    let value: Value
  }

  enum Value: Equatable, Sendable {
    case plain(ElementValue)
    /// What decides the shape of letters.
    indirect case trait(TextTrait)
    /// The name of a style, known in an environment only.
    case style(StyleName)
    /// A value for a renderer.
    case carried(CarriedAttribute)
  }

  private(set) var entries: [Entry] = []

  init() {}

  init(_ name: String, _ value: ElementValue) {
    entries = [Entry(name: name, value: .plain(value))]
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Adds what a modifier around says, unless one inside has said it.
  mutating func add(_ name: String, _ value: Value) {
    if !entries.contains(where: { $0.name == name }) {
      entries.append(Entry(name: name, value: value))
    }
  }

  mutating func add(_ trait: TextTrait?) {
    if let trait { add(trait.name, .trait(trait)) }
  }

  mutating func add(_ name: String, _ value: ElementValue?) {
    if let value { add(name, .plain(value)) }
  }

  func adding(_ outer: TextLook) -> TextLook {
    if outer.isEmpty { return self }
    if isEmpty { return outer }
    var sum = self
    for entry in outer.entries { sum.add(entry.name, entry.value) }
    return sum
  }

  /// What both have.
  func common(with other: TextLook) -> TextLook {
    var common = TextLook()
    common.entries = entries.filter { other.entries.contains($0) }
    return common
  }

  func removing(_ other: TextLook) -> TextLook {
    var rest = TextLook()
    rest.entries = entries.filter { !other.entries.contains($0) }
    return rest
  }

  subscript(_ name: String) -> ElementValue? {
    guard case .plain(let value) = entries.first(where: { $0.name == name })?.value else {
      return nil
    }
    return value
  }

  /// Name and value of each entry.
  func attributes(in environment: EnvironmentValues) -> [(name: String, value: ElementValue)] {
    entries.compactMap { entry in
      switch entry.value {
      case .plain(let value): (entry.name, value)
      case .trait(let trait): trait.attribute.map { (entry.name, $0) }
      case .style(let style): (entry.name, .string(style.name(environment)))
      case .carried(let attribute): (entry.name, .string(attribute.name))
      }
    }
  }
}

extension TextLook {
  /// The value for a renderer, if it is one of a type.
  func carried<T: TextAttribute>(_ type: T.Type) -> T? {
    for case .carried(let attribute) in entries.lazy.map(\.value) {
      if let value = attribute.value as? T { return value }
    }
    return nil
  }
}

/// A value that a text carries for a renderer. Two are equal only if they are the same.
final class CarriedAttribute: Equatable, @unchecked Sendable {
  let value: any TextAttribute
  let name: String

  init<T: TextAttribute>(_ value: T) {
    self.value = value
    name = "\(T.self)"
  }

  static func == (first: CarriedAttribute, second: CarriedAttribute) -> Bool { first === second }
}

/// The name of a shape style, asked in an environment. Two are equal only if they are the same.
final class StyleName: Equatable, Sendable {
  let name: @Sendable (EnvironmentValues) -> String

  init(_ style: some ShapeStyle) { name = { style.styleName(in: $0) } }

  static func == (first: StyleName, second: StyleName) -> Bool { first === second }
}
