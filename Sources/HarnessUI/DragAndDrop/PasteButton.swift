public import HarnessAppleNames

/// A button that takes what was copied last.
///
/// Source: SwiftUI's documentation of `PasteButton`. Without anything that fits it does nothing.
nonisolated public struct PasteButton: View {
  private let paste: () -> Void

  /// Takes values.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {
    paste = {
      let values = DragPayload(Clipboard.pasted).values(of: T.self)
      if !values.isEmpty { onPaste(values) }
    }
  }

  /// Takes items of some kinds.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    self.init(
      supportedContentTypes: supportedContentTypes, validator: { $0 }, payloadAction: payloadAction)
  }

  /// Takes what a closure makes of items of some kinds; nothing for nil.
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    let kinds = supportedContentTypes.map(\.identifier)
    paste = {
      let items = Clipboard.pasted.filter { item in
        kinds.contains { item.hasItemConformingToTypeIdentifier($0) }
      }
      if !items.isEmpty, let payload = validator(items) { payloadAction(payload) }
    }
  }

  /// Takes items of some kinds, as older code names them.
  public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(
      supportedContentTypes: supportedTypes.compactMap { UTType($0) }, payloadAction: payloadAction)
  }

  /// A button.
  @MainActor @preconcurrency public var body: some View {
    Button("Paste", systemImage: "document.on.clipboard") { paste() }
  }
}

extension Clipboard {
  /// What a view or code has copied.
  static var pasted: [NSItemProvider] {
    if providers.isEmpty, let text = UIPasteboard.general.string {
      return [NSItemProvider(carrying: text)]
    }
    return providers
  }
}
