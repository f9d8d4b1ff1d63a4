import Foundation
import HarnessLua
import Testing

@Suite struct SandboxTests {
  @Test(arguments: [
    (
      "os.exit()",
      "os.exit is not available in a test script; return from the test or call skip()"
    ),
    ("os.execute('true')", "os.execute is not available in a test script"),
    ("os.getenv('HOME')", "os.getenv is not available in a test script"),
    ("debug.sethook()", "debug.sethook is not available in a test script"),
    ("debug.getregistry()", "debug.getregistry is not available in a test script"),
    ("io.open('x')", "io is not available in a test script"),
    ("dofile('x')", "attempt to call a nil value (global 'dofile')"),
    ("loadfile('x')", "attempt to call a nil value (global 'loadfile')"),
    ("package.loadlib('x', '*')", "attempt to call a nil value (field 'loadlib')"),
  ])
  func `what a test may not do is refused`(text: String, message: String) throws {
    #expect(try Script().failure(text).message == message)
  }

  @Test func `what a test may do works`() throws {
    let script = try Script()
    #expect(
      try script("return type(os.time()), type(os.clock()), os.date('!%Y', 0), os.difftime(3, 1)")
        == ["number", "number", "1970", 2.0])
    #expect(
      try script("return (debug.traceback('x'):match('^x\\nstack traceback'))").first
        == "x\nstack traceback")
  }

  @Test func `the permissions open the rest but os.exit`() throws {
    let script = try Script(allowing: [.io, .os])
    #expect(try script("return type(io.open), type(os.getenv)") == ["function", "function"])
    #expect(
      try script.failure("os.exit()").message
        == "os.exit is not available in a test script; return from the test or call skip()")
  }

  @Test func `load makes functions of text`() throws {
    let script = try Script()
    #expect(try script("return load('return 1 + 1')()") == [2])
    #expect(try script("return load('return x', 'n', 't', {x = 5})()") == [5])
    #expect(try script("return load('return x', 'n', 'b', nil) ~= nil") == [true])
    let pieces = """
      local pieces = {'return ', '4', '2'}
      return load(function() return table.remove(pieces, 1) end)()
      """
    #expect(try script(pieces) == [42])
    #expect(
      try script("return load('x = = 1', '=name')")
        == [nil, "name:1: unexpected symbol near '='"])
    #expect(
      try script("return load(function() return 5 end)")
        == [nil, "a.lua:1: reader function must return a string"])
    #expect(try script("return load(function() error('in reader', 0) end)") == [nil, "in reader"])
    #expect(
      try script.failure("load(5)").message
        == "bad argument #1 to 'load' (function expected, got number)")
  }

  @Test func `random numbers follow the seed`() throws {
    func numbers(_ prepare: (LuaState) -> Void) throws -> [LuaValue] {
      let script = try Script()
      prepare(script.state)
      return try script("return math.random(1e9), math.random(1e9)")
    }
    let unseeded = try numbers { _ in }
    #expect(try numbers { _ in } == unseeded)
    #expect(try numbers { $0.seedRandom(1) } != unseeded)
    #expect(try numbers { $0.seedRandom(1) } == numbers { $0.seedRandom(1) })
    let seededLate = try numbers { state in
      _ = try? state.run(LuaChunk("math.random()", name: "b.lua"))
      state.seedRandom(1)
    }
    #expect(try seededLate == numbers { $0.seedRandom(1) })
  }
}

@Suite final class RequireTests {
  private let folder = NSTemporaryDirectory() + "harness-require-\(UUID().uuidString)"
  private let script: Script

  init() throws {
    script = try Script()
    for name in ["main/sub", "shared/package"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    script.state.modules = LuaModuleFinder(folders: ["\(folder)/main", "\(folder)/shared"])
    try write(
      "main/helper.lua",
      "loaded = (rawget(_G, 'loaded') or 0) + 1 return {name = ..., path = select(2, ...)}")
    try write("main/sub/deep.lua", "return 'deep'")
    try write("shared/package/init.lua", "return 'init'")
    try write("shared/nothing.lua", "")
    try write("main/broken.lua", "\nx = = 1")
    try write("main/failing.lua", "\nerror('at load')")
    try write("main/a.lua", "return require('b')")
    try write("main/b.lua", "return require('a')")
    try write("main/binary.lua", "\u{1b}Lua")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ path: String, _ text: String) throws {
    try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
  }

  @Test func `a module is found in the folders and loaded once`() throws {
    #expect(
      try script("return require('helper').name, require('helper') == require('helper'), loaded")
        == ["helper", true, 1])
    #expect(try script("return require('helper').path") == [.string("\(folder)/main/helper.lua")])
    #expect(
      try script("return require('sub.deep'), require('package'), require('nothing')").first
        == "deep")
    #expect(try script("return require('nothing'), package.loaded.nothing") == [true, true])
  }

  @Test func `a package is found by its init file`() throws {
    script.state.modules = LuaModuleFinder(folders: ["\(folder)/shared"])
    try write("shared/package/other.lua", "return 'other'")
    #expect(try script("return require('package.other')") == ["other"])
    try FileManager.default.moveItem(
      atPath: "\(folder)/shared/package", toPath: "\(folder)/shared/kit")
    #expect(try script("return require('kit')") == ["init"])
  }

  @Test func `preloaded modules and the path can be set`() throws {
    #expect(
      try script("package.preload.mine = function(n, p) return n .. p end return require('mine')")
        == ["mine:preload:"])
    #expect(
      try script("package.path = '\(folder)/main/sub/?.lua' return require('deep')")
        == ["deep"])
    #expect(try script("package.loaded.other = 5 return require('other')") == [5])
  }

  @Test func `a missing module tells where it was sought`() throws {
    script.state.modules = LuaModuleFinder(folders: ["here"])
    #expect(
      try script.failure("require('no.pe')").message
        == "module 'no.pe' not found:\n\tno file 'here/no/pe.lua'\n\tno file 'here/no/pe/init.lua'")
    #expect(
      try script.failure("require()").message
        == "bad argument #1 (string expected, got no value)")
  }

  @Test func `a failing module tells its own line`() throws {
    #expect(
      try script.failure("require('broken')").description
        == "\(folder)/main/broken.lua:2: unexpected symbol near '='")
    #expect(
      try script.failure("require('failing')").description
        == "\(folder)/main/failing.lua:2: at load")
    #expect(
      try script.failure("require('a')").message
        == "modules require each other in a circle: 'a' requires 'b' requires 'a'")
    #expect(
      try script.failure("require('binary')").message
        == "attempt to load a binary chunk (mode is 't')")
    #expect(try script("return require('sub.deep')") == ["deep"])
  }

  @Test func `a finder compiles a file again only when it changed`() throws {
    let finder = LuaModuleFinder(folders: ["\(folder)/main"])
    func deep() throws -> [LuaValue] {
      let script = try Script()
      script.state.modules = finder
      return try script("return require('sub.deep')")
    }
    #expect(try deep() == ["deep"])
    #expect(try deep() == ["deep"])
    try write("main/sub/deep.lua", "return 'deeper'")
    #expect(try deep() == ["deeper"])
  }
}
