import HarnessKit
import SwiftUI

@MainActor
func registerImageProbes(in harness: inout Harness) {
  harness.probe("ImageProbe") { ImageProbe() }
  harness.probe("AsyncImageProbe") { AsyncImageProbe() }
  harness.probe("SymbolProbe") { SymbolProbe() }
  harness.probe("SymbolEffectProbe") { SymbolEffectProbe() }
  harness.probe("SymbolNamesProbe") { SymbolNamesProbe() }
  harness.probe("ContentTransitionProbe") { ContentTransitionProbe() }
  harness.probe("LabelProbe") { LabelProbe() }
  harness.probe("LabelStyleProbe") { LabelStyleProbe() }
}

private struct ImageProbe: View {
  var body: some View {
    VStack {
      Image(systemName: "star.fill")
      Image("asset")
      Image("photo", bundle: .main, label: Text("A cat"))
      Image(decorative: "ornament")
      Image(systemName: "wifi", variableValue: 0.5)
      Image("signal", variableValue: 0.25)
      Image("signal", variableValue: 0.75, label: Text("Strong"))
      Image(decorative: "ornament", variableValue: 1)
      picture
      tile
    }
  }

  private var picture: Image {
    Image("picture").resizable().renderingMode(.template).interpolation(.high).antialiased(false)
      .symbolRenderingMode(.palette).allowedDynamicRange(.high).symbolColorRenderingMode(.gradient)
      .symbolVariableValueMode(.draw)
  }

  private var tile: Image {
    Image("tile").resizable(
      capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile
    )
    .renderingMode(.original).renderingMode(.template)
  }
}

private struct AsyncImageProbe: View {
  private let url = URL(string: "https://example.com/cat.png")

  var body: some View {
    VStack {
      AsyncImage(url: url).accessibilityIdentifier("plain")
      AsyncImage(url: url, scale: 2) { image in
        image.resizable()
      } placeholder: {
        Text("waiting")
      }
      AsyncImage(url: URL(string: "https://example.com/none.png"), transaction: Transaction()) {
        (phase: AsyncImagePhase) in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure: Text(phase.error == nil ? "no error" : "failed")
        @unknown default: EmptyView()
        }
      }
    }
  }
}

private struct SymbolProbe: View {
  private let mode: SymbolRenderingMode = .hierarchical
  private let variant: SymbolVariants = .fill
  private let colors: SymbolColorRenderingMode = .flat
  private let value: SymbolVariableValueMode = .color

  var body: some View {
    VStack {
      Image(systemName: "heart")
      Reader()
    }
    .imageScale(.large).symbolRenderingMode(mode)
    .symbolVariant(variant).symbolVariant(.circle)
    .allowedDynamicRange(.constrainedHigh).symbolColorRenderingMode(colors)
    .symbolVariableValueMode(value)
  }

  private struct Reader: View {
    @Environment(\.imageScale) private var scale
    @Environment(\.symbolRenderingMode) private var mode
    @Environment(\.symbolVariants) private var variants
    @Environment(\.allowedDynamicRange) private var range
    @Environment(\.symbolColorRenderingMode) private var colors
    @Environment(\.symbolVariableValueMode) private var values

    private var isAsSet: Bool {
      scale == .large && mode == .hierarchical && variants.contains(.fill)
        && variants.contains(.circle) && !variants.contains(.slash) && range == .constrainedHigh
        && colors == .flat && values == .color
    }

    var body: some View { Text(isAsSet ? "as set" : "different") }
  }
}

private struct SymbolEffectProbe: View {
  @State private var taps = 0
  @State private var isActive = true
  @State private var isShown = true

