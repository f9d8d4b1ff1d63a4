import HarnessGraph
import HarnessInput
import HarnessQueries

/// What a user can do to an element. Each word looks once, acts once or is refused, and returns when
/// the views are at rest; work that the app has started goes on when the test waits.
extension HostedElement {
  // MARK: Taps

  /// Touches it in its middle. What a user could not touch is refused, which is a failure.
  @discardableResult
  public func tap(file: StaticString = #filePath, line: UInt = #line) -> HostedElement {
    act("tap", CodePlace(file, line)) { try $1.tap($0) }
  }

  /// Touches it twice in a row.
  @discardableResult
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) -> HostedElement {
    act("doubleTap", CodePlace(file, line)) { try $1.doubleTap($0) }
  }

  /// Touches it even if it is disabled, hidden, covered or off the screen: no user can do that.
  @discardableResult
  public func forceTap(file: StaticString = #filePath, line: UInt = #line) -> HostedElement {
    act("forceTap", CodePlace(file, line)) { try $1.tap($0, force: true) }
  }

  /// Touches it if something matches now, and does nothing else.
  @discardableResult
  public func tapIfExists(file: StaticString = #filePath, line: UInt = #line) -> HostedElement {
    let place = CodePlace(file, line)
    let isThere = way.use("tapIfExists", place) { !way.all(in: $0).isEmpty } ?? false
    return isThere ? act("tapIfExists", place) { try $1.tap($0) } : self
  }

  /// Leaves a sheet, a cover or a popover as a user does.
  @discardableResult
  public func dismiss(file: StaticString = #filePath, line: UInt = #line) -> HostedElement {
    act("dismiss", CodePlace(file, line)) { try $1.dismiss($0) }
  }

  // MARK: Texts

  /// Types at the cursor, key by key. A line end submits, where the field takes no line breaks.
  @discardableResult
  public func typeText(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) -> HostedElement {
    act("typeText", CodePlace(file, line)) { try $1.type(text, into: $0) }
  }

  /// Deletes what a field holds, character by character, and types.
  @discardableResult
  public func clearAndType(
    text: String, file: StaticString = #filePath, line: UInt = #line
  ) -> HostedElement {
    let place = CodePlace(file, line)
    let isCleared = touch("clearAndType", place) { try $1.clear($0) }
    return isCleared ? act("clearAndType", place) { try $1.type(text, into: $0) } : self
  }

  /// Takes the focus away from whatever has it, as the user does who puts the keyboard down.
  @discardableResult
  public func hideKeyboard(file: StaticString = #filePath, line: UInt = #line) -> HostedElement {
    way.use("hideKeyboard", CodePlace(file, line)) { try $0.input.hideKeyboard() }
    return self
  }

  // MARK: Values

  /// Taps a toggle, unless it is on or off already as it shall be.
  @discardableResult
  public func setSwitch(
    on isOn: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> HostedElement {
    let place = CodePlace(file, line)
    guard let isNow = checkState(place), isNow != isOn,
      touch("setSwitch", place, { try $1.tap($0) }), let after = checkState(place), after != isOn
    else { return self }
    way.use("setSwitch", place) { _ in
      throw Problem("\(way.locator.swiftText) was tapped and is still \(after ? "on" : "off")")
    }
    return self
  }

  /// Moves a slider to a share of its range, from 0 to 1.
  @discardableResult
  public func adjust(
    toNormalizedSliderPosition share: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> HostedElement {
    act("adjust", CodePlace(file, line)) { element, input in
      guard (0...1).contains(share) else {
        throw Problem("\(share) is no share of a range; it goes from 0 to 1")
      }
      try input.adjust(element, to: share)
    }
  }

  private func checkState(_ place: CodePlace) -> Bool? {
    way.use("setSwitch", place) { app in
      let element = try way.one(in: app)
      do throws(JudgementError) {
        return try element.isChecked()
      } catch {
        throw Problem(error.message)
      }
    }
  }

  // MARK: Acting

  private typealias Touch = (UIElement, InputDevice) throws -> Void

  private func act(_ word: String, _ place: CodePlace, _ touch: Touch) -> HostedElement {
    _ = self.touch(word, place, touch)
    return self
  }

  /// Acts once on the one element; whether it was not refused.
  private func touch(_ word: String, _ place: CodePlace, _ touch: Touch) -> Bool {
    way.use(word, place) { try touch(try way.one(in: $0), $0.input) } != nil
  }
}
