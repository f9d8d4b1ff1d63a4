public import Foundation
import HarnessGraph
import HarnessInput
import HarnessUI
public import HarnessQueries

/// One element, found anew at each use. XCTest's name for it is `XCUIElement`.
///
/// What is done with it is a failure if nothing matches, or more than one element does. After a
/// failure the chain goes on; `assertBreak` ends it.
public struct HostedElement: ElementScope {
  /// What kind of element XCTest calls it.
  public typealias ElementType = HarnessQueries.ElementType

  /// How it is found.
  public let way: ElementWay

  init(_ way: ElementWay) { self.way = way }

  /// The one element below whose identifier is this text, else its label, text, value or placeholder.
  public subscript(text: String) -> HostedElement {
    HostedElement(way.adding(.find(ElementQuery(text))))
  }
}

extension HostedElement: @MainActor CustomStringConvertible {
  /// What finds the same from the app: `app.element(identifier: "SignIn_phoneNumber")`.
  public var description: String { way.locator.swiftText }
}

extension HostedApp {
  /// The one element whose identifier is this text, else its label, text, value or placeholder.
  public subscript(text: String) -> HostedElement {
    HostedElement(way.adding(.find(ElementQuery(text))))
  }
}

/// XCTest's name, for helpers of tests that are written for iOS.
public typealias XCUIElement = HostedElement

// MARK: - What it is now

extension HostedElement {
  /// Whether anything matches; never a failure.
  public var exists: Bool { way.use("exists", nil) { !way.all(in: $0).isEmpty } ?? false }
  /// Whether a finger could reach it where it is now; false if nothing matches.
  public var isHittable: Bool {
    way.use("isHittable", nil) { app in
      if way.all(in: app).isEmpty { return false }
      return app.input.isHittable(try way.one(in: app))
    } ?? false
  }
  /// Whether it is enabled, and all around it.
  public var isEnabled: Bool { read("isEnabled", else: false) { $0.isEnabled } }
  /// Whether it is selected: a tab, an option, a row.
  public var isSelected: Bool { read("isSelected", else: false) { $0.isSelected } }
  /// Whether it has the focus.
  public var hasFocus: Bool { read("hasFocus", else: false) { $0.isFocused } }

  /// The accessible label; empty where there is none.
  public var label: String { read("label", else: "") { $0.label } }
  /// The accessibility identifier; empty where there is none.
  public var identifier: String { read("identifier", else: "") { $0.identifier ?? "" } }
  /// What a field shows while it is empty; nil where there is nothing.
  public var placeholderValue: String? { read("placeholderValue", else: nil) { $0.placeholder } }
  /// What it holds: a `String` of a field, a `Bool` of a toggle, a `Double` of a slider; nil of what
  /// holds nothing. Of a toggle XCTest has a text, `"1"` or `"0"`.
  public var value: Any? {
    read("value", else: nil) { element -> Any? in
      switch element.value {
      case .bool(let value)?: return value
      case .number(let value)?: return value
      case .string(let value)?: return value
      case nil: return nil
      }
    }
  }
  /// What a user reads: its own text, what a field holds, or the texts inside.
  public var text: String { read("text", else: "") { $0.text } }
  /// What kind of element it is; `.other` for what XCTest does not tell apart.
  public var elementType: ElementType {
    read("elementType", else: .any) { $0.role.elementTypes.first ?? .other }
  }
  /// Where it is on the screen, in points; zero for what has no place.
  public var frame: CGRect { read("frame", else: .zero) { $0.frame ?? .zero } }

  /// Something of the one element; what stands for it after a failure is `neutral`.
  private func read<Value>(
    _ name: String, else neutral: Value, _ value: (UIElement) -> Value
  ) -> Value {
    way.use(name, nil) { value(try way.one(in: $0)) } ?? neutral
  }
}
