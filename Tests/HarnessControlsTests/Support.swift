import HarnessControls

/// A target that writes down what it is told.
final class Recorder {
  let name: String
  private(set) var calls: [String] = []
  /// Runs at each call.
  var onCall: () -> Void = {}

  init(_ name: String = "") { self.name = name }

  func save() { note("save") }
  func saved(_ sender: Control) { note("saved by \(sender.label ?? "?")") }
  func heard(_ sender: Control, _ event: ControlEvents) { note("\(event)") }

  private func note(_ call: String) {
    calls.append(call)
    onCall()
  }
}

/// A target with an order between several.
final class Witness {
  let name: String
  let story: Story
  init(_ name: String, _ story: Story) { (self.name, self.story) = (name, story) }
  func first(_ sender: Control, _ event: ControlEvents) {
    story.lines.append("\(name).first \(event)")
  }
  func second(_ sender: Control, _ event: ControlEvents) {
    story.lines.append("\(name).second \(event)")
  }
}

final class Story {
  var lines: [String] = []
}

/// A link of a chain; whether it is one that takes `save` is up to its class.
class Link: Responder {
  var nextResponder: (any Responder)?
  init(next: (any Responder)? = nil) { nextResponder = next }
}

final class Saver: Link {
  private(set) var saves = 0
  func save() { saves += 1 }
}

final class Dial: Control {
  var turns = 0
  func turn() { turns += 1 }
}

final class Board {
  private(set) var dials: [Dial] = []
  func turned(_ sender: Dial) { dials.append(sender) }
}
