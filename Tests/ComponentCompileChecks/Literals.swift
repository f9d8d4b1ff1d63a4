import SwiftUI

/// Values whose types nothing says, or that become others.
struct LiteralForms: View {
    var start = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    let tint = Color(#colorLiteral(red: 0.1, green: 0.1, blue: 0.1, alpha: 1))
    let stops = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)]
    var isOn = true
    var tintColor: Color = .blue

    var body: some View {
        let _ = Self._printChanges()
        VStack {
            Color(start)
            Color(.indigo)
            Color(isOn ? tintColor : .red)
            Color(.systemGray6)
            LinearGradient(colors: stops.map { Color($0) }, startPoint: .top, endPoint: .bottom)
            Text(CGRect(x: 0, y: 0, width: 1, height: 2).debugDescription)
            Text("border").background(.regularMaterial, in: .buttonBorder)
            Text("shape").clipShape(.buttonBorder)
            Text("font").font(Font(UIFont.preferredFont(forTextStyle: .title1) as CTFont))
        }
        .environment(\.backgroundProminence, .increased)
        .environment(\.badgeProminence, .increased)
        .onAppear { UITabBarItem.appearance().badgeColor = .purple }
    }
}

/// A text that draws itself.
struct FadingRenderer: TextRenderer {
    var progress: CGFloat
    var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout.flatMap({ $0 }) {
            var copy = ctx
            copy.opacity = line[MarkedAttribute.self] == nil ? 1 : progress
            copy.translateBy(x: 0, y: line.typographicBounds.rect.height)
            copy.draw(line)
        }
        for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { ctx.draw(slice) }
    }
}

struct MarkedAttribute: TextAttribute {}

struct TextsThatFollow: View {
    let start = Date()
    @State private var name = PersonNameComponents(givenName: "Ada", familyName: "Byron")
    @State private var pasted = ""
    @State private var formatter: PersonNameComponentsFormatter = {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = .long
        return formatter
    }()

    var body: some View {
        VStack {
            Text("Key \(Text("abc").customAttribute(MarkedAttribute()))")
                .textRenderer(FadingRenderer(progress: 0.5))
            Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(90)))
            Text(.currentDate, format: .timer(countingUpIn: start..<start.addingTimeInterval(90), showsHours: false))
            Text(.currentDate, format: .stopwatch(startingAt: start))
            Text(.currentDate, format: .offset(to: start))
            Text(.currentDate, format: .reference(to: start))
            Text(.currentDate, format: .dateTime)
            Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
            TextField("Name", value: $name, format: .name(style: .medium))
            Text(formatter.string(from: name))
            PasteButton(payloadType: String.self) { pasted = $0[0] }
            Image.striped(size: 20)
        }
    }
}

extension Image {
    @MainActor static func striped(size: CGFloat) -> Image {
        let renderer = ImageRenderer(content: Color.red.frame(width: size, height: size))
        renderer.scale = 2
        if let picture = renderer.uiImage { return Image(uiImage: picture) }
        return Image(renderer.cgImage!, scale: 2, label: Text(""))
    }
}
