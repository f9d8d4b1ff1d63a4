import HarnessEvents
import HarnessLua

/// A `describe`, or the file itself: hooks, tests and inner suites.
final class Suite {
  let name: String?
  let parent: Suite?
  var beforeEach: [LuaFunction] = []
  var afterEach: [LuaFunction] = []
  /// What holds for everything inside.
  var options = TestOptions()

  init(name: String?, parent: Suite?) {
    self.name = name
    self.parent = parent
  }

  /// From the file inwards.
  var line: [Suite] { (parent?.line ?? []) + [self] }

  /// The names of the `describe`s, outermost first.
  var names: [String] { line.compactMap(\.name) }
}

/// A test as it was registered.
struct RegisteredTest {
  let names: [String]
  let body: LuaFunction?
  let suite: Suite
  let line: Int
  let options: TestOptions

  var title: String { names.joined(separator: " › ") }

  var info: TestInfo { options.info(names: names, line: line) }
}
