import HarnessAppleNames

/// The keyboard on the screen: up while a field has the focus, on devices that have no other.
///
/// What it says of itself are attributes of the field. Its place on the screen belongs here, too,
/// once there is layout.
nonisolated package struct SoftwareKeyboard: View {
  /// A keyboard; whoever shows it knows whether it is up.
  package init() {}

  /// Whether the device shows one: all but a Mac.
  package static var isThere: Bool { AppleState.device.profile.idiom != .mac }

  /// The attributes of a field, and of the views around it, that the keyboard shows.
  package static let attributeNames: Set<String> = [
    "keyboard_type", "submit_label", "text_content_type", "text_input_autocapitalization",
    "autocapitalization", "autocorrection_disabled", "disable_autocorrection",
  ]
}

extension SoftwareKeyboard: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.element = ElementDescription(.keyboard)
  }
}
