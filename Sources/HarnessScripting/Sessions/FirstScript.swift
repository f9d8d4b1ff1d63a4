import Foundation
import HarnessEvents
import HarnessGraph
import HarnessLua

// The script that `harness init` writes.
extension ScriptSession {
  /// A script for the first component that can be mounted with made-up arguments; one without a
  /// component when none can.
  func firstScript(in host: ScriptHost) throws(LuaError) -> String {
    for name in host.componentNames {
      host.noteStep?("the component \(name), for a first script", 0)
      guard let component = host.components[name] else { continue }
      try beginAnew()
      let mount = SessionMount(name: name, arguments: component.signature().example)
      guard answer(.mount(mount)).status == .done, expectWhatThereIs() else { continue }
      return """
        -- The first test. 'record \(name)' writes more of it while you try the component out.

        test("\(name) shows what it should", function()
          \(script.joined(separator: "\n  "))
        end)

        """
    }
    return """
      -- The first test. 'components' lists what can be mounted.

      test("a first test", function()
        expect(1 + 1):to_equal(2)
      end)

      """
  }

  /// Writes an expectation for each of the first elements that a person can name.
  private func expectWhatThereIs() -> Bool {
    guard let context = opened, let graph = context.app?.graph else { return false }
    var numbered: [Int] = []
    graph.elements.forEach { element in
      if numbered.count < 3, !element.label.isEmpty, let number = numbers.number(of: element) {
        numbered.append(number)
      }
    }
    let answers = numbered.map { answer(.perform("expect \($0)")) }
    return answers.contains { $0.status == .done }
  }
}

extension Signature {
  /// Values of the right types for all that must be given, as the inside of a table.
  var example: String {
    parameters.filter(\.isRequired).map { "\($0.name) = \($0.example)" }.joined(separator: ", ")
  }
}

extension Signature.Parameter {
  /// A value of the type, in Lua. A text is the name of the argument, so that it is recognised.
  fileprivate var example: String {
    var type = type
    let borrowed = "binding of "
    if type.hasPrefix(borrowed) { type.removeFirst(borrowed.count) }
    switch type {
    case "string": return name.quoted
    case "integer", "number": return "1"
    case "boolean": return "false"
    case "URL": return "\"https://example.com\""
    case "{string}": return "{ \"one\", \"two\" }"
    default:
      // The cases of an enum are written as they are in Lua.
      return type.hasPrefix("\"") ? type.components(separatedBy: " | ")[0] : "{}"
    }
  }
}
