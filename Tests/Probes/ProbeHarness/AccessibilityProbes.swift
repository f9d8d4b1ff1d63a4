import HarnessKit
import SwiftUI

@MainActor
func registerAccessibilityProbes(in harness: inout Harness) {
  harness.probe("AccessibilityTextProbe") { AccessibilityTextProbe() }
  harness.probe("AccessibilityElementProbe") { AccessibilityElementProbe() }
  harness.probe("AccessibilityTraitProbe") { AccessibilityTraitProbe() }
  harness.probe("AccessibilityActionProbe") { AccessibilityActionProbe() }
  harness.probe("AccessibilityRepresentationProbe") { AccessibilityRepresentationProbe() }
  harness.probe("AccessibilityDetailProbe") { AccessibilityDetailProbe() }
  harness.probe("AccessibilityRotorProbe") { AccessibilityRotorProbe() }
  harness.probe("AccessibilityFocusProbe") { AccessibilityFocusProbe() }
  harness.probe("AccessibilityLegacyProbe") { AccessibilityLegacyProbe() }
  harness.probe("AccessibilityRowProbe") { AccessibilityRowProbe() }
}

private struct AccessibilityTextProbe: View {
  private let word = "word"

  var body: some View {
    VStack {
      Text("a").accessibilityLabel("key").accessibilityValue("value key").accessibilityHint("hint")
      Text("b").accessibilityLabel(Text("by text")).accessibilityValue(Text("text value"))
        .accessibilityHint(Text("text hint"))
      Text("c").accessibilityLabel(word).accessibilityValue(word).accessibilityHint(word)
      Text("d").accessibilityLabel("never", isEnabled: false)
        .accessibilityValue("never", isEnabled: false).accessibilityHint("never", isEnabled: false)
        .accessibilityIdentifier("never", isEnabled: false)
      Text("e").accessibilityLabel(Text("enabled"), isEnabled: true)
        .accessibilityValue(word, isEnabled: true).accessibilityHint(Text("yes"), isEnabled: true)
        .accessibilityIdentifier("given", isEnabled: true)
      Text("f").accessibilityLabel { label in
        Text("before")
        label
      }
      Text("g").accessibilityInputLabels(["one", "two"])
      Text("h").accessibilityInputLabels([Text("three")]).accessibilityIdentifier("names")
      Text("i").accessibilityInputLabels([word], isEnabled: true)
      Text("j").accessibilityInputLabels([Text("no")], isEnabled: false)
    }
  }
}

private struct AccessibilityElementProbe: View {
  @State private var log = "none"
  @State private var count = 1
  @State private var isHidden = false

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      HStack {
        Text("one")
        Text("two")
      }
      .accessibilityElement(children: .combine)
      HStack {
        Text("price")
        Text("\(count)")
        Button("buy") { count += 1 }
        Button("sell") { count -= 1 }
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("trade")
      HStack {
        Text("unseen")
        Button("inner") { log = "inner" }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("whole")
      .onTapGesture { log = "whole" }
      HStack {
        Text("left"); Text("right")
      }
      .accessibilityElement(children: AccessibilityChildBehavior.contain)
      .accessibilityLabel("pair")
      Circle2().accessibilityElement().accessibilityLabel("shape")
      Text("secret").accessibilityHidden(true).onTapGesture { log = "secret" }
      Text("shown").accessibilityHidden(false)
      Text("switched").accessibilityHidden(isHidden)
      Text("off").accessibilityHidden(true, isEnabled: false)
      Button {
        isHidden.toggle()
      } label: {
        Text("hide")
        Text("noise").accessibilityHidden(true)
      }
    }
  }
}

private struct Circle2: View {
  var body: some View { Color.red }
}

private struct AccessibilityTraitProbe: View {
  @State private var isSelected = true

