import Combine
import Testing

@Suite struct ErrorOperatorTests {
  private let failing = [1, 2].publisher.setFailureType(to: Mishap.self)
    .append(Fail(error: Mishap()))

  @Test func `mapError makes another error`() {
    #expect(
      failing.mapError { Mishap("other " + $0.description) }.recorded()
        == ["1", "2", "failure(other mishap)"])
  }

  @Test func `replaceError and catch go on`() {
    #expect(failing.replaceError(with: 0).recorded() == ["1", "2", "0", "finished"])
    #expect(failing.catch { _ in Just(9) }.recorded() == ["1", "2", "9", "finished"])
    let recorder = failing.catch { _ in [8, 9].publisher }.recorder(demand: .max(3))
    #expect(recorder.log == ["1", "2", "8"])
  }

  @Test func `tryCatch may throw another error`() {
    let recorded = failing.tryCatch { error -> Just<Int> in throw Mishap("worse") }.recorded()
    #expect(recorded == ["1", "2", "failure(worse)"])
  }

  @Test func `retry subscribes again`() {
    var attempts = 0
    let flaky = Deferred {
      attempts += 1
      return Result<Int, Mishap>.Publisher(attempts < 3 ? .failure(Mishap()) : .success(attempts))
    }
    #expect(flaky.retry(5).recorded() == ["3", "finished"])
    attempts = 0
    #expect(flaky.retry(1).recorded() == ["failure(mishap)"])
  }

  @Test func `assertNoFailure passes values on`() {
    #expect(
      Just(1).setFailureType(to: Mishap.self).assertNoFailure().recorded() == ["1", "finished"])
  }
}
