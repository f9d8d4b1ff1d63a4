import HarnessEvents

/// Values with something in every field.
enum Samples {
  static let failure = TestFailure(
    kind: .expectation, headline: "expect(spy.checked)", message: "It was false.\nReally.",
    location: SourceLocation(file: "a.lua", line: 14),
    codeFrame: [
      CodeLine(number: 13, text: "find(\"x\"):tap()"),
      CodeLine(number: 14, text: "expect(spy.checked)", isMarked: true),
    ],
    fields: [FailureField("expected", "true"), FailureField("received", "false\n(now)")],
    lastSteps: ["find(\"x\"):tap()"], treeExcerpt: ["toggle #x", "  text \"häß\""],
    traceback: ["a.lua:14: in main chunk"])

  static let result = TestResult(
    status: .failed, failures: [failure, TestFailure(kind: .timeout, headline: "")],
    notes: ["no assertions"], reason: "why", cpuNanoseconds: .max, wallNanoseconds: 127,
    virtualNanoseconds: 128)

  static let events: [TestEvent] = [
    .ready,
    .fault("the clock does not stand still"),
    .collected(
      unit: 3,
      tests: [
        TestInfo(names: []),
        TestInfo(
          names: ["a", "b"], line: 70_000, tags: ["slow", ""], skipReason: "later"),
        special,
      ]),
    .collected(unit: 0, tests: []),
    .started(test: 0),
    .finished(test: 200, result),
    .finished(test: 1, TestResult(status: .passed)),
    .unitFinished(unit: 16_384),
    .wrote(TestFile(name: "notes.txt", mime: "text/plain", size: 70_000)),
    .notWritten("no space"),
    .retiring,
    .answer(SessionAnswer(.failed, "disabled\nreally", script: ["mount(\"A\")", ""])),
    .answer(SessionAnswer(.incomplete)),
  ]

  private static let special: TestInfo = {
    var test = TestInfo(names: ["c"])
    test.retries = 0
    test.timeoutNanoseconds = 0
    test.isOnly = true
    test.isTodo = true
    return test
  }()

  private static let selection: TestSelection = {
    var selection = TestSelection()
    selection.patterns = ["/x/", "b"]
    selection.excludedPatterns = ["c"]
    selection.names = ["d › e"]
    selection.tags = ["f", "g"]
    selection.excludedTags = ["h"]
    return selection
  }()

  static let commands: [WorkerCommand] = [
    .configure(
      WorkerConfiguration(
        rootDirectory: "/r", selection: selection, seed: 4217, timeoutNanoseconds: 30_000_000_000,
        memoryLimit: 1 << 28, luaPath: ["lib", "b"], slot: 2, outputMark: [1, 2, 255],
        leaks: .fail, isReproducible: true, results: "out",
        variables: ["URL": "a=b", "EMPTY": ""], requiresAssertions: true,
        forbidsOnly: true)),
    .configure(WorkerConfiguration(rootDirectory: "")),
    .run(RunUnit(unit: 5, path: "scripts/a.lua", only: ["a › b"], attempt: 2, lines: [3, 300])),
    .run(RunUnit(unit: 5, path: "scripts/a.lua", titles: ["a › b", ""])),
    .list(RunUnit(unit: 0, path: "b.lua")),
    .ask(.components),
    .ask(.mount(SessionMount(name: "A", arguments: "{ a = 1 }", options: "{ device = \"Mac\" }"))),
    .ask(.tree(SessionTree(margin: .numbers, includesHidden: true, isUnmerged: true))),
    .ask(.tree(SessionTree(margin: .locators))),
    .ask(.perform("tap 3")),
    .ask(.undo),
    .ask(.firstScript),
    .stop,
  ]
}

/// A small generator that gives the same numbers for the same seed everywhere (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
