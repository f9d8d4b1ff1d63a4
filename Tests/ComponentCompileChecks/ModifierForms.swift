import SwiftUI

struct ModifierForms: View {
    @State private var count = 0
    @State private var query = ""
    let isDisabled: Bool

    var body: some View {
        VStack {
            Text("frames")
                .frame(width: 10)
                .frame(height: 10)
                .frame(width: 10, height: 20, alignment: .top)
                .frame(maxWidth: .infinity, alignment: .leading)
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                .padding()
                .padding(8)
                .padding(.horizontal)
                .padding(.top, 4)
                .padding([.leading, .bottom], 4)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            Text("paint")
                .font(.body)
                .font(nil)
                .foregroundColor(.secondary)
                .foregroundColor(isDisabled ? .gray : nil)
                .colorMultiply(.white)
                .background(Color.red)
                .background(Color(red: 0.1, green: 0.2, blue: 0.3))
                .background(Text("behind"), alignment: .leading)
                .background(alignment: .topLeading) { Color.blue.opacity(0.5) }
                .background { Text("behind") }
                .imageScale(.medium)
            Text("identity")
                .id(count)
                .id("text")
                .tag(1)
                .tag(Optional(2))
                .tag(Phase.done)
                .hidden()
                .disabled(isDisabled)
                .disabled(query.isEmpty && count == 0)
            Text("accessibility")
                .accessibilityIdentifier("text")
                .accessibilityLabel("Label")
                .accessibilityLabel(Text("Label"))
                .accessibilityLabel(query)
                .accessibilityValue("Value")
                .accessibilityValue(Text("\(count)"))
                .accessibilityHint("Hint")
            Text("events")
                .onTapGesture { count += 1 }
                .onTapGesture(count: 2) { count = 0 }
                .onTapGesture(count: 2, perform: reset)
                .onAppear { count = 1 }
                .onAppear(perform: reset)
                .onDisappear { count = 0 }
                .onDisappear(perform: reset)
                .task { await load() }
                .task(id: query) { await load() }
                .task(id: count, priority: .background) {
                    try? await Task.sleep(for: .seconds(1))
                    await load()
                }
            Text("changes")
                .onChange(of: count) { reset() }
                .onChange(of: count) { oldValue, newValue in print(oldValue, newValue) }
                .onChange(of: count) { newValue in print(newValue) }
                .onChange(of: count) { _ in reset() }
                .onChange(of: count, initial: true) { reset() }
                .onChange(of: query, initial: true) { old, new in print(old, new) }
                .onChange(of: [count, count + 1], perform: { value in print(value) })
                .onChange(of: query, reset)
        }
        .modifier(Bordered(color: .red))
        .bordered()
        .environment(\.layoutName, "wide")
        .transformEnvironment(\.layoutName) { $0 += "!" }
    }

    private func reset() {
        count = 0
    }

    private func load() async {
        count += 1
    }
}

struct Bordered: ViewModifier {
    var color: Color = .black
    @State private var isHovered = false
    @Environment(\.layoutName) private var layoutName

    func body(content: Content) -> some View {
        ZStack {
            color
            content
        }
        .accessibilityIdentifier(layoutName)
        .onTapGesture { isHovered.toggle() }
    }
}

struct Decorated: ViewModifier {
    @ViewBuilder
    func body(content: Content) -> some View {
        content
        Text("decoration")
    }
}

extension View {
    func bordered(_ color: Color = .black) -> some View {
        modifier(Bordered(color: color))
    }

    func decorated() -> some View {
        ModifiedContent(content: self, modifier: Decorated())
    }

    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }

    func erased() -> AnyView { AnyView(self) }
}

private struct LayoutNameKey: EnvironmentKey {
    static let defaultValue = "narrow"
}

extension EnvironmentValues {
    var layoutName: String {
        get { self[LayoutNameKey.self] }
        set { self[LayoutNameKey.self] = newValue }
    }

    @Entry var accent: Color = .blue
    @Entry var submit: @MainActor @Sendable () -> Void = {}
}

struct EnvironmentForms: View {
    @Environment(\.layoutName) var layoutName
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accent) private var accent
    @Environment(\.submit) private var submit

    var body: some View {
        Button(layoutName) { submit() }
            .foregroundColor(isEnabled ? accent : .gray)
            .environment(\.accent, .red)
            .if(isEnabled) { $0.padding() }
            .decorated()
            .erased()
    }
}
