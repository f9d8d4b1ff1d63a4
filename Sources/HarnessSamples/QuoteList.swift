import SwiftUI

/// Quotes from a server, with the portraits of who said them.
public struct QuoteList: View {
    private struct Quote: Decodable, Identifiable {
        let id: Int
        let text: String
        let author: String
        let portrait: URL?
    }

    private enum Phase {
        case loading
        case loaded([Quote])
        case failed(String)
    }

    @State private var phase = Phase.loading
    @State private var attempt = 0
    let url: URL

    public init(url: URL) { self.url = url }

    public var body: some View {
        VStack {
            switch phase {
            case .loading:
                Text("Loading…")
            case .loaded(let quotes) where quotes.isEmpty:
                Text("No quotes today")
            case .loaded(let quotes):
                List(quotes) { row($0) }
            case .failed(let reason):
                Text(reason).accessibilityIdentifier("failure")
                Button("Try again") { attempt += 1 }
            }
        }
        .task(id: attempt) { await load() }
    }

    private func row(_ quote: Quote) -> some View {
        HStack {
            AsyncImage(url: quote.portrait) { image in
                image.accessibilityLabel(quote.author)
            } placeholder: {
                Text(quote.author)
            }
            Text(quote.text)
        }
    }

    private func load() async {
        phase = .loading
        do {
            var request = URLRequest(url: url, timeoutInterval: 10)
            request.setValue("application/json", forHTTPHeaderField: "Accept")
            let (data, response) = try await URLSession.shared.data(for: request)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(try JSONDecoder().decode([Quote].self, from: data))
        } catch let error as URLError where error.code == .notConnectedToInternet {
            phase = .failed("You are offline")
        } catch let error as URLError where error.code == .timedOut {
            phase = .failed("The server takes too long")
        } catch {
            phase = .failed("The quotes could not be read")
        }
    }
}
