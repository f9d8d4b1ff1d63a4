/// What somebody wants of a worker that runs no scripts but keeps one component mounted: the
/// requests of `harness tree`, `components`, `record` and `init`.
package enum SessionRequest: Equatable, Sendable {
  /// The components that can be mounted, one a line, with what each takes.
  case components
  /// Mounts a component, or shows a preview, in place of what was there.
  case mount(SessionMount)
  /// The elements that are there now.
  case tree(SessionTree)
  /// A line that a person has typed: a short command, or Lua.
  case perform(String)
  /// Takes the last step back.
  case undo
  /// A first script for this program, made of the first component that can be mounted.
  case firstScript
}

/// What to mount, as the command line has it.
package struct SessionMount: Equatable, Sendable {
  /// A component's name, or a preview's name or place.
  package var name: String
  /// A Lua table, with or without its braces; empty: none.
  package var arguments: String
  /// A Lua table of what holds for the app, such as the device; empty: none.
  package var options: String

  package init(name: String, arguments: String = "", options: String = "") {
    self.name = name
    self.arguments = arguments
    self.options = options
  }
}

/// How the elements are to be shown.
package struct SessionTree: Equatable, Sendable {
  package enum Margin: UInt8, Equatable, Sendable {
    /// A locator behind each line, to be pasted into a script.
    case locators
    /// A number before each line, to be typed at a prompt.
    case numbers
  }

  package var margin: Margin
  /// Shows hidden elements, too.
  package var includesHidden: Bool
  /// Shows the parts of controls, too.
  package var isUnmerged: Bool

  package init(margin: Margin, includesHidden: Bool = false, isUnmerged: Bool = false) {
    self.margin = margin
    self.includesHidden = includesHidden
    self.isUnmerged = isUnmerged
  }
}

/// What the worker says to a request.
package struct SessionAnswer: Equatable, Sendable {
  package enum Status: UInt8, Equatable, Sendable {
    case done
    /// The app did not do it, or refused.
    case failed
    /// What was asked for makes no sense, such as a name that nobody has.
    case misuse
    /// The line is the beginning of something longer in Lua.
    case incomplete
  }

  package var status: Status
  /// What to show, without a line end behind the last line.
  package var text: String
  /// The statements of Lua that have led to where the session now is, oldest first.
  package var script: [String]

  package init(_ status: Status, _ text: String = "", script: [String] = []) {
    self.status = status
    self.text = text
    self.script = script
  }
}
