package import HarnessUI

/// Every `PreviewProvider` of the program and its libraries, by name.
///
/// The compiler lists each conformance in a section of the object file. A provider doesn't say
/// where it stands, so its preview has the module in place of a file, and no line; its name is that
/// of the type. Generic providers can't be listed, and an optimised build drops providers that
/// nothing else uses.
package func discoveredPreviewProviders() -> [Preview] {
  let wanted = ConformanceRecord.descriptor(ofProtocol: (any PreviewProvider).self)
  return ConformanceRecord.all
    .filter { $0.protocolDescriptor == wanted }
    .compactMap { $0.type as? any PreviewProvider.Type }
    .map(FoundProvider.init)
    .sorted { $0.name < $1.name }
    .map(\.preview)
}

/// A provider's type; types are the same on every thread.
nonisolated private struct FoundProvider: @unchecked Sendable {
  let type: any PreviewProvider.Type
  let name: String

  init(_ type: any PreviewProvider.Type) {
    self.type = type
    name = String(reflecting: type)
  }

  var preview: Preview {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    return Preview(
      fileID: parts.first ?? "", line: 0, name: { parts.last }, make: { type.erasedPreviews })
  }
}

extension PreviewProvider {
  fileprivate static var erasedPreviews: any View { previews }
}
