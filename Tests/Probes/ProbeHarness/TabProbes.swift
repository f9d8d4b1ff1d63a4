import HarnessKit
import SwiftUI

@MainActor
func registerTabProbes(in harness: inout Harness) {
  harness.probe("OldTabsProbe") { OldTabsProbe() }
  harness.probe("TagTabsProbe") { TagTabsProbe() }
  harness.probe("NewTabsProbe") { NewTabsProbe() }
  harness.probe("PlainTabsProbe") { PlainTabsProbe() }
  harness.probe("PagesProbe") { PagesProbe() }
  harness.probe("BuiltTabsProbe") { BuiltTabsProbe() }
  harness.probe("TabStylesProbe") { TabStylesProbe() }
}

private struct OldTabsProbe: View {
  @State private var log: [String] = []
  private let minimizing: TabBarMinimizeBehavior = .onScrollDown

  var body: some View {
    TabView {
      HomePage(log: $log)
      Text("Log " + log.joined(separator: ","))
        .tabItem { Text("Log") }
        .badge(Text("new"))
        .onAppear { log.append("log") }
    }
    .tabViewStyle(.automatic)
    .tabBarMinimizeBehavior(minimizing)
    .tabViewBottomAccessory { Text("Accessory") }
  }
}

private struct HomePage: View {
  @Binding var log: [String]
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
      .tabItem {
        Image(systemName: "house")
        Text("Home")
      }
      .badge(3)
      .onAppear { log.append("home") }
      .onDisappear { log.append("home gone") }
  }
}

private enum Place: Hashable { case one, two, three }

private struct TagTabsProbe: View {
  @State private var place = Place.one
  @State private var number: Int? = 1

  var body: some View {
    TabView(selection: $place) {
      Button("To three") { place = .three }
        .tabItem { Text("One") }
        .tag(Place.one)
      Text("Second").tabItem { Text("Two") }.tag(Place.two)
      Text("Third").tabItem { Text("Three") }.tag(Place.three)
    }
    TabView(selection: $number) {
      ForEach(0..<3) { index in
        Text("Row \(index)").tabItem { Text("Tab \(index)") }.tag(index)
      }
    }
    .accessibilityIdentifier("numbers")
    Text("Number \(number ?? -1)")
  }
}

private struct NewTabsProbe: View {
  @State private var selection = "home"
  @State private var isHidden = true
  private let title = "Plain"
  private let role: TabRole = .search
  private let place: TabPlacement = .sidebarOnly
  private let bar: AdaptableTabBarPlacement = .tabBar
  private let arranging: TabCustomizationBehavior = .disabled
  private let search: TabSearchActivation = .searchTabSelection

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: "home") {
        Button("Show") { isHidden = false }
      }
      .badge(2)
      .customizationID("home")
      Tab(value: "own") {
        Text("Own page")
      } label: {
        Text("Own")
      }
      .accessibilityIdentifier("own-tab")
      Tab(value: "search", role: role) { Text("Search page") }
      TabSection("More") {
        Tab(title, image: "picture", value: "plain") { Text("Plain page") }
          .badge("x")
        Tab("Hidden", systemImage: "eye", value: "hidden", role: nil) { Text("Hidden page") }
          .hidden(isHidden)
        Tab("Off", systemImage: "xmark", value: "off") { Text("Off page") }
          .disabled(true)
          .defaultVisibility(.hidden, for: bar)
          .tabPlacement(place)
          .customizationBehavior(arranging, for: .automatic)
          .accessibilityLabel("Switched off")
      }
      .sectionActions { Button("Add") {} }
      MoreTabs()
      ForEach(["x", "y"], id: \.self) { name in
        Tab(name, systemImage: "letter", value: name) { Text("Letter \(name)") }
          .badge(Text("b"))
      }
      if !isHidden {
        Tab("If", systemImage: "if", value: "if") { Text("If page") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization(.constant(TabViewCustomization()))
    .tabViewSearchActivation(search)
    .defaultAdaptableTabBarPlacement(.sidebar)
    .tabViewSidebarHeader { Text("Header") }
    .tabViewSidebarFooter { Text("Footer") }
    .tabViewSidebarBottomBar { Text("Bottom") }
    Text("Selected \(selection)")
  }
}

private struct MoreTabs: TabContent {
  var body: some TabContent<String> {
    Tab("More", systemImage: "ellipsis", value: "more") { Text("More page") }
    Group {
      Tab("Even more", systemImage: "ellipsis", value: "even") { Text("Even more page") }
    }
  }
}

private struct PlainTabsProbe: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement:
    TabViewBottomAccessoryPlacement?

  var body: some View {
    TabView {
      Tab("First", systemImage: "1.circle") { Text("First page") }
      Tab {
        Text("Second page")
      } label: {
        Text("Second")
      }
      Tab(role: .search) { Text("Third page \(placement == nil ? "none" : "some")") }
      TabSection {
        Tab { Text("Fourth page") }
      }
      TabSection {
        Tab("Fifth", image: "five") { Text("Fifth page") }
      } header: {
        Text("Section")
      }
    }
  }
}

private struct PagesProbe: View {
  @State private var page = 1

  var body: some View {
    TabView(selection: $page) {
      Text("Page zero").tag(0)
      Text("Page one").tag(1)
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

private struct TabStylesProbe: View {
  private let mark: String? = "text"

  var body: some View {
    TabView { Text("a") }.tabViewStyle(PageTabViewStyle()).accessibilityIdentifier("page")
    TabView { Text("b") }.tabViewStyle(TabBarOnlyTabViewStyle()).accessibilityIdentifier("bar")
    TabView { Text("c") }.tabViewStyle(GroupedTabViewStyle()).accessibilityIdentifier("grouped")
    TabView { Text("d") }.tabViewStyle(CarouselTabViewStyle()).accessibilityIdentifier("carousel")
    TabView { Text("e") }.tabViewStyle(VerticalPageTabViewStyle(transitionStyle: .blur))
      .accessibilityIdentifier("vertical")
    TabView { Text("f") }.tabViewStyle(DefaultTabViewStyle()).accessibilityIdentifier("default")
    TabView { Text("g") }.tabViewStyle(SidebarAdaptableTabViewStyle())
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .never))
      .accessibilityIdentifier("sidebar")
    TabView { Text("h") }.tabViewStyle(.carousel).tabViewStyle(.page).tabViewStyle(.verticalPage)
      .tabViewStyle(.tabBarOnly).tabViewStyle(.grouped)
    Text("badges").badge("key").badgeProminence(.increased).accessibilityIdentifier("badge")
    Text("plain").badge(mark).accessibilityIdentifier("plain")
    Text("zero").badge(0).accessibilityIdentifier("zero")
  }
}
