import HarnessKit
import SwiftUI

@MainActor
func registerTextSourceProbes(in harness: inout Harness) {
  harness.probe("TextSourceProbe") { TextSourceProbe() }
  harness.probe("TextRendererProbe") { TextRendererProbe() }
  harness.probe("PasteButtonProbe") { PasteButtonProbe() }
  harness.probe("PictureProbe") { PictureProbe() }
}

private struct TextSourceProbe: View {
  @State private var start = Date()

  private let now: TimeDataSource<Date> = .currentDate

  private func counting(_ interval: Range<Date>) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(countingUpIn: interval, showsHours: false)
  }

  private var minutes: Range<Date> { start..<start.addingTimeInterval(3700) }

  var body: some View {
    VStack {
      Text(.currentDate, format: .timer(countingDownIn: minutes)).accessibilityIdentifier("down")
      Text(now, format: counting(minutes))
        .accessibilityIdentifier("up")
      Text(.currentDate, format: .timer(countingDownIn: minutes, maxFieldCount: 2))
        .accessibilityIdentifier("two")
      Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .milliseconds(100)))
        .accessibilityIdentifier("watch")
      Text(.currentDate, format: .offset(to: start)).accessibilityIdentifier("offset")
      Text(.currentDate, format: .reference(to: start)).accessibilityIdentifier("reference")
      Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
        .accessibilityIdentifier("duration")
    }
  }
}

private struct Marked: TextAttribute {
  var strength: Double
}

private struct Letters: TextRenderer {
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(.unspecified)
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      var copy = context
      copy.opacity = run[Marked.self]?.strength ?? 1
      copy.draw(run)
    }
  }
}

private struct TextRendererProbe: View {
  var body: some View {
    Text("a \(Text("key").customAttribute(Marked(strength: 0.5)))")
      .textRenderer(Letters())
      .accessibilityIdentifier("drawn")
  }
}

private struct PasteButtonProbe: View {
  @State private var log = "none"

  var body: some View {
    VStack {
      Button("Copy") { UIPasteboard.general.string = "copied" }
      PasteButton(payloadType: String.self) { log = $0[0] }.accessibilityIdentifier("values")
      PasteButton(supportedContentTypes: [.plainText]) { log = "\($0.count) items" }
        .accessibilityIdentifier("items")
      Text(log).accessibilityIdentifier("log")
    }
  }
}

private struct Prominent: View {
  @Environment(\.backgroundProminence) private var prominence: BackgroundProminence

  var body: some View { Text(prominence == .increased ? "more" : "usual") }
}

private struct PictureProbe: View {
  private var renderer: ImageRenderer<Color> {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 10, height: 20)
    renderer.scale = 2
    return renderer
  }

  var body: some View {
    VStack {
      if let picture = renderer.uiImage {
        Image(uiImage: picture).accessibilityIdentifier("ui")
        Text("\(picture.size)").accessibilityIdentifier("size")
      }
      if let picture: CGImage = renderer.cgImage {
        Image(picture, scale: 2, label: Text("Red")).accessibilityIdentifier("cg")
        Image(decorative: picture, scale: 2)
        Text("\(picture.width)").accessibilityIdentifier("width")
      }
      Prominent()
      Prominent().environment(\.backgroundProminence, .increased)
      Text("border").clipShape(.buttonBorder).accessibilityIdentifier("border")
      Color(Color.green).accessibilityIdentifier("colour")
      Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)).accessibilityIdentifier("literal")
    }
  }
}
