import Foundation
import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// Rows that the user deletes and moves: `onDelete` and `onMove` are told what SwiftUI tells them.
@Suite struct RowEditTests {
  private func row(_ label: String, in screen: Screen) throws -> UIElement {
    try screen.graph.element(label)
  }

  private func refusal(
    of label: String, in screen: Screen,
    _ action: (InputDevice, UIElement) throws(Refusal) -> Void
  ) throws -> String? {
    let element = try screen.graph.element(label)
    return HarnessInputTests.refusal { () throws(Refusal) in try action(screen.device, element) }?
      .message
  }

  @Test func `a deleted row tells its offset, and the others keep their state`() throws {
    let screen = Screen { Names(log: $0) }
    try screen.device.tap(screen.graph.element("c 0"))
    try screen.device.deleteRow(row("b 0", in: screen))
    #expect(screen.log.lines == ["delete [1]"])
    #expect(screen.graph.rowLabels == ["a 0", "c 1", "d 0"])
  }

  /// Where a row is told to go, as SwiftUI counts before the move, and what comes of it.
  @Test(arguments: [
    ("a 0", 2, "move [0] to 2", ["b 0", "a 0", "c 0", "d 0"]),
    ("a 0", 4, "move [0] to 4", ["b 0", "c 0", "d 0", "a 0"]),
    ("d 0", 1, "move [3] to 0", ["d 0", "a 0", "b 0", "c 0"]),
    ("c 0", 2, "move [2] to 1", ["a 0", "c 0", "b 0", "d 0"]),
    ("b 0", 2, "move [1] to 2", ["a 0", "b 0", "c 0", "d 0"]),
  ])
  func `a row ends at the position`(
    _ label: String, _ position: Int, _ told: String, _ order: [String]
  ) throws {
    let screen = Screen { Names(log: $0) }
    try screen.device.moveRow(row(label, in: screen), to: position)
    #expect(screen.log.lines == [told])
    #expect(screen.graph.rowLabels == order)
  }

  @Test func `a state moves with its row`() throws {
    let screen = Screen { Names(log: $0) }
    try screen.device.tap(screen.graph.element("a 0"))
    try screen.device.moveRow(row("a 1", in: screen), to: 3)
    #expect(screen.graph.rowLabels == ["b 0", "c 0", "a 1", "d 0"])
  }

  @Test(arguments: [
    ("a 0", "c 0", InputDevice.DropSide.before, "move [0] to 2"),
    ("a 0", "c 0", .after, "move [0] to 3"), ("a 0", "c 0", nil, "move [0] to 3"),
    ("d 0", "b 0", .before, "move [3] to 1"), ("d 0", "b 0", .after, "move [3] to 2"),
    ("d 0", "b 0", nil, "move [3] to 1"),
  ])
  func `a row is dropped beside another one`(
    _ label: String, _ other: String, _ side: InputDevice.DropSide?, _ told: String
  ) throws {
    let screen = Screen { Names(log: $0) }
    let (source, target) = (try row(label, in: screen), try row(other, in: screen))
    #expect(screen.device.isMovable(source, to: target))
    try screen.device.moveRow(source, beside: target, side)
    #expect(screen.log.lines == [told])
  }

