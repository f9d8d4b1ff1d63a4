import Foundation

/// How a value of a path is written down: the name of its type and JSON.
nonisolated struct CodedPathElement {
  let typeName: String
  let encode: () throws -> String
}

extension NavigationValue {
  init<V: Codable & Hashable>(codable value: V) {
    self.init(value)
    coded = CodedPathElement(typeName: _mangledTypeName(V.self) ?? "\(V.self)") {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
  }

  /// A value from what was written down; nil for a type that the app does not have.
  init?(typeName: String, json: String) throws {
    guard let type = _typeByName(typeName) as? any (Codable & Hashable).Type else { return nil }
    func open<V: Codable & Hashable>(_: V.Type) throws -> NavigationValue {
      NavigationValue(codable: try JSONDecoder().decode(V.self, from: Data(json.utf8)))
    }
    self = try open(type)
  }
}

extension NavigationPath {
  /// A path that can be written down.
  ///
  /// Source: SwiftUI's documentation of `NavigationPath.CodableRepresentation`.
  nonisolated public struct CodableRepresentation: Codable {
    let elements: [NavigationValue]

    init(elements: [NavigationValue]) { self.elements = elements }

    /// Reads pairs of a type's name and a value, the top of the path first.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [NavigationValue] = []
      while !container.isAtEnd {
        let typeName = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let value = try NavigationValue(typeName: typeName, json: json) else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "there is no type \(typeName) for a path")
        }
        elements.insert(value, at: 0)
      }
      self.elements = elements
    }

    /// Writes pairs of a type's name and a value, the top of the path first.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let coded = element.coded else { continue }
        try container.encode(coded.typeName)
        try container.encode(try coded.encode())
      }
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// The same values in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elements == rhs.elements }
}
