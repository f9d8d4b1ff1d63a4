import SwiftUI

struct MenusProbe: View {
  @State private var log: [String] = []
  @State private var isOn = false
  @State private var choice = 1
  private let plain: String = "plain"

  var body: some View {
    VStack {
      Text(log.joined(separator: ",")).accessibilityIdentifier("log")
      Menu("key") {
        Button("first") { log.append("first") }
        Button("second", role: .destructive) { log.append("second") }
        Toggle("switch", isOn: $isOn)
        Picker("choice", selection: $choice) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        Menu("inner") { Button("deep") { log.append("deep") } }
      }
      Menu(plain) { Button("item") {} }
      Menu {
        Button("inside") {}
      } label: {
        HStack {
          Image(systemName: "star")
          Text("label")
        }
      }
      Menu("primary") {
        Button("other") { log.append("other") }
      } primaryAction: {
        log.append("primary")
      }
      Menu(plain + " primary", content: { Button("other") {} }, primaryAction: {})
      Menu {
        Button("other") {}
      } label: {
        Text("label primary")
      } primaryAction: {
        log.append("label primary")
      }
      Menu("symbol", systemImage: "star") { Button("item") {} }
      Menu(plain + " symbol", systemImage: "star") { Button("item") {} }
      Menu("symbol primary", systemImage: "star", content: { Button("i") {} }, primaryAction: {})
      Menu("stays") {
        Button("staying") { log.append("staying") }
          .menuActionDismissBehavior(.disabled)
        Button("closing") { log.append("closing") }
      }
    }
  }
}

struct BoxedMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).accessibilityIdentifier("boxed")
  }
}

struct MenuStylesProbe: View {
  @State private var log = "nothing"

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Menu("custom") { Button("run") { log = "ran" } }.menuStyle(BoxedMenuStyle())
      Menu("button") { Text("a") }.menuStyle(.button)
      Menu("button type") { Text("a") }.menuStyle(ButtonMenuStyle())
      Menu("borderless") { Text("a") }.menuStyle(.borderlessButton)
      Menu("borderless type") { Text("a") }.menuStyle(
        BorderlessButtonMenuStyle(showsMenuIndicator: false))
      Menu("bordered") { Text("a") }.menuStyle(BorderedButtonMenuStyle())
      Menu("automatic") { Text("a") }.menuStyle(.automatic)
      Menu("default") { Text("a") }.menuStyle(DefaultMenuStyle())
      Menu("ordered") { Text("a") }.menuOrder(.fixed)
      Menu("indicated") { Text("a") }.menuIndicator(.hidden)
      Menu("staying") { Text("a") }.menuActionDismissBehavior(.disabled)
    }
  }
}

struct LinksProbe: View {
  private let plain: String = "plain"

  var body: some View {
    if let url = URL(string: "https://example.com/a") {
      VStack {
        Link("key", destination: url)
        Link(plain, destination: url)
        Link(destination: url) { Text("label") }
        HelpLink(destination: url)
        HelpLink { print("help") }
        HelpLink(anchor: "chapter")
      }
    }
  }
}

struct EditingProbe: View {
  @Environment(\.editMode) private var editMode
  @State private var name = "Ada"
  @State private var isRenaming = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      EditButton()
      Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
      VStack { RenameButton() }.renameAction { isRenaming = true }
      Text(isRenaming ? "renaming" : "named").accessibilityIdentifier("renaming")
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        RenameButton().accessibilityIdentifier("focusing")
      }
      .renameAction($isFocused)
      RenameButton().accessibilityIdentifier("nothing")
    }
  }
}

struct ControlModifiersProbe: View {
  @State private var isOn = false
  @State private var isPresented = true
  private let plain: String = "plain"

  var body: some View {
    VStack {
      Toggle("hidden label", isOn: $isOn).labelsHidden()
      Toggle("visible label", isOn: $isOn).labelsVisibility(.visible)
      Button("key help") {}.help("explains")
      Button("text help") {}.help(Text("explains more"))
      Button("plain help") {}.help(plain)
      Text("private").privacySensitive()
      Text("found").findNavigator(isPresented: $isPresented)
      Text("not found").findDisabled()
      Text("not replaced").replaceDisabled(true)
      Text("crown").focusable().digitalCrownRotation(.constant(1.0))
      Text("crown range").digitalCrownRotation(
        .constant(1.0), from: 0, through: 5, by: 1, sensitivity: .low, isContinuous: false,
        isHapticFeedbackEnabled: true)
      Text("crown detent").digitalCrownRotation(
        detent: .constant(1.0), from: 0, through: 5, by: 1,
        onChange: { event in print(event.offset, event.velocity) }, onIdle: {})
      Button("disabled") {}.disabled(true)
      Text("tagged").tag(4)
      Text("optional").tag(5, includeOptional: true)
    }
  }
}

struct KeysProbe: View {
  @State private var log: [String] = []
  @State private var text = ""

  var body: some View {
    VStack {
      Text(log.joined(separator: ",")).accessibilityIdentifier("log")
      Button("save") { log.append("save") }.keyboardShortcut("s")
      Button("all") { log.append("all") }.keyboardShortcut("s", modifiers: [.command, .shift])
      Button("custom") { log.append("custom") }
        .keyboardShortcut("k", modifiers: .control, localization: .custom)
      Button("default") { log.append("default") }.keyboardShortcut(.defaultAction)
      Button("cancel") { log.append("cancel") }.keyboardShortcut(KeyboardShortcut.cancelAction)
      Button("none") { log.append("none") }.keyboardShortcut(nil)
      Text("any").focusable()
        .onKeyPress { press in
          log.append("any \(press.characters)")
          return press.characters == "x" ? .ignored : .handled
        }
      Text("one").focusable().onKeyPress(.upArrow) {
        log.append("up")
        return .handled
      }
      Text("phases").focusable().onKeyPress("p", phases: .down) { press in
        log.append(press.modifiers.contains(.shift) ? "P" : "p")
        return .handled
      }
      Text("held").focusable().onKeyPress("h", phases: .all) { press in
        log.append(press.phase == .down ? "down" : press.phase == .repeat ? "repeat" : "up")
        return .handled
      }
      Text("keys").focusable().onKeyPress(keys: ["a", .space]) { _ in
        log.append("keys")
        return .handled
      }
      Text("characters").focusable().onKeyPress(characters: .decimalDigits) { press in
        log.append("digit \(press.characters)")
        return .handled
      }
      Text("commands").focusable()
        .onMoveCommand { direction in log.append("move \(String(describing: direction))") }
        .onExitCommand { log.append("exit") }
        .onDeleteCommand { log.append("delete") }
        .onPlayPauseCommand { log.append("play") }
      TextField("field", text: $text)
    }
  }
}
