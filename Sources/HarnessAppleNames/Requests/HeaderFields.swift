/// Headers of a request or an answer: their names are compared without case, and keep their spelling.
struct HeaderFields: Hashable, Sendable {
  /// Name and value, by the name in lower case.
  private var fields: [String: Field] = [:]

  private struct Field: Hashable, Sendable {
    var name: String
    var value: String
  }

  init() {}

  init(_ dictionary: [String: String]) {
    for (name, value) in dictionary.sorted(by: { $0.key < $1.key }) { self[name] = value }
  }

  var isEmpty: Bool { fields.isEmpty }

  var dictionary: [String: String] {
    Dictionary(fields.values.map { ($0.name, $0.value) }) { first, _ in first }
  }

  subscript(_ name: String) -> String? {
    get { fields[name.lowercased()]?.value }
    set { fields[name.lowercased()] = newValue.map { Field(name: name, value: $0) } }
  }

  /// Takes what is not there yet.
  mutating func add(missing others: HeaderFields) {
    fields.merge(others.fields) { mine, _ in mine }
  }
}
