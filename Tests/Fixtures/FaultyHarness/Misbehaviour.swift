import Dispatch
import Glibc
import HarnessKit
import SwiftUI

/// What no component and no function of a harness should do.
@MainActor
func registerMisbehaviour(in harness: inout Harness) {
  harness.register(Component("Deep") { args in Deep(levels: try args.value("levels")) })
  harness.register(Component("ShortList") { _ in ShortList() })
  if getenv("FIXTURE_NAME_TWICE") != nil {
    harness.register(Component("ShortList") { _ in ShortList() })
  }
  if getenv("FIXTURE_EAGER") != nil {
    // It does more than make the view, and cannot do it with what is made up.
    harness.register(
      Component("Eager") { args in Text("\(100 / (try args.value("count", as: Int.self)))") })
  }
  harness.register(Component("BrokenBody") { _ in BrokenBody(items: []) })
  harness.register(Component("Restless") { _ in Restless() })
  harness.register(Component("Matryoshka") { _ in Matryoshka() })
  harness.register("exitWith") { (code: Int) -> Void in exit(Int32(code)) }
  harness.register("countOf") { (name: String) -> Int in
    counts[name, default: 0] += 1
    return counts[name, default: 0]
  }
  harness.register("crash") { () -> Void in
    UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
  }
  harness.register("killItself") { () -> Void in kill(getpid(), SIGKILL) }
  // The parent of a worker is the run.
  harness.register("interruptRun") { () -> Void in kill(getppid(), SIGINT) }
  harness.register("terminateRun") { () -> Void in kill(getppid(), SIGTERM) }
  harness.register("hang") { () -> Void in
    while true {}
  }
  harness.register("waitForNobody") { () -> Void in DispatchSemaphore(value: 0).wait() }
  harness.register("fail") { (why: String) throws -> Void in throw FixtureError(why: why) }
  harness.register("startChild") { () -> Int in startChild() }
}

/// How often each name was counted since the process began.
nonisolated(unsafe) private var counts: [String: Int] = [:]

struct FixtureError: Error, CustomStringConvertible {
  let why: String
  var description: String { why }
}

/// A process that outlives its parent and holds what the parent wrote to.
private func startChild() -> Int {
  var child: pid_t = 0
  var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("61.27"), nil]
  defer { for argument in arguments { free(argument) } }
  return Int(posix_spawn(&child, "/bin/sleep", nil, nil, &arguments, environ))
}

/// Its button reads behind the end of an array.
private struct ShortList: View {
  @State private var index = 0
  let titles = ["one", "two", "three"]

  var body: some View {
    VStack {
      Text(titles[index])
      Button("Next") { index += 1 }
      Button("Last") { index = titles.count }
    }
  }
}

/// It can't even be shown.
private struct BrokenBody: View {
  let items: [String]
  var body: some View { Text(items[0]) }
}

/// It changes its state whenever it is drawn.
private struct Restless: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}

/// It contains a doll that contains it, twice.
private struct Matryoshka: View {
  var body: some View {
    VStack {
      Text("Matryoshka")
      Doll()
      Doll()
    }
  }
}

private struct Doll: View {
  var body: some View { AnyView(Matryoshka().padding()) }
}

/// Stacks in stacks, and a button in the last one.
private struct Deep: View {
  let levels: Int
  @State private var isTapped = false

  var body: some View {
    var view = AnyView(Button("bottom") { isTapped = true })
    for _ in 0..<levels {
      let inside = view
      view = AnyView(VStack { inside })
    }
    return VStack {
      view
      if isTapped { Text("tapped") }
    }
  }
}
