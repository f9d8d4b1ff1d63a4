// A stand-in for a name of another area; it goes when that area comes.

/// An icon and a title.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  /// The views.
  public var body: some View {
    icon
    title
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  /// Creates a label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

/// A visual effect.
public protocol VisualEffect: Sendable, Animatable {}

/// No effect.
public struct EmptyVisualEffect: VisualEffect {
  /// No effect.
  public init() {}
}

/// A direction and a length.
public struct CGVector: Hashable, Sendable {
  /// Along the horizontal axis.
  public var dx: Double
  /// Along the vertical axis.
  public var dy: Double
}
