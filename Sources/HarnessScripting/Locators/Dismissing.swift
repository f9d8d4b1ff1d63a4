import HarnessEvents
import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessQueries

/// `dismiss([{ expect = "refused" }])`.
extension TestContext {
  func expectsRefusal(in call: LuaCall) throws -> Bool {
    guard try hasOptions(call, at: 1, known: ["expect"]) else { return false }
    guard let text = try call.field("expect", of: 1, as: String.self) else { return false }
    guard text == "refused" else {
      throw Problem.usage("expect = \"\(text)\": the only value is \"refused\"")
    }
    return true
  }

  func dismiss(_ locator: Locator, expectsRefusal: Bool) throws {
    guard expectsRefusal else { return try act(locator, "dismiss") { try $1.dismiss($0) } }
    assertions += 1
    let element = try one(locator, for: "dismiss")
    do {
      try mountedApp(for: "dismiss").input.dismiss(element)
    } catch {
      return steps.setRefused((error as? Refusal)?.message ?? "\(error)")
    }
    try settle()
    throw Problem(
      .expectation, "\(element.summary) was expected to refuse to be dismissed, and it is gone")
  }
}
