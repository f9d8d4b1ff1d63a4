import HarnessKit
import SwiftUI

@MainActor
func registerControlsProbes(in harness: inout Harness) {
  harness.probe("ButtonsProbe") { ButtonsProbe() }
  harness.probe("ButtonStylesProbe") { ButtonStylesProbe() }
  harness.probe("ButtonLookProbe") { ButtonLookProbe() }
  harness.probe("TogglesProbe") { TogglesProbe() }
  harness.probe("MenusProbe") { MenusProbe() }
  harness.probe("MenuStylesProbe") { MenuStylesProbe() }
  harness.probe("LinksProbe") { LinksProbe() }
  harness.probe("EditingProbe") { EditingProbe() }
  harness.probe("ControlModifiersProbe") { ControlModifiersProbe() }
  harness.probe("KeysProbe") { KeysProbe() }
  harness.probe("ControlNamesProbe") { ControlNamesProbe() }
  registerValueProbes(in: &harness)
  registerTextInputProbes(in: &harness)
  registerFocusProbes(in: &harness)
}

struct ButtonsProbe: View {
  @State private var log: [String] = []
  private let plain: String = "plain"

  var body: some View {
    VStack {
      Text(log.joined(separator: ",")).accessibilityIdentifier("log")
      Button("key") { log.append("key") }
      Button(plain) { log.append("plain") }
      Button("action", action: { log.append("action") })
      Button(action: { log.append("label") }, label: { Text("label") })
      Button {
        log.append("trailing")
      } label: {
        HStack {
          Image(systemName: "star")
          Text("trailing")
        }
      }
      Button("delete", role: .destructive) { log.append("delete") }
      Button(plain + " role", role: .cancel, action: { log.append("role") })
      Button(role: .destructive) {
        log.append("destroy")
      } label: {
        Text("destroy")
      }
      Button("symbol", systemImage: "star") { log.append("symbol") }
      Button(plain + " symbol", systemImage: "star") { log.append("plain symbol") }
      Button("symbol role", systemImage: "star", role: .confirm) { log.append("symbol role") }
      Button(plain + " symbol role", systemImage: "star", role: nil, action: {})
      Button(role: .close) { log.append("close") }
    }
  }
}

struct StampButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if configuration.role == .destructive { Text("!") }
      if configuration.isPressed { Text("held") }
    }
  }
}

struct TwiceButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

struct WrappedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.bordered)
  }
}

struct ButtonStylesProbe: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("count")
      Button("stamp", role: .destructive) { count += 1 }.buttonStyle(StampButtonStyle())
      Button("twice") { count += 1 }.buttonStyle(TwiceButtonStyle())
      Button("wrapped") { count += 1 }.buttonStyle(WrappedButtonStyle())
      Group {
        Button("automatic") { count += 1 }.buttonStyle(.automatic)
        Button("default") { count += 1 }.buttonStyle(DefaultButtonStyle())
        Button("plain") { count += 1 }.buttonStyle(.plain)
        Button("plain type") { count += 1 }.buttonStyle(PlainButtonStyle())
        Button("bordered") { count += 1 }.buttonStyle(.bordered)
        Button("bordered type") { count += 1 }.buttonStyle(BorderedButtonStyle())
        Button("prominent") { count += 1 }.buttonStyle(.borderedProminent)
        Button("prominent type") { count += 1 }.buttonStyle(BorderedProminentButtonStyle())
        Button("borderless") { count += 1 }.buttonStyle(.borderless)
        Button("borderless type") { count += 1 }.buttonStyle(BorderlessButtonStyle())
      }
      Group {
        Button("link") { count += 1 }.buttonStyle(.link)
        Button("link type") { count += 1 }.buttonStyle(LinkButtonStyle())
        Button("card") { count += 1 }.buttonStyle(.card)
        Button("card type") { count += 1 }.buttonStyle(CardButtonStyle())
        Button("glass") { count += 1 }.buttonStyle(.glass)
        Button("glass type") { count += 1 }.buttonStyle(GlassButtonStyle())
        Button("glass prominent") { count += 1 }.buttonStyle(.glassProminent)
        Button("glass prominent type") { count += 1 }.buttonStyle(GlassProminentButtonStyle())
        Button("accessory bar") { count += 1 }.buttonStyle(.accessoryBar)
        Button("accessory bar type") { count += 1 }.buttonStyle(AccessoryBarButtonStyle())
        Button("bar action") { count += 1 }.buttonStyle(.accessoryBarAction)
        Button("bar action type") { count += 1 }.buttonStyle(AccessoryBarActionButtonStyle())
      }
    }
  }
}

struct ButtonLookProbe: View {
  @Environment(\.controlSize) private var outer

  var body: some View {
    VStack {
      Text("\(outer)").accessibilityIdentifier("outer")
      Button("capsule") {}.buttonBorderShape(.capsule)
      Button("circle") {}.buttonBorderShape(.circle)
      Button("rounded") {}.buttonBorderShape(.roundedRectangle(radius: 4))
      Button("default shape") {}.buttonBorderShape(.automatic)
      Button("repeats") {}.buttonRepeatBehavior(.enabled)
      Button("fitted") {}.buttonSizing(.fitted)
      ControlSizeReader().controlSize(.large)
      Button("mini") {}.controlSize(.mini)
      ControlSizeReader().controlSize(...ControlSize.small)
    }
  }
}

struct ControlSizeReader: View {
  @Environment(\.controlSize) private var size
  var body: some View { Text("size \(String(describing: size))") }
}

struct TickToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isMixed ? "some" : configuration.isOn ? "on" : "off")
        configuration.label
      }
    }
  }
}

struct TogglesProbe: View {
  @State private var isOn = false
  @State private var all = [false, true]
  private let plain: String = "plain"

  var body: some View {
    let sources = $all.map { $0 }
    VStack {
      Toggle("key", isOn: $isOn)
      Toggle(plain, isOn: $isOn)
      Toggle(isOn: $isOn) { Text("label") }
      Toggle("symbol", systemImage: "star", isOn: $isOn)
      Toggle(plain + " symbol", systemImage: "star", isOn: $isOn)
      Toggle("sources", sources: sources, isOn: \.self)
      Toggle(plain + " sources", sources: sources, isOn: \.self)
      Toggle("symbol sources", systemImage: "star", sources: sources, isOn: \.self)
      Toggle(sources: sources, isOn: \.self) { Text("label sources") }
      Toggle("ticked", isOn: $isOn).toggleStyle(TickToggleStyle())
      Toggle("ticked sources", sources: sources, isOn: \.self).toggleStyle(TickToggleStyle())
      Toggle("switch", isOn: $isOn).toggleStyle(.switch)
      Toggle("tinted", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("checkbox", isOn: $isOn).toggleStyle(.checkbox)
      Toggle("checkbox type", isOn: $isOn).toggleStyle(CheckboxToggleStyle())
      Toggle("button", isOn: $isOn).toggleStyle(.button)
      Toggle("button type", isOn: $isOn).toggleStyle(ButtonToggleStyle())
      Toggle("automatic", isOn: $isOn).toggleStyle(.automatic)
      Toggle("default", isOn: $isOn).toggleStyle(DefaultToggleStyle())
    }
  }
}