  @Test(arguments: [
    ("outside", #"button "outside" is not in a row of a list"#),
    ("plain", #"row "plain" can't be deleted: it is not in a ForEach with onDelete"#),
    ("kept", #"row "kept" can't be deleted: deleteDisabled"#),
    ("kept below", #"row "kept below" can't be deleted: deleteDisabled"#),
    ("all kept", #"row "all kept" can't be deleted: deleteDisabled"#),
    ("fixed", #"row "fixed" can't be deleted: it is not in a ForEach with onDelete"#),
  ])
  func `a row that must not be deleted says why`(_ label: String, _ message: String) throws {
    let screen = Screen { Mixed(log: $0) }
    #expect(
      try refusal(of: label, in: screen) { device, element throws(Refusal) in
        try device.deleteRow(element)
      } == message)
    #expect(screen.log.lines == [])
  }

  @Test(arguments: [
    ("kept", 1, #"row "kept" can't be moved: it is not in a ForEach with onMove"#),
    ("fixed", 1, #"row "fixed" can't be moved: moveDisabled"#),
    ("free", 3, #"3 is no position for row "free": its ForEach has 2 rows, and 1 is the first"#),
  ])
  func `a row that must not be moved says why`(
    _ label: String, _ position: Int, _ message: String
  ) throws {
    let screen = Screen { Mixed(log: $0) }
    #expect(
      try refusal(of: label, in: screen) { device, element throws(Refusal) in
        try device.moveRow(element, to: position)
      } == message)
    #expect(screen.log.lines == [])
  }

  @Test func `what is around a ForEach keeps all of its rows, also those of edit actions`() throws {
    let screen = Screen { Mixed(log: $0) }
    for label in ["all kept", "edited"] {
      let row = try #require(try screen.graph.element(label).parent)
      #expect(row.role == .row)
      #expect(row.attributes["deletable"] == nil)
      #expect(row.children.map(\.label) == [label], "no button deletes it")
    }
  }

  @Test func `rows of different collections do not mix`() throws {
    let screen = Screen { Mixed(log: $0) }
    let other = try screen.graph.element("kept")
    #expect(try !screen.device.isMovable(screen.graph.element("free"), to: other))
    #expect(
      try refusal(of: "free", in: screen) { device, element throws(Refusal) in
        try device.moveRow(element, beside: other, .before)
      } == #"row "free" can't be moved to row "kept": they are not of the same ForEach"#)
  }

  @Test func `a row out of sight is scrolled to, and one that is covered is refused`() throws {
    let far = Screen(390, 100) { Names(log: $0) }
    try far.device.deleteRow(row("d 0", in: far))
    #expect(far.log.lines == ["delete [3]"])
    let covered = Screen { log in
      ZStack {
        Names(log: log)
        Color.red
      }
    }
    #expect(
      try refusal(of: "a 0", in: covered) { device, element throws(Refusal) in
        try device.deleteRow(element)
      } == "row is covered by Color (ZStack > Color)")
  }
}

extension Graph {
  fileprivate var rowLabels: [String] {
    var labels: [String] = []
    elements.forEach { if $0.role == .row { labels.append($0.text) } }
    return labels
  }
}

private struct Names: View {
  let log: Log
  @State private var names = ["a", "b", "c", "d"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Taps(name: $0) }
        .onDelete {
          log.add("delete \(Array($0))")
          names.remove(atOffsets: $0)
        }
        .onMove {
          log.add("move \(Array($0)) to \($1)")
          names.move(fromOffsets: $0, toOffset: $1)
        }
    }
  }
}

private struct Taps: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Mixed: View {
  let log: Log
  @State private var edited = ["edited"]

  var body: some View {
    VStack {
      Button("outside") {}
      List {
        Text("plain")
        ForEach(["kept", "kept below"], id: \.self) { name in
          if name == "kept" { Text(name).deleteDisabled(true) } else { Kept(name: name) }
        }
        .onDelete { log.add("delete \(Array($0))") }
        ForEach(["all kept"], id: \.self) { Text($0) }
          .onDelete { log.add("delete \(Array($0))") }.deleteDisabled(true)
        ForEach($edited, id: \.self, editActions: .delete) { $name in Text(name) }
          .deleteDisabled(true)
        ForEach(["fixed", "free"], id: \.self) { name in
          Text(name).moveDisabled(name == "fixed")
        }
        .onMove { log.add("move \(Array($0)) to \($1)") }
      }
    }
  }
}

/// Says in its body that it stays.
private struct Kept: View {
  let name: String
  var body: some View { Text(name).deleteDisabled(true) }
}
