import Testing

/// Files and functions stay small enough to be read at once.
@Suite struct SizeTests {
  static let longestFile = 400
  static let longestFunction = 60

  @Test func `the sources are found`() {
    #expect(SourceFile.swift.count > 200)
    #expect(SourceFile.c.count > 10)
    #expect(SourceFile.scripts.count > 10)
  }

  @Test func `no source file is longer than 400 lines`() {
    for file in SourceFile.swift + SourceFile.c + SourceFile.scripts {
      let count = file.lines.count
      #expect(count <= Self.longestFile, "\(file) has \(count) lines")
    }
  }

  @Test func `no function is longer than 60 lines`() {
    for file in SourceFile.swift + SourceFile.c {
      for function in FunctionScanner.functions(in: file) {
        #expect(
          function.length <= Self.longestFunction,
          "\(file):\(function.line): \(function.name) has \(function.length) lines")
      }
    }
  }

  @Test func `the scanner measures functions`() {
    let text = """
      struct A {
        func f(
          a: Int
        ) {
          // }
          print("}")
        }
        var b: Int { 1 }
        init() {
        }
      }
      static int g(void) {
        return 1;
      }
      """
    let found = FunctionScanner.functions(in: SourceFile(path: "a", text: text))
    #expect(found.map(\.name) == ["f", "init", "g"])
    #expect(found.map(\.length) == [6, 2, 3])
  }
}
