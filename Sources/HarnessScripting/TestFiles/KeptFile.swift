/// A file that a test leaves behind, with its content.
nonisolated package struct KeptFile: Equatable, Sendable {
  /// Safe as the name of a file, and another one for each file of a test.
  package var name: String
  /// Its media type.
  package var mime: String
  package var bytes: [UInt8]
  /// Whether Harness has made the content, which may show where something lies in memory.
  package var isOurs: Bool

  package init(name: String, mime: String, bytes: [UInt8], isOurs: Bool) {
    self.name = name
    self.mime = mime
    self.bytes = bytes
    self.isOurs = isOurs
  }
}
