import HarnessKit
import SwiftUI

@MainActor
func registerPresentationProbes(in harness: inout Harness) {
  harness.probe("SheetProbe") { SheetProbe() }
  harness.probe("ItemSheetProbe") { ItemSheetProbe() }
  harness.probe("CoverProbe") { CoverProbe() }
  harness.probe("PopoverProbe") { PopoverProbe() }
  harness.probe("InspectorProbe") { InspectorProbe() }
  harness.probe("SheetLooksProbe") { SheetLooksProbe() }
  harness.probe("SizesOfSheetsProbe") { SizesOfSheetsProbe() }
  harness.probe("NamedSheetProbe") { NamedSheetProbe() }
  harness.probe("ContextMenusProbe") { ContextMenusProbe() }
  registerDialogProbes(in: &harness)
}

private struct SheetProbe: View {
  @State private var isPresented = false
  @State private var dismissals = 0
  @State private var text = ""

  var body: some View {
    VStack {
      Button("Open") { isPresented = true }
      Text("\(dismissals) \(isPresented ? "open" : "closed") \(text)")
        .accessibilityIdentifier("state")
    }
    .environment(\.locale, Locale(identifier: "de"))
    .sheet(isPresented: $isPresented, onDismiss: { dismissals += 1 }) {
      SheetContent(text: $text, isPresented: $isPresented)
    }
  }
}

private struct SheetContent: View {
  @Binding var text: String
  @Binding var isPresented: Bool
  @State private var isLocked = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @Environment(\.isPresented) private var isInside

  var body: some View {
    Text(isInside ? "in a sheet" : "somewhere")
    TextField("Name", text: $text)
    Button("Dismiss") { dismiss() }
    Button("Leave") { mode.wrappedValue.dismiss() }
    Button("Close") { isPresented = false }
    Button("Lock") { isLocked.toggle() }
      .interactiveDismissDisabled(isLocked)
  }
}

private struct Tea: Identifiable, Hashable {
  let id: Int
  var name: String { "Tea \(id)" }
}

private struct ItemSheetProbe: View {
  @State private var tea: Tea?
  @State private var dismissals = 0

  var body: some View {
    VStack {
      Button("First") { tea = Tea(id: 1) }
      Text("\(tea?.name ?? "none") \(dismissals)").accessibilityIdentifier("state")
    }
    .sheet(item: $tea, onDismiss: { dismissals += 1 }) { tea in
      Counting(name: tea.name)
      Button("Second") { self.tea = Tea(id: 2) }
      Button("None") { self.tea = nil }
    }
  }
}

private struct Counting: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier("count") }
}

private struct CoverProbe: View {
  @State private var isPresented = false
  @State private var tea: Tea?

  var body: some View {
    Button("Cover") { isPresented = true }
      .fullScreenCover(isPresented: $isPresented) {
        Button("Uncover") { isPresented = false }
      }
    Button("Tea") { tea = Tea(id: 3) }
      .fullScreenCover(item: $tea, onDismiss: {}) { tea in
        Button("Drink \(tea.name)") { self.tea = nil }
      }
  }
}

private struct PopoverProbe: View {
  @State private var isPresented = false
  @State private var isOther = false
  private let anchor: PopoverAttachmentAnchor = .point(.center)
  @State private var tea: Tea?

  var body: some View {
    Button("Pop") { isPresented = true }
      .popover(isPresented: $isPresented) { Text("Popped") }
    Button("Other") { isOther = true }
      .popover(
        isPresented: $isOther, attachmentAnchor: anchor, arrowEdge: .bottom
      ) { Text("Other popped").presentationCompactAdaptation(.popover) }
    Button("Tea") { tea = Tea(id: 4) }
      .popover(item: $tea, attachmentAnchor: .rect(.bounds), arrowEdge: .leading) { tea in
        Text(tea.name).presentationCompactAdaptation(horizontal: .sheet, vertical: .none)
      }
  }
}

private struct InspectorProbe: View {
  @State private var isPresented = true

  var body: some View {
    Text("Content")
      .inspector(isPresented: $isPresented) {
        Text("Details").inspectorColumnWidth(200)
      }
    Text("Other")
      .inspector(isPresented: .constant(false)) {
        Text("Never").inspectorColumnWidth(min: 1, ideal: 2, max: 3)
      }
  }
}

private struct Half: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
}

private struct SheetLooksProbe: View {
  @State private var detent = PresentationDetent.medium
  private let behind: PresentationBackgroundInteraction = .enabled(upThrough: .medium)
  private let inside: PresentationContentInteraction = .scrolls
  private let adapted: PresentationAdaptation = .none

  var body: some View {
    Text("Base")
      .sheet(isPresented: .constant(true)) {
        VStack {
          Text("One")
          Button("Large") { detent = .large }
        }
        .presentationDetents(
          [.medium, .large, .height(200), .fraction(0.25), .custom(Half.self)], selection: $detent
        )
        .presentationDragIndicator(.visible)
        .presentationBackground(Color.red)
        .presentationBackgroundInteraction(behind)
        .presentationCornerRadius(12)
        .presentationContentInteraction(inside)
        .presentationCompactAdaptation(adapted)
        .presentationSizing(.form)
        .interactiveDismissDisabled()
        .statusBarHidden()
      }
      .fullScreenCover(isPresented: .constant(true)) {
        Text("Two")
          .presentationDetents([.large])
          .presentationBackground { Text("Behind") }
          .presentationBackgroundInteraction(.disabled)
          .presentationSizing(.page.fitted(horizontal: true, vertical: false))
      }
  }
}

private struct NamedSheetProbe: View {
  @State private var isPresented = false

  var body: some View {
    List {
      ForEach(0..<2) { index in
        Button("Row \(index)") { isPresented = true }
          .sheet(isPresented: index == 0 ? $isPresented : .constant(false)) { Text("Sheet") }
          .accessibilityIdentifier("row-\(index)")
      }
    }
  }
}

private struct ContextMenusProbe: View {
  @State private var log = ""

  var body: some View {
    VStack {
      Text("Cup")
        .contextMenu {
          Button("Wash") { log += "washed" }
          Button("Break", role: .destructive) { log += "broken" }
        }
        .accessibilityIdentifier("cup")
      Text("Pot")
        .contextMenu {
          Button("Fill") { log += "filled" }
        } preview: {
          Text("A pot")
        }
      Text("Old").contextMenu(ContextMenu { Button("Use") { log += "used" } })
      Text("Nothing").contextMenu(ContextMenu<EmptyView>?.none).accessibilityIdentifier("nothing")
      List { Text("Row") }
        .contextMenu(forSelectionType: String.self) { items in
          if items.isEmpty { Button("New") { log += "new" } }
        } primaryAction: { _ in
        }
      Text(log).accessibilityIdentifier("log")
    }
  }
}
