import HarnessKit
import SwiftUI

@MainActor
func registerTextProbes(in harness: inout Harness) {
  harness.probe("TextProbe") { TextProbe() }
  harness.probe("AttributedTextProbe") { AttributedTextProbe() }
  harness.probe("TextDateProbe") { TextDateProbe() }
  harness.probe("TextTimerProbe") { TextTimerProbe() }
  harness.probe("StrangeDateProbe") { StrangeDateProbe() }
  harness.probe("MarkdownProbe") { MarkdownProbe() }
  harness.probe("TextLookProbe") { TextLookProbe() }
  harness.probe("TextRunProbe") { TextRunProbe() }
  harness.probe("TextModifierProbe") { TextModifierProbe() }
  harness.probe("TextCaseProbe") { TextCaseProbe() }
  harness.probe("TextValueProbe") { TextValueProbe() }
  harness.probe("FontProbe") { FontProbe() }
  harness.probe("SpeechProbe") { SpeechProbe() }
  harness.probe("RedactionProbe") { RedactionProbe() }
  registerImageProbes(in: &harness)
  registerLocalisationProbes(in: &harness)
  registerTextSourceProbes(in: &harness)
}

private struct TextProbe: View {
  let name = "Ada"
  let number = NSNumber(value: 0.5)
  let count = 3

  private var percent: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }

  private var day: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter
  }

  var body: some View {
    VStack {
      Text("literal")
      Text(name)
      Text(name.dropFirst(2))
      Text(verbatim: "as *it* is")
      Text("key in table", tableName: "Nowhere", bundle: .main, comment: "A key")
      Text(LocalizedStringKey("made key"))
      Text(.init("short key"))
      Text("first, ") + Text(verbatim: "second")
      Text(number, formatter: percent)
      Text(Date(timeIntervalSince1970: 0), formatter: day)
      Text(0.25, format: .percent)
      Text(count, format: .number)
      Text("\(count) pictures \(Image(systemName: "photo"))")
      Text(Image(systemName: "star"))
    }
  }
}

private struct AttributedTextProbe: View {
  private var text: AttributedString {
    var text = AttributedString("Read ")
    var link = AttributedString("this")
    link.link = URL(string: "https://example.com/this")
    text += link
    return text
  }

  var body: some View { Text(text).font(.title) }
}

private struct TextDateProbe: View {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    VStack {
      Text(start, style: .date).accessibilityIdentifier("date")
      Text(start, style: .time).accessibilityIdentifier("time")
      Text(start...start.addingTimeInterval(3600)).accessibilityIdentifier("range")
      Text(DateInterval(start: start, duration: 7200)).accessibilityIdentifier("interval")
      Text("at \(start, style: .time)").accessibilityIdentifier("interpolated")
      Text(start, format: .dateTime.weekday(.wide)).accessibilityIdentifier("format")
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "de_DE"))
  }
}

private struct TextTimerProbe: View {
  @State private var now = Date()

  var body: some View {
    VStack {
      Text(now.addingTimeInterval(90), style: .timer).accessibilityIdentifier("timer")
      Text(now, style: .relative).accessibilityIdentifier("relative")
      Text(now.addingTimeInterval(7200), style: .offset).accessibilityIdentifier("offset")
      Text(timerInterval: now...now.addingTimeInterval(60)).accessibilityIdentifier("down")
      Text(timerInterval: now...now.addingTimeInterval(5400), countsDown: false, showsHours: false)
        .accessibilityIdentifier("up")
      Text(
        timerInterval: now...now.addingTimeInterval(60), pauseTime: now.addingTimeInterval(10)
      )
      .accessibilityIdentifier("paused")
      Text("left: \(timerInterval: now...now.addingTimeInterval(60))")
        .accessibilityIdentifier("inside")
    }
  }
}

private struct StrangeDateProbe: View {
  private let none = Date(timeIntervalSince1970: .nan)
  private let never = Date(timeIntervalSince1970: .infinity)
  private let always = Date(timeIntervalSince1970: -.infinity)

