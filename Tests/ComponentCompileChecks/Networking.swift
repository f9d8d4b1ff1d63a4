import Combine
import SwiftUI

struct Cup: Codable, Identifiable, Sendable {
    let id: Int
    var name: String
}

/// Loads with a publisher, as apps did before there was `await`.
final class CupStore: ObservableObject {
    @Published var cups: [Cup] = []
    @Published var failure: String?
    private var subscriptions = Set<AnyCancellable>()
    private let session: URLSession

    init(session: URLSession = .shared) { self.session = session }

    func load(from url: URL) {
        session.dataTaskPublisher(for: url)
            .tryMap { output -> Data in
                guard let response = output.response as? HTTPURLResponse,
                    (200..<300).contains(response.statusCode)
                else { throw URLError(.badServerResponse) }
                return output.data
            }
            .decode(type: [Cup].self, decoder: JSONDecoder())
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                if case .failure(let error) = completion {
                    self?.failure = error.localizedDescription
                }
            } receiveValue: { [weak self] cups in
                self?.cups = cups
            }
            .store(in: &subscriptions)
    }

    func names(from url: URL) -> AnyPublisher<[String], Never> {
        session.dataTaskPublisher(for: URLRequest(url: url))
            .map(\.data)
            .decode(type: [Cup].self, decoder: JSONDecoder())
            .map { $0.map(\.name) }
            .replaceError(with: [])
            .eraseToAnyPublisher()
    }
}

/// Loads with a completion handler.
@MainActor
final class CupUploader: ObservableObject {
    @Published var status = "idle"
    private var task: URLSessionDataTask?

    func upload(_ cup: Cup, to url: URL) {
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        request.httpMethod = "POST"
        request.addValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try? JSONEncoder().encode(cup)
        task = URLSession.shared.dataTask(with: request) { data, response, error in
            let text = error.map { "\($0)" } ?? "\((response as? HTTPURLResponse)?.statusCode ?? 0)"
            DispatchQueue.main.async { self.status = text }
        }
        task?.resume()
    }

    func stop() { task?.cancel() }
}

struct CupPictures: View {
    let url: URL?
    @StateObject private var store = CupStore()

    var body: some View {
        VStack {
            AsyncImage(url: url)
            AsyncImage(url: url, scale: 2) { image in
                image.resizable()
            } placeholder: {
                Color.gray
            }
            AsyncImage(url: url) { phase in
                if let image = phase.image {
                    image
                } else if phase.error != nil {
                    Text("No picture")
                } else {
                    EmptyView()
                }
            }
            AsyncImage(url: url, transaction: Transaction(animation: .easeInOut)) { phase in
                switch phase {
                case .empty: Text("Loading")
                case .success(let image): image
                case .failure: Text("No picture")
                @unknown default: EmptyView()
                }
            }
        }
    }
}
