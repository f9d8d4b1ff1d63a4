import HarnessEvents
import HarnessRunner
import Testing

/// Questions to a worker, and whatever may come instead of an answer.
struct ConversationTests {
  private func conversation(
    worker: WorkerCommandLine = RunFixture.worker(), timeoutNanoseconds: UInt64 = 0
  ) throws -> Conversation {
    var settings = RunSettings(worker: worker)
    settings.timeoutNanoseconds = timeoutNanoseconds
    settings.grace = 100_000_000
    return try Conversation(settings: settings)
  }

  @Test func `each question has its answer, and what was printed comes with it`() throws {
    let conversation = try conversation()
    #expect(
      conversation.ask(.perform("says one"))
        == .answer(SessionAnswer(.done, "one", script: ["mount"])))
    #expect(conversation.output.isEmpty)
    _ = conversation.ask(.perform("prints this"))
    #expect(conversation.output == "this\n")
    _ = conversation.ask(.perform("says two"))
    #expect(conversation.output.isEmpty)
  }

  @Test func `a crash ends the conversation with a sentence and what was printed`() throws {
    let conversation = try conversation()
    #expect(
      conversation.ask(.perform("segv"))
        == .death("the worker was killed at its work by signal 11 (Segmentation fault)"))
    #expect(conversation.output == "about to crash\n")
    #expect(conversation.ask(.perform("says one")) == .death("the worker has ended before"))
  }

  @Test func `the last step is told`() throws {
    #expect(
      try conversation().ask(.perform("step find(\"x\"):tap()"))
        == .death("the worker was killed in find(\"x\"):tap() by signal 11 (Segmentation fault)"))
  }

  @Test func `of a flood the beginning and the end are kept`() throws {
    let conversation = try conversation()
    #expect(
      conversation.ask(.perform("flood")) == .death("the worker exited with code 5 at its work"))
    #expect(conversation.output.utf8.count < 3 * OutputCollector.keptBytes)
    #expect(conversation.output.contains("bytes cut"))
  }

  @Test(arguments: [
    ("hang", "no sign of life for 204 ms at its work: the worker was stopped"),
    ("stubborn", "no sign of life for 204 ms at its work: the worker was stopped"),
    ("garbage", "the worker sent nonsense at its work: 99 is no event"),
    (
      "close-channel",
      "the worker closed its channel to the runner (descriptor 3) at its work"
    ),
  ])
  func `a worker that does not answer is ended`(_ action: String, _ sentence: String) throws {
    let conversation = try conversation(timeoutNanoseconds: 1_000_000)
    #expect(conversation.ask(.perform(action)) == .death(sentence))
  }

  @Test func `a worker that cannot start is told from one that ends`() throws {
    let conversation = try conversation(worker: RunFixture.shell("exit 7"))
    #expect(
      conversation.ask(.components)
        == .death("the worker exited with code 7 before it was ready"))
    #expect(!conversation.hasBegun)
  }

  @Test func `a signal comes before the answer`() throws {
    let signals = try SignalPipe()
    let conversation = try Conversation(
      settings: RunSettings(worker: RunFixture.worker()), signals: signals)
    signals.pretend(2)
    #expect(conversation.ask(.perform("hang")) == .interrupted(2))
  }
}