  var body: some View {
    VStack {
      Text(none, style: .timer).accessibilityIdentifier("none")
      Text(never, style: .timer).accessibilityIdentifier("never")
      Text(always, style: .relative).accessibilityIdentifier("always")
      Text(Date(timeIntervalSince1970: 1e300), style: .offset).accessibilityIdentifier("far")
      Text(none, style: .date).accessibilityIdentifier("no date")
      Text(DateInterval(start: none, duration: 1)).accessibilityIdentifier("no interval")
      Text(always...never).accessibilityIdentifier("endless")
      Text(timerInterval: always...never).accessibilityIdentifier("clock")
      Text(timerInterval: Date()...never, pauseTime: none).accessibilityIdentifier("paused")
      Text("in \(never, style: .timer)").accessibilityIdentifier("inside")
      ProgressView(timerInterval: always...never).accessibilityIdentifier("progress")
    }
  }
}

private struct MarkdownProbe: View {
  @State private var opened = "nothing"
  private let name = "*Ada*"

  var body: some View {
    VStack {
      Text("**Bold**, *italic*, `code` and ~~gone~~").accessibilityIdentifier("marked")
      Text("See [the guide](https://example.com/guide) now").accessibilityIdentifier("linked")
      Text("Hello \(name)").accessibilityIdentifier("argument")
      Text("snake_case_name and 2 * 3 * 4").accessibilityIdentifier("plain")
      Text("^[\(3) cup](inflect: true)").accessibilityIdentifier("many")
      Text("^[\(1) cup](inflect: true)").accessibilityIdentifier("one")
    }
  }
}

private struct TextLookProbe: View {
  @State private var isStrong = true

  var body: some View {
    VStack {
      title
      loud
      Button("Calm") { isStrong = false }
    }
  }

  private var title: Text {
    Text("look")
      .font(.headline).font(.body)
      .fontWeight(.heavy).fontDesign(.rounded).fontWidth(.condensed)
      .italic().monospaced().monospacedDigit()
      .underline(true, pattern: .dash, color: .red).strikethrough()
      .kerning(1).tracking(2).baselineOffset(3)
      .textScale(.secondary)
      .typesettingLanguage(.init(languageCode: .german))
      .foregroundColor(.blue)
      .foregroundStyle(Color.green)
      .customAttribute(Marked())
  }

  private var loud: Text {
    Text("loud").bold(isStrong).italic(false).underline(false).strikethrough(true, color: .red)
      .bold()
  }

  private struct Marked: TextAttribute {}
}

private struct TextRunProbe: View {
  let total = 5

  var body: some View {
    VStack {
      (Text("Total: ") + Text("\(total)").bold().foregroundColor(.red)).font(.title)
        .accessibilityIdentifier("sum")
      Text("You have \(Text("new").italic()) mail").accessibilityIdentifier("inside")
    }
  }
}

private struct TextModifierProbe: View {
  private let language: TypesettingLanguage = .automatic
  private let alignment: TextAlignment = .center
  private let enabled: EnabledTextSelectability = .enabled

  var body: some View {
    VStack {
      VStack { Text("inside").font(.caption) }
        .font(.title).fontWeight(.bold).fontDesign(.serif).fontWidth(.expanded)
        .bold().italic().underline().strikethrough(pattern: .dot, color: .red)
        .kerning(1.5).tracking(2).baselineOffset(3).monospaced().monospacedDigit()
        .textScale(.secondary).typesettingLanguage(language)
        .multilineTextAlignment(alignment)
        .multilineTextAlignment(strategy: .layoutBased)
        .writingDirection(strategy: .contentBased)
        .lineLimit(2).lineSpacing(4).lineHeight(.loose).truncationMode(.middle)
        .allowsTightening(true).minimumScaleFactor(0.5).textSelection(enabled)
      Text("range").lineLimit(2...4)
      Text("from").lineLimit(2...)
      Text("through").lineLimit(...4)
      Text("reserved").lineLimit(3, reservesSpace: true)
        .modifier(Selectable<DisabledTextSelectability>(selectability: .disabled))
      Text("free").lineLimit(nil).bold(false)
    }
  }
}

