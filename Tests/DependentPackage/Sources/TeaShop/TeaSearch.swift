import SwiftUI

/// Finds teas by name, with a search that may fail.
public struct TeaSearch: View {
  @State private var query = ""
  @State private var answer = ""
  let find: (String) async throws -> [String]

  /// A search that asks `find`.
  public init(find: @escaping (String) async throws -> [String]) {
    self.find = find
  }

  /// A field and the answer.
  public var body: some View {
    VStack {
      TextField("Search", text: $query)
        .onSubmit { Task { await search() } }
      Text(answer)
        .accessibilityIdentifier("answer")
    }
  }

  private func search() async {
    do {
      answer = try await find(query).joined(separator: ", ")
    } catch {
      answer = "Sorry: \(error)"
    }
  }
}