  var body: some View {
    VStack {
      Image(systemName: "bell")
        .symbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(1.5), value: taps)
      Image(systemName: "wifi")
        .symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: isActive)
      Image(systemName: "heart").symbolEffect(.pulse)
      more
      still
      if isShown { Image(systemName: "moon").transition(.symbolEffect(.appear)) }
      if isShown { Image(systemName: "sun.max").transition(.symbolEffect) }
      Button("Ring") { taps += 1 }
      Button("Rest") { isActive = false }
      Button("Hide") { isShown = false }
    }
  }

  private var more: some View {
    Group {
      Image(systemName: "1.circle").symbolEffect(.breathe.plain)
      Image(systemName: "2.circle").symbolEffect(.rotate.clockwise, options: .nonRepeating)
      Image(systemName: "3.circle").symbolEffect(.scale.up)
      Image(systemName: "4.circle").symbolEffect(
        .wiggle.left, options: .repeat(.periodic(2, delay: 1)))
      Image(systemName: "5.circle").symbolEffect(.appear.up, isActive: true)
      Image(systemName: "6.circle").symbolEffect(.disappear.down)
      Image(systemName: "7.circle").symbolEffect(.drawOn.byLayer)
      Image(systemName: "8.circle").symbolEffect(.drawOff.wholeSymbol)
    }
  }

  private var still: some View {
    Image(systemName: "zzz").symbolEffectsRemoved()
  }
}

private struct ContentTransitionProbe: View {
  @State private var count = 1
  private let turn: ContentTransition = .interpolate

  var body: some View {
    VStack {
      Text("\(count)").contentTransition(.numericText(countsDown: true))
      Text("value").contentTransition(.numericText(value: 3))
      Text("fade").contentTransition(.opacity)
      Text("turn").contentTransition(turn)
      Text("same").contentTransition(.identity)
      Image(systemName: "play").contentTransition(.symbolEffect(.replace.downUp.byLayer))
      Image(systemName: "pause").contentTransition(
        .symbolEffect(.replace.magic(fallback: .offUp), options: .speed(2)))
      Image(systemName: "stop").contentTransition(.symbolEffect)
      Image(systemName: "eject").contentTransition(.symbolEffect(.automatic))
      Reader().contentTransition(.opacity).environment(\.contentTransitionAddsDrawingGroup, true)
    }
  }

  private struct Reader: View {
    @Environment(\.contentTransition) private var transition
    @Environment(\.contentTransitionAddsDrawingGroup) private var drawsGroup
    var body: some View {
      Text(transition == .opacity && drawsGroup ? "fades as one" : "other")
    }
  }
}

private struct LabelProbe: View {
  let name = "Name"

  var body: some View {
    VStack {
      Label("Key", systemImage: "star")
      Label(name, systemImage: "person")
      Label("Asset", image: "asset")
      Label(name, image: "portrait")
      Label {
        Text("Views")
      } icon: {
        Image(systemName: "eye")
      }
      Label(title: { Text("Written out") }, icon: { Color.red })
      Button {
      } label: {
        Label("Send", systemImage: "paperplane")
      }
    }
  }
}

private struct LabelStyleProbe: View {
  @State private var isStyled = true

  var body: some View {
    VStack {
      Label("Title", systemImage: "1.circle").labelStyle(.titleOnly)
      Label("Icon", systemImage: "2.circle").labelStyle(.iconOnly)
      Label("Both", systemImage: "3.circle").labelStyle(.titleAndIcon)
      Label("Automatic", systemImage: "4.circle").labelStyle(.automatic)
      Label("Mine", systemImage: "5.circle").labelStyle(Reversed())
      Label("Marked", systemImage: "6.circle").labelStyle(Marked())
      Group {
        Label("Title struct", systemImage: "1.square").labelStyle(TitleOnlyLabelStyle())
        Label("Icon struct", systemImage: "2.square").labelStyle(IconOnlyLabelStyle())
        Label("Both struct", systemImage: "3.square").labelStyle(TitleAndIconLabelStyle())
        Label("Default struct", systemImage: "4.square").labelStyle(DefaultLabelStyle())
      }
      .labelIconToTitleSpacing(4)
      .labelReservedIconWidth(20)
      Button {
      } label: {
        Label("Delete", systemImage: "trash")
      }
      .labelStyle(.iconOnly)
    }
  }

  private struct Reversed: LabelStyle {
    func makeBody(configuration: LabelStyleConfiguration) -> some View {
      HStack {
        configuration.title.font(.headline)
        configuration.icon.foregroundColor(.red)
      }
    }
  }

  private struct Marked: LabelStyle {
    func makeBody(configuration: Self.Configuration) -> some View {
      Label(configuration).accessibilityIdentifier("marked")
    }
  }
}