  var body: some View {
    VStack {
      Text("title").accessibilityAddTraits(.isHeader)
      Text("button").accessibilityAddTraits([.isButton, .isSelected])
      Text("link").accessibilityAddTraits(.isLink)
      Text("toggle").accessibilityAddTraits(.isToggle)
      Text("choice").accessibilityAddTraits(isSelected ? .isSelected : AccessibilityTraits())
        .onTapGesture { isSelected.toggle() }
      Button("plain") {}.accessibilityRemoveTraits(.isButton)
      Text("noisy").accessibilityAddTraits([.playsSound, .updatesFrequently, .isModal])
      Text("enabled").accessibilityAddTraits(.isImage, isEnabled: true)
      Text("not enabled").accessibilityAddTraits(.isImage, isEnabled: false)
        .accessibilityRemoveTraits(.isStaticText, isEnabled: false)
      Color.blue.accessibilityAddTraits(.isButton).accessibilityIdentifier("area")
      HStack {
        Text("Section"); Text("three")
      }.accessibilityAddTraits(.isHeader)
      Text("heading").accessibilityHeading(.h2)
      Text("level").accessibilityHeading(AccessibilityHeadingLevel.unspecified)
    }
  }
}

private struct AccessibilityActionProbe: View {
  @State private var log = "none"
  @State private var level = 5

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Text("kinds").accessibilityAction { log = "default" }
        .accessibilityAction(.escape) { log = "escape" }
        .accessibilityAction(.magicTap) { log = "magic" }
        .accessibilityAction(AccessibilityActionKind(named: Text("kind"))) { log = "kind" }
      Text("names").accessibilityAction(named: "key") { log = "key" }
        .accessibilityAction(named: Text("text")) { log = "text" }
        .accessibilityAction(named: String("string")) { log = "string" }
      Text("view").accessibilityAction {
        log = "view"
      } label: {
        Text("Archive")
      }
      Text("several").accessibilityActions {
        Button("Copy") { log = "copy" }
        Button("Cut") { log = "cut" }
      }
      Text("edit").accessibilityActions(category: AccessibilityActionCategory("mine")) {
        Button("Paste") { log = "paste" }
      }
      Text("level \(level)").accessibilityIdentifier("level")
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: level += 1
          case .decrement: level -= 1
          }
        }
      Text("scroll").accessibilityScrollAction { edge in log = edge == .top ? "up" : "\(edge)" }
      Text("zoom").accessibilityZoomAction { action in
        log = action.direction == .zoomIn ? "nearer" : "farther"
      }
      Text("quick").accessibilityQuickAction(style: .prompt) { Button("Quick") { log = "quick" } }
      Text("active").accessibilityQuickAction(style: .outline, isActive: .constant(false)) {
        Button("Never") { log = "never" }
      }
      Text("nothing").onTapGesture { log = "tapped" }
    }
  }

  private let styles: [any AccessibilityQuickActionStyle] = [
    AccessibilityQuickActionPromptStyle(), AccessibilityQuickActionOutlineStyle(),
  ]
  private let direction = AccessibilityAdjustmentDirection.increment
  private let zoom: AccessibilityZoomGestureAction? = nil
}

private struct AccessibilityRepresentationProbe: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      HStack {
        Text("drawn"); Color.green
      }
      .onTapGesture {}
      .accessibilityRepresentation { Toggle("switch", isOn: $isOn) }
      Text(isOn ? "on" : "off").accessibilityIdentifier("state")
      Color.gray.accessibilityChildren {
        Text("bar 1")
        Text("bar 2")
      }
      .accessibilityLabel("chart")
    }
  }
}

private struct AccessibilityDetailProbe: View {
  @Namespace private var space

  var body: some View {
    VStack {
      Text("sort").accessibilitySortPriority(2)
      Text("code").accessibilityTextContentType(.sourceCode)
      Text("type").accessibilityTextContentType(AccessibilityTextContentType.plain)
      Text("still").accessibilityRespondsToUserInteraction(false)
      Text("moving").accessibilityRespondsToUserInteraction(true, isEnabled: true)
      Text("point").accessibilityActivationPoint(.topLeading)
      Text("spot").accessibilityActivationPoint(CGPoint(x: 3, y: 4))
      Text("unit").accessibilityActivationPoint(UnitPoint.center, isEnabled: false)
      Text("colours").accessibilityIgnoresInvertColors()
      Text("direct").accessibilityDirectTouch(options: .silentOnTouch)
      Text("options").accessibilityDirectTouch(
        false, options: AccessibilityDirectTouchOptions.requiresActivation)
      Text("large").accessibilityShowsLargeContentViewer()
      Text("larger").accessibilityShowsLargeContentViewer { Text("viewer") }
      Text("status").accessibilityScrollStatus("page 1")
      Text("drag").accessibilityDragPoint(.leading, description: "from here")
      Text("drop").accessibilityDropPoint(.trailing, description: Text("to there"))
      Text("name").accessibilityLabeledPair(role: .label, id: "pair", in: space)
      Text("named").accessibilityLabeledPair(
        role: AccessibilityLabeledPairRole.content, id: "pair", in: space)
      Text("linked").accessibilityLinkedGroup(id: "group", in: space)
      Text("content").accessibilityCustomContent("Age", "7")
        .accessibilityCustomContent(.size, Text("big"), importance: .high)
        .accessibilityCustomContent(Text("Shape"), Text("round"))
      Text("punctuation").speechAlwaysIncludesPunctuation().speechSpellsOutCharacters()
      Text("pitch").speechAdjustedPitch(0.5).speechAnnouncementsQueued()
      Button("announce") {
        AccessibilityNotification.Announcement("done").post()
        AccessibilityNotification.LayoutChanged().post()
        AccessibilityNotification.ScreenChanged(nil).post()
        AccessibilityNotification.PageScrolled("page 2").post()
      }
    }
  }

