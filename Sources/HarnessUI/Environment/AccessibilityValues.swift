/// A setting of the user that is off unless a test turns it on.
private protocol AccessibilitySetting: EnvironmentKey where Value == Bool {}

extension AccessibilitySetting {
  static var defaultValue: Bool { false }
}

private enum ReduceMotionKey: AccessibilitySetting {}
private enum ReduceTransparencyKey: AccessibilitySetting {}
private enum DifferentiateWithoutColorKey: AccessibilitySetting {}
private enum InvertColorsKey: AccessibilitySetting {}
private enum ShowButtonShapesKey: AccessibilitySetting {}
private enum DimFlashingLightsKey: AccessibilitySetting {}
private enum VoiceOverKey: AccessibilitySetting {}
private enum SwitchControlKey: AccessibilitySetting {}
private enum LargeContentViewerKey: AccessibilitySetting {}
private enum ContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}
private enum PlayAnimatedImagesKey: EnvironmentKey {
  static let defaultValue = true
}

// The system sets these, a view only reads them. So the setters are not public.
extension EnvironmentValues {
  /// Whether the user wants less motion.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the user wants less transparency.
  public package(set) var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether colour must not be the only difference.
  public package(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether the display inverts colours.
  public package(set) var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether buttons are to have visible shapes.
  public package(set) var accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }

  /// Whether flashing lights are to be dimmed.
  public package(set) var accessibilityDimFlashingLights: Bool {
    get { self[DimFlashingLightsKey.self] }
    set { self[DimFlashingLightsKey.self] = newValue }
  }

  /// Whether animated images are to play.
  public package(set) var accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }

  /// Whether VoiceOver reads the screen.
  public package(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether the user works with switches.
  public package(set) var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }

  /// Whether small controls show their content large while they are held.
  public package(set) var accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerKey.self] }
    set { self[LargeContentViewerKey.self] = newValue }
  }

  /// Whether any assistive technology is in use.
  public var accessibilityEnabled: Bool {
    accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled
  }

  /// The contrast that the user prefers.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
}
