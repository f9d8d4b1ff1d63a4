import HarnessKit
import SwiftUI

@MainActor
func registerFoundationProbes(in harness: inout Harness) {
  harness.probe("LocalizedResourceProbe") { LocalizedResourceProbe() }
  harness.probe("FormattingProbe") { FormattingProbe() }
  harness.probe("AttributesProbe") { AttributesProbe() }
  harness.probe("FoldersProbe") { FoldersProbe() }
}

private enum Mood: String, CaseIterable, CustomLocalizedStringResourceConvertible {
  case happy, sad

  var localizedStringResource: LocalizedStringResource { title }

  var title: LocalizedStringResource {
    switch self {
    case .happy: "Happy"
    case .sad: LocalizedStringResource("mood.sad", defaultValue: "Sad", comment: "A mood")
    }
  }
}

private struct LocalizedResourceProbe: View {
  var body: some View {
    VStack {
      ForEach(Mood.allCases, id: \.self) { mood in Text(mood.title) }
      Text(LocalizedStringResource("**Bold** words"))
      Text(String(localized: "\(3) eggs"))
      Text(String(localized: "greeting", comment: "A key of the probe's tables"))
      Text(String(localized: "hail", defaultValue: "Hello \("Ada")", comment: "Says hello"))
      Text(String(localized: Mood.sad.title))
      Text("A \(Mood.happy.title) day")
      Text(verbatim: NSLocalizedString("plain", comment: "A word"))
      Text(AttributedString(localized: "Some *slanted* words"))
      Text(verbatim: "mood: \(text(of: Mood.happy))")
    }
  }

  private func text(of value: any CustomLocalizedStringResourceConvertible) -> String {
    String(localized: value.localizedStringResource)
  }
}

private struct FormattingProbe: View {
  private let way = Measurement(value: 2.5, unit: UnitLength.kilometers)
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private let usage: MeasurementFormatUnitUsage<UnitTemperature> = .weather

  var body: some View {
    VStack {
      row("way", way.formatted(.measurement(width: .wide)))
      row("short way", way.formatted())
      row("warm", warm)
      row("old way", formatter.string(from: way))
      row("span", span(.positional))
      row("words", span(.full))
      row("letters", span(.abbreviated))
      row("ago", ago(.numeric))
      row("yesterday", ago(.named))
      row("list", ListFormatter.localizedString(byJoining: ["a", "b", "c"]))
      row("name", PersonNameComponents(givenName: "Ada", familyName: "Lovelace").formatted())
      row("initials", initials)
      row("price", 3.5.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))))
      row("bytes", Int64(1_500_000).formatted(.byteCount(style: .file)))
    }
  }

  private var formatter: MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.unitStyle = .medium
    formatter.numberFormatter.maximumFractionDigits = 1
    return formatter
  }

  private var warm: String {
    Measurement(value: 21, unit: UnitTemperature.celsius).formatted(
      .measurement(width: .abbreviated, usage: usage, hidesScaleName: true))
  }

  private func span(_ style: DateComponentsFormatter.UnitsStyle) -> String {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = style
    return formatter.string(from: 3909) ?? ""
  }

  private func ago(_ style: RelativeDateTimeFormatter.DateTimeStyle) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = style
    formatter.locale = Locale(identifier: "en_US")
    return formatter.localizedString(for: start, relativeTo: start.addingTimeInterval(86400))
  }

  private var initials: String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .abbreviated
    return formatter.string(from: PersonNameComponents(givenName: "Ada", familyName: "Lovelace"))
  }

  private func row(_ name: String, _ text: String) -> some View {
    Text(verbatim: text).accessibilityIdentifier(name)
  }
}

private struct AttributesProbe: View {
  var body: some View {
    VStack {
      Text(styled).accessibilityIdentifier("styled")
      Text(marked).accessibilityIdentifier("marked")
      Text(verbatim: "link \(link)")
      Text(verbatim: "keys \(classic.string)")
      Text(verbatim: "strong \(intent == .stronglyEmphasized)")
      Text(verbatim: "scope \(read(\.foregroundColor, in: styled) == .red)")
      Text(verbatim: "paragraph \(paragraph.alignment) \(paragraph.lineBreakMode)")
    }
  }

  private var styled: AttributedString {
    var text = AttributedString("Warning")
    text.foregroundColor = .red
    text.backgroundColor = .yellow
    text.font = .headline
    text.underlineStyle = .single
    text.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .blue)
    text.kern = 2
    text.tracking = 1
    text.baselineOffset = 3
    return text
  }

  private var marked: AttributedString {
    (try? AttributedString(markdown: "**strong**")) ?? AttributedString()
  }

  private var intent: InlinePresentationIntent? {
    marked.runs.first?.inlinePresentationIntent
  }

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    let side: NSTextAlignment = .center
    let end: NSLineBreakMode = .byTruncatingMiddle
    style.alignment = side
    style.lineBreakMode = end
    return style
  }

  private func read<K: AttributedStringKey>(
    _ path: KeyPath<AttributeScopes.SwiftUIAttributes, K>, in text: AttributedString
  ) -> K.Value? where K.Value: Sendable { text.runs.first?[K.self] }

  private var link: String {
    let text = try? AttributedString(
      markdown: "see [there](https://a.example)",
      options: AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly))
    return text?.runs.compactMap { $0.link?.absoluteString }.first ?? "none"
  }

  private var classic: NSAttributedString {
    NSAttributedString(
      string: "classic",
      attributes: [
        .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 1, .paragraphStyle: paragraph,
      ])
  }
}

private struct FoldersProbe: View {
  @State private var loaded = "nothing"
  private let activity = NSUserActivity(activityType: "example.reading")

  var body: some View {
    VStack {
      Text(verbatim: "documents \(URL.documentsDirectory.isFileURL)")
      Text(verbatim: "kept \(kept)")
      Text(loaded)
      Button("Load") {
        let provider = NSItemProvider(object: NSString(string: "carried"))
        _ = provider.loadObject(ofClass: NSString.self) { text, _ in
          let text = text.map { "\($0)" } ?? "nothing"
          DispatchQueue.main.async { loaded = text }
        }
      }
      Text(verbatim: "activity \(activity.activityType)")
      Text(verbatim: "asset \(NSDataAsset(name: "missing") == nil)")
      Text(verbatim: "second \(NSEC_PER_SEC) \(USEC_PER_SEC) \(MSEC_PER_SEC)")
      Text(verbatim: "parts \(NSEC_PER_MSEC) \(NSEC_PER_USEC)")
      Text(verbatim: "pool \(autoreleasepool { 3 })")
      Text(verbatim: "power \(ProcessInfo.processInfo.isLowPowerModeEnabled)")
      Text(verbatim: "clock \(media > 0) \(absolute > 0)")
      Text(verbatim: "page \(page.webpageURL?.host ?? "none")")
    }
  }

  private var media: CFTimeInterval { CACurrentMediaTime() }
  private var absolute: CFAbsoluteTime { CFAbsoluteTimeGetCurrent() }

  private var page: NSUserActivity {
    let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    page.webpageURL = URL(string: "https://read.example/a")
    return page
  }

  private var kept: Bool {
    let file = URL.cachesDirectory.appending(path: "probe.txt")
    try? FileManager.default.createDirectory(
      at: URL.cachesDirectory, withIntermediateDirectories: true)
    try? Data("a".utf8).write(to: file)
    return (try? Data(contentsOf: file)) == Data("a".utf8)
  }
}
