import HarnessRunner
import Testing

struct PaceTests {
  @Test func `a worker has two files in hand until it is known to be quick`() {
    #expect(Pace(startingAt: 0).depth == 2)
  }

  @Test func `a quick worker gets many, and two again as soon as it is slow`() {
    var pace = Pace(startingAt: 0)
    for millisecond in 1...20 { pace.finish(files: 8, at: UInt64(millisecond) * 1_000_000) }
    #expect(pace.depth == 32)
    pace.finish(files: 1, at: 5_020_000_000)
    #expect(pace.depth == 2)
  }
}
