import CHarnessRuntime
package import HarnessUI

/// Every `#Preview` of the program and its libraries, by file and line.
///
/// An expanded `#Preview` leaves a pointer to a function in a section of its object file; the
/// function makes the entry. Nothing needs to be registered, and nothing runs before it is asked
/// for.
nonisolated package func discoveredPreviews() -> [Preview] {
  typealias MakeEntry = @convention(c) () -> UnsafeMutableRawPointer
  return ProgramSection.words(in: "harness_previews")
    .map { unsafeBitCast($0, to: MakeEntry.self)() }
    .map { Unmanaged<PreviewEntry>.fromOpaque($0).takeRetainedValue().preview }
    .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
}

/// Reads sections of the running program.
nonisolated enum ProgramSection {
  /// The bytes of every section of that name, one a loaded object.
  static func contents(of name: String) -> [UnsafeRawBufferPointer] {
    let found = Found()
    harness_each_section(
      name,
      { start, size, context in
        guard let start, let context else { return }
        Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().sections
          .append(UnsafeRawBufferPointer(start: start, count: size))
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.sections
  }

  /// The addresses that the sections of that name hold, without empty ones.
  static func words(in name: String) -> [UnsafeRawPointer] {
    contents(of: name).flatMap { section in
      section.bindMemory(to: UnsafeRawPointer?.self).compactMap { $0 }
    }
  }

  private final class Found {
    var sections: [UnsafeRawBufferPointer] = []
  }
}