private struct Selectable<S: TextSelectability>: ViewModifier {
  let selectability: S
  func body(content: Content) -> some View { content.textSelection(selectability) }
}

private struct TextCaseProbe: View {
  @State private var isLoud = true

  var body: some View {
    VStack {
      VStack {
        Text("straße")
        Text("kept").textCase(nil)
        Text("quiet").textCase(.lowercase)
      }
      .textCase(isLoud ? .uppercase : nil)
      Button("Whisper") { isLoud = false }
    }
  }
}

private struct TextValueProbe: View {
  var body: some View {
    Reader()
      .font(.title2).multilineTextAlignment(.trailing).lineLimit(1...3).lineSpacing(5)
      .lineHeight(.exact(points: 20)).truncationMode(.head).textCase(.lowercase)
      .allowsTightening(true).minimumScaleFactor(0.25)
  }

  private struct Reader: View {
    @Environment(\.font) private var font
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.lineLimit) private var limit
    @Environment(\.lineSpacing) private var spacing
    @Environment(\.lineHeight) private var height
    @Environment(\.truncationMode) private var truncation
    @Environment(\.textCase) private var letters
    @Environment(\.allowsTightening) private var tightens
    @Environment(\.minimumScaleFactor) private var factor

    private var values: [String] {
      [
        font == .title2 ? "title2" : "other", alignment == .trailing ? "trailing" : "other",
        limit.map { "\($0)" } ?? "none", "\(spacing)",
        height == .exact(points: 20) ? "exact" : "other", truncation == .head ? "head" : "other",
        letters == .lowercase ? "lowercase" : "other", "\(tightens)", "\(factor)",
      ]
    }

    var body: some View { Text(values.joined(separator: " ")) }
  }
}

private struct FontProbe: View {
  private let fonts: [(String, Font)] = [
    ("style", .title3), ("system", .system(size: 12, weight: .bold, design: .rounded)),
    ("plain", .system(size: 12)), ("body", .system(.body, design: .serif)),
    ("weighted", .system(.footnote, weight: .light)), ("custom", .custom("Menlo", size: 10)),
    ("relative", .custom("Menlo", size: 10, relativeTo: .caption)),
    ("fixed", .custom("Menlo", fixedSize: 10)),
    ("changed", .body.weight(.semibold).italic().monospacedDigit().leading(.tight)),
    ("wide", .body.width(.expanded).smallCaps().lowercaseSmallCaps().uppercaseSmallCaps()),
    ("bold", .callout.bold().monospaced()),
  ]

  var body: some View {
    VStack {
      ForEach(fonts, id: \.0) { name, font in Text(name).font(font) }
      Text("none").font(nil)
      Text(Set(fonts.map(\.1)).count == fonts.count ? "all differ" : "some are equal")
    }
  }
}

private struct SpeechProbe: View {
  var body: some View {
    VStack {
      code
      Text("aloud").speechAlwaysIncludesPunctuation().speechSpellsOutCharacters()
        .speechAdjustedPitch(0.5).speechAnnouncementsQueued()
      VStack { Text("around") }
        .speechAlwaysIncludesPunctuation(false).speechSpellsOutCharacters(false)
        .speechAdjustedPitch(-0.5).speechAnnouncementsQueued(false)
      named.accessibilityIdentifier("named")
    }
  }

  private var code: Text {
    Text("let").accessibilityTextContentType(.sourceCode).accessibilityHeading(.h2)
  }

  private var named: Text { Text("★").accessibilityLabel("Favourite") }
}

private struct RedactionProbe: View {
  private let reasons: RedactionReasons = [.privacy, .invalidated]

  var body: some View {
    VStack {
      Text("secret").redacted(reason: .placeholder)
      Text("shown").unredacted()
      Reader().redacted(reason: reasons)
    }
  }

  private struct Reader: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View {
      Text(reasons.contains(.privacy) && !reasons.contains(.placeholder) ? "private" : "open")
    }
  }
}
