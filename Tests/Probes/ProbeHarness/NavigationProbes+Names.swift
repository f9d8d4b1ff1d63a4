import SwiftUI

// Types of navigation, tabs, sheets and toolbars that a component writes out when it keeps values
// or hands them on.

struct NavigationStylesProbe: View {
  private let columns: ColumnNavigationViewStyle = .columns

  var body: some View {
    NavigationView { Text("a") }.modifier(Styled(style: columns))
    NavigationView { Text("b") }.modifier(Styled(style: .stack))
    NavigationSplitView {
      Text("c")
    } detail: {
      EmptyView()
    }
    .modifier(Split(style: AutomaticNavigationSplitViewStyle()))
    NavigationSplitView {
      Text("d")
    } detail: {
      EmptyView()
    }
    .modifier(Split(style: ProminentDetailNavigationSplitViewStyle()))
  }

  private struct Styled<S: NavigationViewStyle>: ViewModifier {
    let style: S
    func body(content: Content) -> some View { content.navigationViewStyle(style) }
  }

  private struct Split<S: NavigationSplitViewStyle>: ViewModifier {
    let style: S
    func body(content: Content) -> some View { content.navigationSplitViewStyle(style) }
  }
}

struct BuiltTabsProbe: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) { tabs }
      .modifier(Styled(style: .page(indexDisplayMode: .always), dots: .page))
  }

  @TabContentBuilder<Int>
  private var tabs: some TabContent<Int> {
    labelled
    hidden
    if #available(iOS 18, macOS 15, *) {
      Tab("Third", systemImage: "3.circle", value: 2) { Text("Page three") }
    }
  }

  private var labelled: Tab<Int, Text, DefaultTabLabel> {
    Tab("First", systemImage: "1.circle", value: 0) { Text("Page one") }
  }

  private var hidden: AnyTabContent<Int> {
    AnyTabContent(Tab("Second", systemImage: "2.circle", value: 1) { Text("Page two") })
  }

  private struct Styled<S: TabViewStyle, I: IndexViewStyle>: ViewModifier {
    let style: S
    let dots: I
    func body(content: Content) -> some View { content.tabViewStyle(style).indexViewStyle(dots) }
  }
}

struct SizesOfSheetsProbe: View {
  @State private var number = 0

  var body: some View {
    Button("Next") { number += 1 }
      .sheet(isPresented: .constant(true)) {
        switch number {
        case 0: Text("Sheet").modifier(Sized(sizing: AutomaticPresentationSizing()))
        case 1: Text("Sheet").modifier(Sized(sizing: FormPresentationSizing()))
        case 2: Text("Sheet").modifier(Sized(sizing: PagePresentationSizing()))
        case 3: Text("Sheet").modifier(Sized(sizing: FittedPresentationSizing()))
        default: Text("Sheet").modifier(Sized(sizing: .form.sticky(vertical: true)))
        }
      }
  }

  private struct Sized<S: PresentationSizing>: ViewModifier {
    let sizing: S
    func body(content: Content) -> some View { content.presentationSizing(sizing) }
  }
}

private typealias MoreItems = ToolbarItemGroup<LabeledToolbarItemGroupContent<Button<Text>, Text>>

struct BuiltToolbarProbe: View {
  @State private var log = "nothing"
  @State private var isOpen = true

  var body: some View {
    NavigationStack {
      Text(log).accessibilityIdentifier("log")
        .toolbar { items }
        .toolbar(id: "arranged") { Arranged { log = "arranged" } }
    }
  }

  @ToolbarContentBuilder
  private var items: some ToolbarContent {
    if isOpen {
      ToolbarItem { Button("Close") { isOpen = false } }
    } else {
      ToolbarItem { Button("Open") { isOpen = true } }
    }
    more
  }

  private var more: MoreItems {
    ToolbarItemGroup(placement: .secondaryAction) {
      Button("More") { log = "more" }
    } label: {
      Text("Others")
    }
  }

  private struct Arranged: CustomizableToolbarContent {
    let action: () -> Void
    private let behavior: ToolbarCustomizationBehavior = .reorderable
    private let options: ToolbarCustomizationOptions = .alwaysAvailable

    init(action: @escaping () -> Void) { self.action = action }

    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "arrange") { Button("Arrange", action: action) }
        .defaultCustomization(.visible, options: options)
        .customizationBehavior(behavior)
    }
  }
}
