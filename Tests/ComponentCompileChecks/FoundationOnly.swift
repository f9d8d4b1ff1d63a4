import Foundation

/// A client that knows nothing of views: LinuxNames.swift says what its names are.
struct CupClient: Sendable {
    enum Failure: Error { case status(Int) }
    let base: URL
    var session = URLSession.shared

    func cups() async throws -> [String] {
        var request = URLRequest(url: base.appendingPathComponent("cups"))
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await session.data(for: request)
        if let http = response as? HTTPURLResponse, http.statusCode != 200 {
            throw Failure.status(http.statusCode)
        }
        return try JSONDecoder().decode([String].self, from: data)
    }
}
