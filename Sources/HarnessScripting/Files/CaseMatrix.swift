import HarnessLua

extension Vocabulary {
  /// `matrix({ device = {…} }, { locale = {…} })`: every combination, as cases for `each`.
  static func addMatrix(to library: LuaLibrary) {
    library.function(
      "matrix",
      plain("matrix") { call, context in
        guard call.count > 0 else {
          throw Problem.usage("matrix: write a table for each dimension: { device = { … } }")
        }
        let dimensions = try (1...call.count).map { try Dimension(call.table($0), number: $0) }
        try refuseRepeated(dimensions.map(\.name))
        var cases: [[LuaValue]] = [[]]
        for dimension in dimensions {
          guard cases.count * dimension.values.count <= mostCases else {
            throw Problem.usage("matrix: more than \(mostCases) combinations are too many")
          }
          // The last dimension changes fastest.
          cases = cases.flatMap { start in dimension.values.map { start + [$0] } }
        }
        let array = call.state.makeTable()
        for (index, values) in cases.enumerated() {
          let table = call.state.makeTable()
          for (dimension, value) in zip(dimensions, values) { table[dimension.name] = value }
          array[index + 1] = .table(table)
        }
        context.matrices.append((.table(array), dimensions.map(\.name)))
        call.push(LuaValue.table(array))
        return 1
      })
  }

  private static let mostCases = 100_000

  private static func refuseRepeated(_ names: [String]) throws {
    var known: Set<String> = []
    for name in names where !known.insert(name).inserted {
      throw Problem.usage("matrix: there are two dimensions '\(name)'")
    }
  }

  private struct Dimension {
    let name: String
    let values: [LuaValue]

    init(_ table: LuaTable, number: Int) throws {
      let entries = table.entries
      guard entries.count == 1, let entry = entries.first, let name = entry.key.string else {
        throw Problem.usage(
          "matrix: table \(number) has one name with its values, such as "
            + "{ device = { \"iPhone SE\", \"iPad\" } }, and not \(ValueText.text(of: .table(table)))"
        )
      }
      guard let values = entry.value.table?.items, !values.isEmpty else {
        throw Problem.usage(
          "matrix: '\(name)' needs an array of values, and has \(ValueText.text(of: entry.value))")
      }
      self.name = name
      self.values = values
    }
  }
}
