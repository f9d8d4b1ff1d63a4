import Glibc
import HarnessLua
import Testing

/// The pages of this process that are in memory.
private func residentPages() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var buffer = [CChar](repeating: 0, count: 200)
  fgets(&buffer, 200, file)
  let text = String(
    decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
}

/// AddressSanitizer keeps freed memory for a while, and checks for leaks itself.
private var isSanitized: Bool { dlsym(nil, "__asan_init") != nil }

@Suite struct LeakTests {
  @Test func `ten thousand states leave nothing behind`() async {
    await #expect(processExitsWith: .success) {
      let life = Life()
      let library = LuaLibrary()
      library.function("canary") { () in Canary(life) }
      library.module("m") { module in module.function("f") { (text: String) in text } }
      let chunk = LuaChunk(
        """
        local c, t = canary(), {}
        for i = 1, 20 do t[i] = m.f(("x"):rep(i * 50)) end
        local ok, e = pcall(m.f, 5)
        return c, t, e.message
        """, name: "a.lua")
      func run(_ count: Int) throws {
        for _ in 0..<count {
          let state = try LuaState(library: library)
          _ = try state.run(chunk)
        }
      }
      try run(1000)
      let before = residentPages()
      try run(10000)
      #expect(residentPages() - before < 250 || isSanitized)
      #expect(life.count == 0)
    }
  }

  @Test func `twenty thousand errors through Swift leave nothing behind`() throws {
    let life = Life()
    let script = try Script { library in
      library.function("guarded") { (body: LuaFunction) throws -> Void in
        let canary = Canary(life)
        defer { withExtendedLifetime(canary) {} }
        try body.call()
      }
    }
    func settledMemory() throws -> Int {
      try script("for i = 1, 5000 do pcall(guarded, error) pcall(guarded, throw) end")
      for _ in 1...3 { script.state.collectGarbage() }
      return script.state.memoryUsed
    }
    let before = try settledMemory()
    #expect(try settledMemory() < before + 20000)
    #expect(life.count == 0)
  }

  @Test func `a state that nobody holds closes`() throws {
    let life = Life()
    do {
      let script = try Script { library in library.function("canary") { () in Canary(life) } }
      script.state.context = Canary(life)
      try script("c = canary()")
      #expect(life.count == 2)
    }
    #expect(life.count == 0)
  }
}
