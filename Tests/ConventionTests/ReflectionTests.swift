import Testing

/// Views are looked at when their type is first met, never while they are evaluated.
@Suite struct ReflectionTests {
  @Test func `the engine and the component model use no Mirror, which is slow`() {
    for file in SourceFile.swift.inTargets("HarnessGraph", "HarnessUI", "HarnessCombine") {
      #expect(!file.text.contains("Mirror("), "\(file)")
    }
  }
}
