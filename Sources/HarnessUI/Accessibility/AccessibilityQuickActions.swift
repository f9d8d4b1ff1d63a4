/// How a watch shows that an element has an action for a hand gesture.
///
/// Source: SwiftUI's documentation of `AccessibilityQuickActionStyle`.
nonisolated public protocol AccessibilityQuickActionStyle {}

/// A line around the element.
///
/// Source: SwiftUI's documentation of `AccessibilityQuickActionOutlineStyle`.
nonisolated public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
  /// A line around the element.
  public init() {}
}

/// A notice.
///
/// Source: SwiftUI's documentation of `AccessibilityQuickActionPromptStyle`.
nonisolated public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
  /// A notice.
  public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// A line around the element.
  nonisolated public static var outline: AccessibilityQuickActionOutlineStyle { .init() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A notice.
  nonisolated public static var prompt: AccessibilityQuickActionPromptStyle { .init() }
}

extension View {
  /// Adds the buttons of a view as actions for a hand gesture.
  nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, C: View>(
    style: Style, @ViewBuilder content: () -> C
  ) -> some View { accessibilityActions(content) }

  /// Adds the buttons of a view as actions for a hand gesture while they are active.
  nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, C: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> C
  ) -> some View {
    let content = content()
    return accessibilityActions { if isActive.wrappedValue { content } }
  }
}
