nonisolated extension ElementPredicate {
  /// What a key is compared with.
  public enum Value: Hashable, Sendable {
    /// `nil`, as a field without a placeholder has none.
    case nothing
    /// True or false.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case text(String)
    /// Several, for `in` and `between`.
    case list([Value])
  }
}

nonisolated extension ElementPredicate.Value: ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByArrayLiteral, ExpressibleByNilLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Several values.
  public init(arrayLiteral elements: ElementPredicate.Value...) { self = .list(elements) }
  /// No value.
  public init(nilLiteral: ()) { self = .nothing }
}

nonisolated extension ElementPredicate.Value {
  /// What kind of value it is, in a sentence.
  var kindName: String {
    switch self {
    case .nothing: "nil"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    }
  }

  /// A number, which truth is too: 1 and 0.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .bool(let isTrue): isTrue ? 1 : 0
    case .nothing, .text, .list: nil
    }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The values of a list, or the value itself.
  var items: [ElementPredicate.Value] {
    if case .list(let items) = self { items } else { [self] }
  }

  /// The same with other values in place of those in it.
  func mapped(
    _ change: (ElementPredicate.Value) -> ElementPredicate.Value
  ) -> ElementPredicate.Value {
    if case .list(let items) = self { .list(items.map { $0.mapped(change) }) } else { change(self) }
  }
}
