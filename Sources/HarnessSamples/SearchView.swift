import SwiftUI

/// Searches 0.3 seconds after the last letter, and drops answers that come too late.
public struct SearchView: View {
    private enum Phase: Equatable {
        case idle, searching
        case found([String])
        case failed(String)
    }

    @State private var query = ""
    @State private var phase = Phase.idle
    @State private var attempt = 0
    let search: (String) async throws -> [String]

    public init(search: @escaping (String) async throws -> [String]) {
        self.search = search
    }

    public var body: some View {
        VStack {
            TextField("Search", text: $query)
            content
        }
        .task(id: [query, "\(attempt)"]) { await update() }
    }

    @ViewBuilder private var content: some View {
        switch phase {
        case .idle:
            Text("Type to search")
        case .searching:
            Text("Searching…")
        case .found(let results) where results.isEmpty:
            Text("No results for “\(query)”")
        case .found(let results):
            List(results, id: \.self) { Text($0) }
        case .failed(let reason):
            Text(reason).accessibilityIdentifier("failure")
            Button("Retry") { attempt += 1 }
        }
    }

    private func update() async {
        guard !query.isEmpty else {
            phase = .idle
            return
        }
        do {
            try await Task.sleep(for: .milliseconds(300))
            phase = .searching
            let results = try await search(query)
            try Task.checkCancellation()
            phase = .found(results)
        } catch is CancellationError {
            // A newer query has taken over.
        } catch {
            phase = .failed("\(error)")
        }
    }
}