  private let importance = AXCustomContent.Importance.default
}

extension AccessibilityCustomContentKey {
  fileprivate static let size = AccessibilityCustomContentKey("Size", id: "size")
}

private struct Stop: Identifiable {
  let id: Int
  let name: String
}

private struct AccessibilityRotorProbe: View {
  @Namespace private var space
  private let stops = [Stop(id: 1, name: "north"), Stop(id: 2, name: "south")]

  var body: some View {
    VStack {
      Text("built").accessibilityRotor("Places") {
        ForEach(stops) { stop in AccessibilityRotorEntry(Text(stop.name), id: stop.id, in: space) }
        AccessibilityRotorEntry("end", id: 9)
      }
      Text("models").accessibilityRotor("Stops", entries: stops, entryLabel: \.name)
      Text("ids").accessibilityRotor(
        Text("By id"), entries: stops, entryID: \.id, entryLabel: \.name)
      Text("system").accessibilityRotor(.headings, entries: stops, entryLabel: \.name)
      Text("ranges").accessibilityRotor(String("Ranges"), textRanges: [])
      Text("links").accessibilityRotor(
        AccessibilitySystemRotor.links(visited: true), textRanges: [])
      Text("stop").accessibilityRotorEntry(id: 1, in: space)
    }
  }

  @AccessibilityRotorContentBuilder
  private var content: some AccessibilityRotorContent {
    AccessibilityRotorEntry("one", id: 1)
    AccessibilityRotorEntry("two", id: 2)
  }
}

private struct AccessibilityFocusProbe: View {
  private enum Field: Hashable { case name, mail }

  @AccessibilityFocusState private var field: Field?
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) private var isHeard: Bool
  @AccessibilityFocusState(for: AccessibilityTechnologies.switchControl) private var other: Field?

  var body: some View {
    VStack {
      Text("name").accessibilityFocused($field, equals: .name)
      Text("mail").accessibilityFocused($field, equals: .mail)
      Text("flag").accessibilityFocused($isFocused)
      Text("heard").accessibilityFocused($isHeard)
      Text("default").accessibilityFocused($other, equals: .mail)
        .accessibilityDefaultFocus($other, .mail)
      Button("go") {
        field = .mail
        isFocused = true
      }
    }
  }
}

private struct AccessibilityLegacyProbe: View {
  var body: some View {
    VStack {
      Text("a").accessibility(label: Text("label")).accessibility(value: Text("value"))
        .accessibility(hint: Text("hint")).accessibility(identifier: "id")
      Text("b").accessibility(hidden: true)
      Text("c").accessibility(addTraits: .isHeader).accessibility(sortPriority: 3)
      Button("d") {}.accessibility(removeTraits: .isButton)
      Text("e").accessibility(inputLabels: [Text("name")])
      Text("f").accessibility(selectionIdentifier: "chosen")
      Text("g").accessibility(activationPoint: .center)
      Text("h").accessibility(activationPoint: CGPoint(x: 1, y: 2))
    }
  }
}

private struct AccessibilityRowProbe: View {
  @State private var names = ["a", "b"]

  var body: some View {
    VStack {
      List(names, id: \.self) { name in
        HStack {
          Text(name)
          Text("row")
        }
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Remove") { names.removeAll { $0 == name } }
      }
      Button("add") { names.append("c") }
    }
  }
}
