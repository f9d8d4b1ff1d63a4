import Testing

/// What names say, and what is left undone.
@Suite struct NameTests {
  /// Apple's own declarations, which the compiler or SwiftUI's interface ask for.
  private static let applesOwn: Set = [
    "_ConditionalContent", "_ViewModifier_Content", "_PreviewProvider", "_ShapeView",
    "_TextFieldStyleLabel", "_body", "_ChangedGesture", "_EndedGesture", "_MapGesture",
    "_IgnoredByLayoutEffect", "_printChanges", "_logChanges", "_ColorLiteralType",
    "_ImageLiteralType", "_FileReferenceLiteralType",
  ]
  /// The names of ours that user code can see: what an expanded `#Preview` calls, and what builders
  /// of keyframes make.
  private static let ours: Set = ["_entry", "_CombinedKeyframes", "_KeyframeSequence"]

  @Test func `public names of the component model carry no underscore except Apple's own`() {
    let declaration = /public (?:[a-z]+ )*?(?:struct|enum|protocol|class|func|var|let|macro) (_\w+)/
    for file in SourceFile.swift.inTargets("HarnessUI", "HarnessCombine", "HarnessAppleNames") {
      for match in file.text.matches(of: declaration) {
        let name = String(match.1)
        #expect(Self.applesOwn.union(Self.ours).contains(name), "\(file): \(name)")
      }
    }
  }

  @Test func `nothing is left for later in a comment`() {
    let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X:"]
    for file in SourceFile.swift + SourceFile.c + SourceFile.scripts {
      for word in words { #expect(!file.text.contains(word), "\(file): \(word)") }
    }
  }

  @Test(arguments: [("CHarnessLua", ["hlua_"]), ("CHarnessRuntime", ["harness_"])])
  func `functions in headers of C carry the prefix of their target`(
    _ target: String, _ prefixes: [String]
  ) {
    let headers = SourceFile.c.filter {
      $0.path.hasPrefix("Sources/\(target)/include/") && $0.path.hasSuffix(".h")
    }
    #expect(!headers.isEmpty)
    for header in headers {
      for name in CFunctions.declared(in: header) {
        #expect(prefixes.contains { name.hasPrefix($0) }, "\(header): \(name)")
      }
    }
  }
}
