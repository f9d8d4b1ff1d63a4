import Foundation
import HarnessEvents
import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessQueries
import HarnessUI

/// Moving content under its frame, by an amount, to an edge, or until something is in sight.
extension Vocabulary {
  static func addScrolling<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    action("scroll", of: type) { locator, call, context in
      let way = CGSize(
        width: try finite(call.number(1), "scroll: the way to the right"),
        height: try finite(call.number(2), "scroll: the way down"))
      try context.act(locator, "scroll") { try $1.scroll($0, by: way) }
    }
    action("scroll_to", of: type) { locator, call, context in
      if let target = call.object(1, as: LocatorObject.self) {
        let pages = try context.pages(in: call, at: 2)
        return try context.scroll(locator, to: target, pages: pages)
      }
      guard call.kind(of: 1) == .string else {
        throw call.mismatch(at: 1, expected: "locator, or the name of an edge")
      }
      let edge = try Edge(named: try call.string(1))
      try context.act(locator, "scroll_to") { try $1.scroll($0, to: edge) }
    }
    action("scroll_into_view", of: type) { locator, _, context in
      try context.act(locator, "scroll_into_view") { try $1.scrollIntoView($0) }
    }
    action("refresh", of: type) { locator, _, context in
      try context.act(locator, "refresh") { try $1.refresh($0) }
    }
  }
}

extension Edge {
  fileprivate init(named name: String) throws {
    switch name {
    case "top": self = .top
    case "bottom": self = .bottom
    case "leading": self = .leading
    case "trailing": self = .trailing
    default:
      throw Problem.usage(
        "scroll_to: \(name.quoted) is no edge; they are \"top\", \"bottom\", \"leading\" and "
          + "\"trailing\"")
    }
  }
}

extension TestContext {
  fileprivate func pages(in call: LuaCall, at index: Int) throws -> Int {
    guard try hasOptions(call, at: index, known: ["pages"]) else { return 100 }
    let pages = try call.field("pages", of: index, as: Int.self) ?? 100
    guard pages > 0 else {
      throw Problem.usage("scroll_to: pages = \(pages) is no number of pages; 1 is the least")
    }
    return pages
  }

  /// Scrolls by pages until there is what is looked for, then by the least that shows it.
  fileprivate func scroll(_ locator: Locator, to target: LocatorObject, pages: Int) throws {
    var left = pages
    while try all(target.locator, for: "scroll_to").isEmpty, left > 0 {
      left -= 1
      var isMoved = false
      try act(locator, "scroll_to") { isMoved = try $1.scrollByPage($0) }
      guard isMoved else {
        throw Problem(
          .refused, "\(target.locator) is not there, and \(locator) is at the end of the content")
      }
    }
    try act(target.locator, "scroll_to") { try $1.scrollIntoView($0) }
  }
}

// MARK: Places

extension Vocabulary {
  /// Where elements are, and what is wrong with them.
  static func addPlaces<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    asking("frame", of: type) { locator, call, context in
      guard let frame = try context.one(locator, for: "frame").frame else {
        return call.returns(LuaValue.nil)
      }
      return call.returns([
        "x": Double(frame.minX), "y": Double(frame.minY), "width": Double(frame.width),
        "height": Double(frame.height),
      ])
    }
    asking("accessibility_audit", of: type) { locator, call, context in
      let findings = try context.one(locator, for: "accessibility_audit").accessibilityAudit()
      return call.returns(
        findings.map { finding in
          [
            "kind": LuaValue.string(finding.kind.rawValue), "element": pin(finding.element),
            "message": .string(finding.message),
          ]
        })
    }
  }

  /// A question whose answer is no plain value.
  private static func asking<Holder: LocatorHolder>(
    _ name: String, of type: LuaType<Holder>,
    _ answer: @escaping (Locator, LuaCall, TestContext) throws -> Int
  ) {
    let limit = ArgumentLimit(name)
    type.method(name) { (holder: Holder, call: LuaCall) in
      let context = TestContext.of(call)
      do {
        try limit.check(call)
        try context.beginAction(name, in: call, isQuestion: true)
        return try answer(holder.locator, call, context)
      } catch {
        throw context.raise(error, in: call, word: name)
      }
    }
  }
}
