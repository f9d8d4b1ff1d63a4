public import HarnessAppleNames

/// Something that assistive technologies and the keyboard can do with what is selected: as an
/// action under a name, until there are menus.
extension View {
  nonisolated private func clipboard(
    _ name: String, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(
      AccessibilityModifier(change: .action(AccessibilityActionEntry(name: name, run: handler))))
  }

  /// Gives values to the clipboard when something is copied.
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    clipboard("copy") { Clipboard.providers = payload().map { NSItemProvider(carrying: $0) } }
  }

  /// Gives values to the clipboard when something is cut; the closure takes them away.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    clipboard("cut") { Clipboard.providers = action().map { NSItemProvider(carrying: $0) } }
  }

  /// Takes values from the clipboard.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    clipboard("paste") {
      let values = validator(DragPayload(Clipboard.providers).values(of: T.self))
      if !values.isEmpty { action(values) }
    }
  }

  /// Gives values to services of the system.
  nonisolated public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { keeping("exportable_to_services", .bool(true)) }

  /// Gives values to services of the system, and takes back what they made of them.
  nonisolated public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
  ) -> some View { keeping("exportable_to_services", .bool(true)) }

  /// Takes values from services of the system.
  nonisolated public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> some View { keeping("importable_from_services", .bool(true)) }
}

/// What was copied last.
package enum Clipboard {
  nonisolated(unsafe) static var providers: [NSItemProvider] = []
  /// Forgets it, before another test.
  package static func clear() { providers = [] }
}
