public import Foundation
public import HarnessAppleNames

nonisolated struct DragSourceModifier: ViewModifier, PrimitiveModifier {
  let payload: () -> DragPayload

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(.dragSource(DragSource(payload: modifier.payload)))
  }
}

extension View {
  /// Lets the view be dragged; the closure is asked for what it carries.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSourceModifier { DragPayload([data()]) })
  }

  /// Lets the view be dragged, with another view under the finger.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { onDrag(data) }

  /// Lets the view be dragged with a value.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(DragSourceModifier { DragPayload([NSItemProvider(carrying: payload())]) })
  }

  /// Lets the view be dragged with a value, with another view under the finger.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { draggable(payload()) }

  /// Says what the view gives to whoever asks.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    keeping("item_provider", .bool(action != nil))
  }
}

nonisolated struct DropModifier: ViewModifier, PrimitiveModifier {
  let kinds: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let kinds = modifier.kinds
    node.annotate(
      .dropTarget(
        DropTarget(
          accepts: { payload, _ in !payload.providers(for: kinds).isEmpty },
          entered: { _, _ in modifier.isTargeted?.wrappedValue = true },
          dropped: { modifier.action($0.providers(for: kinds), $1) },
          left: { _, _ in modifier.isTargeted?.wrappedValue = false })))
  }
}

nonisolated struct DropDestinationModifier<T: Transferable>: ViewModifier, PrimitiveModifier {
  let isEnabled: Bool
  let action: ([T], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    guard modifier.isEnabled else { return }
    node.annotate(
      .dropTarget(
        DropTarget(
          accepts: { payload, _ in !payload.values(of: T.self).isEmpty },
          entered: { _, _ in modifier.isTargeted(true) },
          dropped: { modifier.action($0.values(of: T.self), $1) },
          left: { _, _ in modifier.isTargeted(false) })))
  }
}

extension View {
  /// Takes things of some kinds that are dropped onto the view.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    modifier(
      DropModifier(kinds: supportedContentTypes, isTargeted: isTargeted) { providers, _ in
        action(providers)
      })
  }

  /// Takes things of some kinds that are dropped onto the view, with the place.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(DropModifier(kinds: supportedContentTypes, isTargeted: isTargeted, action: action))
  }

  /// Takes things of some kinds that are dropped onto the view, as a delegate decides.
  nonisolated public func onDrop<D: DropDelegate>(
    of supportedContentTypes: [UTType], delegate: D
  ) -> some View {
    modifier(DropDelegateModifier(kinds: supportedContentTypes, delegate: delegate))
  }

  /// Takes things of some kinds that are dropped onto the view.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Takes things of some kinds that are dropped onto the view, with the place.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Takes things of some kinds that are dropped onto the view, as a delegate decides.
  nonisolated public func onDrop<D: DropDelegate>(
    of supportedTypes: [String], delegate: D
  ) -> some View { onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate) }

  /// Takes values that are dropped onto the view.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropDestinationModifier(isEnabled: true, action: action, isTargeted: isTargeted))
  }

  /// Takes values that are dropped onto the view, if that is enabled.
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    modifier(
      DropDestinationModifier<T>(
        isEnabled: isEnabled,
        action: { items, location in
          action(items, DropSession(location: location))
          return true
        }, isTargeted: { _ in }))
  }

  /// Says whether a view opens when something is held over it.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    keeping("spring_loading_behavior", .string(behavior.name))
  }
}

/// Something that is being dropped.
///
/// Source: SwiftUI's documentation of `DropSession`.
nonisolated public struct DropSession: Sendable {
  /// Where it is, in points of the view.
  public let location: CGPoint
}

/// Whether a view opens when something is held over it.
///
/// Source: SwiftUI's documentation of `SpringLoadingBehavior`.
nonisolated public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  /// As suits the view.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
