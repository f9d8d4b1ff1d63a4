import Foundation

/// The targets of `Package.swift` and what each depends on, read from its text.
struct Manifest {
  private(set) var targets: [String: Set<String>] = [:]

  init() throws {
    let file = SourceFile.root.appending(path: "Package.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    // Each target begins with its name; what follows up to the next name is about it.
    for part in text.components(separatedBy: "name: \"").dropFirst() {
      guard let name = part.components(separatedBy: "\"").first else { continue }
      let list = part.components(separatedBy: "dependencies: [").dropFirst().first
      let names = list?.components(separatedBy: "]").first?.components(separatedBy: "\"") ?? []
      // Between quotes stands every other piece.
      let dependencies = names.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      targets[name, default: []].formUnion(dependencies)
    }
  }
}
