import Foundation
import HarnessLua
import HarnessUI

/// One setting of the device or the user that `mount` and `app:set` take by name.
struct AppOption {
  typealias Change = (inout EnvironmentValues) -> Void

  let name: String
  /// What the value that a script gave changes, or a sentence about what is wrong with it.
  let read: (LuaValue) -> Result<Change, OptionProblem>

  /// In the order in which they are applied: the calendar takes the locale and the time zone that
  /// come after it, and a size class of its own wins over the device's.
  static let all: [AppOption] = appearance + regions + device + sizes + accessibility

  private static let appearance = [
    choice("color_scheme", ColorScheme.allCases, \.colorScheme),
    choice("color_scheme_contrast", ColorSchemeContrast.allCases, \.colorSchemeContrast),
    choice("dynamic_type", DynamicTypeSize.allCases, \.dynamicTypeSize),
    choice("layout_direction", LayoutDirection.allCases, \.layoutDirection),
  ]

  private static let regions = [
    AppOption(name: "calendar") { value in
      text(of: value, "calendar").flatMap { RegionNames.calendar($0) }
    },
    AppOption(name: "locale") { value in
      text(of: value, "locale").flatMap { RegionNames.locale($0) }
    },
    AppOption(name: "time_zone") { value in
      text(of: value, "time zone").flatMap { RegionNames.timeZone($0) }
    },
  ]

  private static let sizes = [
    choice("horizontal_size_class", [.compact, .regular], \.horizontalSizeClass),
    choice("vertical_size_class", [.compact, .regular], \.verticalSizeClass),
    AppOption(name: "display_scale") { value in
      guard let scale = value.number, (0.5...10).contains(scale) else {
        return .failure(.init("a number from 0.5 to 10 expected, got", value))
      }
      return .success { $0.displayScale = scale }
    },
  ]

  private static let accessibility = [
    flag("reduce_motion", \.accessibilityReduceMotion),
    flag("reduce_transparency", \.accessibilityReduceTransparency),
    flag("differentiate_without_color", \.accessibilityDifferentiateWithoutColor),
    flag("invert_colors", \.accessibilityInvertColors),
    flag("show_button_shapes", \.accessibilityShowButtonShapes),
    flag("dim_flashing_lights", \.accessibilityDimFlashingLights),
    flag("play_animated_images", \.accessibilityPlayAnimatedImages),
    flag("voice_over", \.accessibilityVoiceOverEnabled),
    flag("switch_control", \.accessibilitySwitchControlEnabled),
    flag("large_content_viewer", \.accessibilityLargeContentViewerEnabled),
    AppOption(name: "bold_text") { value in
      guard let isOn = value.boolean else { return .failure(.init("boolean expected, got", value)) }
      return .success { $0.legibilityWeight = isOn ? .bold : .regular }
    },
  ]

  // MARK: Kinds of options

  private static func flag(
    _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Bool>
  ) -> AppOption {
    AppOption(name: name) { value in
      guard let isOn = value.boolean else { return .failure(.init("boolean expected, got", value)) }
      return .success { $0[keyPath: keyPath] = isOn }
    }
  }

  /// A choice among the cases of an enum, by their names in snake_case.
  private static func choice<Value>(
    _ name: String, _ cases: [Value], _ keyPath: WritableKeyPath<EnvironmentValues, Value>
  ) -> AppOption {
    let named = cases.map { (luaName(of: "\($0)"), $0) }
    return choice(name, among: named) { value in { $0[keyPath: keyPath] = value } }
  }

  private static func choice(
    _ name: String, _ cases: [UserInterfaceSizeClass],
    _ keyPath: WritableKeyPath<EnvironmentValues, UserInterfaceSizeClass?>
  ) -> AppOption {
    let named = cases.map { (luaName(of: "\($0)"), $0) }
    return choice(name, among: named) { value in { $0[keyPath: keyPath] = value } }
  }

  static func choice<Value>(
    _ name: String, among cases: [(String, Value)], _ change: @escaping (Value) -> Change
  ) -> AppOption {
    AppOption(name: name) { value in
      let text = value.string ?? ""
      if let found = cases.first(where: { $0.0 == text }) { return .success(change(found.1)) }
      return .failure(.init(value, among: cases.map(\.0)))
    }
  }

  private static func text(
    of value: LuaValue, _ what: String
  ) -> Result<String, OptionProblem> {
    guard let text = value.string else {
      return .failure(.init("the name of a \(what) expected, got", value))
    }
    return .success(text)
  }
}

/// What is wrong with the value of an option.
struct OptionProblem: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }

  /// - Parameter expectation: what was expected, up to "got".
  @MainActor init(_ expectation: String, _ value: LuaValue) {
    sentence = "\(expectation) \(ValueText.text(of: value))"
  }

  /// A value that is none of a few names.
  @MainActor init(_ value: LuaValue, among names: [String]) {
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let near = value.string.flatMap { given in
      names.first { $0 == luaName(of: given) } ?? nearest(to: given, in: names)
    }
    let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
    sentence = "\(ValueText.text(of: value)) is none of \(list)\(hint)"
  }
}
