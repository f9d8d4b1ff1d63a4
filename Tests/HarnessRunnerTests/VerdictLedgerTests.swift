import HarnessEvents
import HarnessRunner
import Testing

struct VerdictLedgerTests {
  @Test func `a test has one verdict, the first one`() {
    var ledger = VerdictLedger(fileCount: 1)
    ledger.collect([TestInfo(names: ["a"])], of: 0)
    let first = ledger.settle(test: 0, of: 0, as: .failed)
    let second = ledger.settle(test: 0, of: 0, as: .passed)
    let unknown = ledger.settle(test: 1, of: 0, as: .passed)
    #expect([first, second, unknown] == [true, false, false])
    #expect(ledger.counts == VerdictCounts(failed: 1))
  }

  @Test func `a file is closed once, when all its tests have verdicts`() {
    var ledger = VerdictLedger(fileCount: 2)
    let closedUnknown = ledger.close(0)
    ledger.collect([TestInfo(names: ["a"])], of: 0)
    ledger.collect([], of: 0)
    let closedOpen = ledger.close(0)
    _ = ledger.settle(test: 0, of: 0, as: .skipped)
    let closedDone = ledger.close(0)
    let closedTwice = ledger.close(0)
    #expect([closedUnknown, closedOpen, closedDone, closedTwice] == [false, false, true, false])
    #expect(ledger.openFiles == 1)
  }

  @Test(arguments: 1...50)
  func `the books balance after every entry`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var ledger = VerdictLedger(fileCount: 4)
    var known = 0
    for _ in 0..<200 {
      let file = Int.random(in: 0..<4, using: &random)
      if Int.random(in: 0..<10, using: &random) == 0 {
        let tests = (0..<Int.random(in: 0...6, using: &random)).map {
          TestInfo(names: ["\($0)"])
        }
        if !ledger.isCollected(file) { known += tests.count }
        ledger.collect(tests, of: file)
      } else {
        let status = TestStatus.allCases.randomElement(using: &random) ?? .passed
        let test = Int.random(in: 0...6, using: &random)
        let open = ledger.openTests(of: file).contains(test)
        let settled = ledger.settle(test: test, of: file, as: status)
        #expect(settled == open)
        _ = ledger.close(file)
      }
      #expect(ledger.counts.total + ledger.openTests == known)
      #expect((0..<4).map { ledger.counts(of: $0).total }.reduce(0, +) == ledger.counts.total)
    }
  }
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
