import Glibc
import HarnessEvents

/// A script of the fixture worker.
struct FixtureScript {
  struct Test {
    var info: TestInfo
    var action: String
  }

  private(set) var tests: [Test] = []
  /// What to do before the tests are told.
  private(set) var collect: String?
  /// What to do after the file is done.
  private(set) var after: String?
  /// Whether the tests come in another order the second time.
  private(set) var reverses = false

  init(path: String) {
    let lines = FixtureScript.read(path).split(separator: "\n")
    for (number, line) in lines.enumerated() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = String(parts[0])
      let action = String(parts[1].drop { $0 == " " })
      switch name {
      case "collect": collect = action
      case "after": after = action
      case "reverse": reverses = true
      default: tests.append(Test(info: TestInfo(names: [name], line: number + 1), action: action))
      }
    }
  }

  private static func read(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
