import HarnessEvents
import Testing

struct DurationTextTests {
  @Test(
    arguments: [
      (0, "0 ms"), (400, "0 ms"), (20_000, "0.1 ms"), (440_000, "0.4 ms"), (2_000_000, "2 ms"),
      (9_949_000, "9.9 ms"), (9_960_000, "10 ms"), (84_400_000, "84 ms"), (999_600_000, "1 s"),
      (1_500_000_000, "1.5 s"), (30_000_000_000, "30 s"), (60_000_000_000, "60 s"),
      (120_000_000_000, "2 m"), (150_000_000_000, "150 s"),
    ] as [(UInt64, String)])
  func `a duration has one unit and few digits`(nanoseconds: UInt64, text: String) {
    #expect(DurationText.short(nanoseconds) == text)
  }
}
