public import Foundation

extension View {
  /// Presents a sheet while a binding is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        role: .sheet, isPresented: isPresented, onDismiss: onDismiss, page: content))
  }

  /// Presents a sheet for the value of a binding.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentationModifier(
        role: .sheet, item: item, id: { $0.id }, onDismiss: onDismiss, page: content))
  }

  /// Covers the whole screen while a binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        role: .cover, canBeLeft: false, isPresented: isPresented, onDismiss: onDismiss,
        page: content))
  }

  /// Covers the whole screen for the value of a binding.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentationModifier(
        role: .cover, canBeLeft: false, item: item, id: { $0.id }, onDismiss: onDismiss,
        page: content))
  }

  /// Presents a popover while a binding is true.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        role: .popover, kind: .popover(attachmentAnchor, arrowEdge),
        attributes: popoverAttributes(arrowEdge), isPresented: isPresented,
        onDismiss: nil, page: content))
  }

  /// Presents a popover while a binding is true, with its arrow on an edge.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        role: .popover, kind: .popover(attachmentAnchor, arrowEdge),
        attributes: popoverAttributes(arrowEdge), isPresented: isPresented,
        onDismiss: nil, page: content))
  }

  /// Presents a popover for the value of a binding.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentationModifier(
        role: .popover, kind: .popover(attachmentAnchor, arrowEdge),
        attributes: popoverAttributes(arrowEdge), item: item, id: { $0.id },
        onDismiss: nil, page: content))
  }

  /// Presents a popover for the value of a binding, with its arrow on an edge.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentationModifier(
        role: .popover, kind: .popover(attachmentAnchor, arrowEdge),
        attributes: popoverAttributes(arrowEdge), item: item, id: { $0.id },
        onDismiss: nil, page: content))
  }

  nonisolated private func popoverAttributes(_ edge: Edge?) -> [(String, ElementValue)] {
    edge.map { [("arrow_edge", .string("\($0)"))] } ?? []
  }

  /// Shows a view at the trailing side while a binding is true.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let page = content()
    return modifier(
      PresentationModifier(
        role: .sheet, kind: .inspector, attributes: [("inspector", .bool(true))],
        isPresented: isPresented,
        onDismiss: nil, page: { page }))
  }

  /// Gives an inspector a width, in points.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    screenAttribute("inspector_column_width", .number(Double(width)))
  }

  /// Gives an inspector a width within bounds, in points.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    screenAttribute("inspector_column_width", .number(Double(ideal)))
  }
}

/// What a popover points at.
///
/// Source: SwiftUI's documentation of `PopoverAttachmentAnchor`.
nonisolated public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point, by its shares of the view's size.
  case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
  /// What a popover points at, of a view whose frame is given.
  func frame(in view: CGRect) -> CGRect {
    switch self {
    case .point(let point):
      CGRect(
        x: view.minX + point.x * view.width, y: view.minY + point.y * view.height, width: 0,
        height: 0)
    case .rect(let source):
      if case .rect(let rect) = source.part {
        rect.offsetBy(dx: view.minX, dy: view.minY)
      } else {
        view
      }
    }
  }
}
