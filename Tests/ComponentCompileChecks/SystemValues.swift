import SwiftUI

/// Reads each value of the environment that the system sets.
struct SystemValues: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorScheme) var scheme: ColorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.dynamicTypeSize) private var typeSize: DynamicTypeSize
    @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isLarge
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass: UserInterfaceSizeClass?
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.displayScale) private var displayScale
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.legibilityWeight) private var legibilityWeight
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor
    @Environment(\.accessibilityInvertColors) private var invertColors
    @Environment(\.accessibilityShowButtonShapes) private var buttonShapes
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.accessibilityEnabled) private var accessibility
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @Environment(\.controlActiveState) private var controlActiveState
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isSearching) private var isSearching: Bool

    private var direction: String {
        switch layoutDirection {
        case .leftToRight: return "left to right"
        case .rightToLeft: return "right to left"
        @unknown default: return "?"
        }
    }

    var body: some View {
        VStack(spacing: typeSize >= .accessibility1 ? 2 * pixelLength : rowHeight) {
            if horizontalSizeClass == .compact, verticalSizeClass != .compact {
                Text(locale.identifier + direction)
            }
            if sizeCategory.isAccessibilityCategory || isLarge || sizeCategory > .large {
                Text("large")
            }
            Text(colorScheme == .dark ? "dark" : "light")
                .redacted(reason: redactionReasons.contains(.placeholder) ? .placeholder : [])
            Text("Plain").unredacted()
            if reduceMotion || reduceTransparency || withoutColor || invertColors || buttonShapes {
                Text("\(calendar.firstWeekday) \(timeZone.secondsFromGMT())")
            }
            if voiceOver || accessibility || isFocused || isSearching || legibilityWeight == .bold {
                Text("\(displayScale) \(contrast == .increased ? "sharp" : "soft")")
            }
            if controlActiveState != .inactive, scheme == .light { Text("in front") }
        }
    }
}

/// Sets values of the environment in the ways that components do.
struct SetsSystemValues: View {
    @State private var mode: EditMode = .inactive
    @AppStorage("isDark") private var isDark = false

    var body: some View {
        VStack {
            SystemValues()
                .environment(\.locale, Locale(identifier: "de"))
                .environment(\.locale, .init(identifier: "ar"))
                .environment(\.layoutDirection, .rightToLeft)
                .environment(\.calendar, Calendar(identifier: .hebrew))
                .environment(\.timeZone, .gmt)
                .environment(\.colorScheme, .dark)
                .environment(\.sizeCategory, .accessibilityExtraLarge)
                .environment(\.dynamicTypeSize, .xxxLarge)
                .environment(\.horizontalSizeClass, .regular)
                .environment(\.defaultMinListRowHeight, 0)
                .colorScheme(.light)
            SystemValues()
                .dynamicTypeSize(.small)
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
                .dynamicTypeSize(DynamicTypeSize.medium ... .xxLarge)
            EditModeReader()
                .environment(\.editMode, $mode)
                .environment(\.editMode, .constant(.active))
        }
        .preferredColorScheme(isDark ? .dark : nil)
        .preferredColorScheme(.some(.light))
        .transformEnvironment(\.dynamicTypeSize) { size in
            if size < .large { size = .large }
        }
    }
}

/// Reads and writes the edit mode.
struct EditModeReader: View {
    @Environment(\.editMode) private var editMode
    @Environment(\.editMode) var mode: Binding<EditMode>?

    var body: some View {
        if editMode?.wrappedValue.isEditing == true {
            Button("Done") { editMode?.wrappedValue = .inactive }
        } else {
            Button("Edit") { mode?.wrappedValue = .active }
        }
    }
}

/// Ends presentations and opens addresses.
struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismiss) var close: DismissAction
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.presentationMode) var presentation: Binding<PresentationMode>
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var scenePhase
    @State private var last: URL?

    var body: some View {
        VStack {
            Button("Close") { dismiss() }
            Button("Close too", action: { close.callAsFunction() })
            Button("Back") { presentationMode.wrappedValue.dismiss() }
            Button("Back too") { self.presentation.wrappedValue.dismiss() }
            Button("Open") {
                if let url = URL(string: "https://example.com") { openURL(url) }
                openURL(URL(fileURLWithPath: "/")) { accepted in
                    if !accepted { last = nil }
                }
            }
            if isPresented || presentationMode.wrappedValue.isPresented { Text("presented") }
            Button("Later") {
                Task {
                    try? await Task.sleep(for: .seconds(1))
                    dismiss()
                }
            }
        }
        .onOpenURL { url in last = url }
        .onOpenURL(perform: handle)
        .environment(\.openURL, OpenURLAction { url in
            guard url.scheme == "app" else { return .systemAction }
            last = url
            return .handled
        })
        .onChange(of: scenePhase) { phase in
            switch phase {
            case .active: last = nil
            case .inactive, .background: break
            @unknown default: break
            }
        }
        .onChange(of: scenePhase) { old, new in
            if old == .active, new != .active { last = nil }
        }
    }

    private func handle(_ url: URL) { last = url }
}

/// Numbers that follow the size of text.
struct Metrics: View {
    @ScaledMetric private var spacing: CGFloat = 8
    @ScaledMetric(relativeTo: .title) var size = 24.0
    @ScaledMetric(wrappedValue: 100, relativeTo: .body) private var width: CGFloat

    var body: some View {
        VStack(spacing: spacing) { Text("scaled").padding(size).frame(width: width) }
    }
}
