import Testing

@Suite struct RepeatabilityTests {
  @Test func `five processes print the same`() throws {
    let first = try output()
    #expect(first.hasSuffix("pending: nothing\n"))
    for _ in 2...5 { #expect(try output() == first) }
  }

  @Test func `the same seed draws the same numbers and UUIDs, another seed others`() throws {
    let draws = try output(of: "random").split(separator: "\n").dropFirst()
    #expect(draws.count == 4)
    #expect(draws[1] == draws[2])
    #expect(draws[2] != draws[3])
  }

  @Test func `this toolchain passes the self-test`() throws {
    #expect(try output(of: "--self-test") == "")
  }
}
