import SwiftUI

enum Phase: String, CaseIterable {
    case loading, failed, done
}

struct Statements: View {
    let phase: Phase
    var error: String? = nil
    var names: [String] = ["a", "b"]
    let showsDetails: Bool

    var body: some View {
        let title = phase.rawValue.capitalized
        let count = names.count
        VStack {
            Text(title)
            if showsDetails {
                Text("Details")
            }
            if count > 1 {
                Text("Many")
            } else if count == 1 {
                Text("One")
            } else {
                EmptyView()
            }
            switch phase {
            case .loading:
                Text("Loading")
            case .failed where error != nil:
                Text(error ?? "")
                Text("again")
            case .failed:
                Text("Failed")
            case .done:
                ForEach(names, id: \.self) { name in
                    Text(name)
                    Divider()
                }
            }
            if let error {
                Text(error)
            }
            if let first = names.first, first.isEmpty == false {
                Text(first)
            }
            if #available(macOS 14, iOS 17, *) {
                Text("new")
            } else {
                Text("old")
            }
            footer
            row("label", value: 1)
            optionalText
        }
    }

    private var footer: some View {
        HStack {
            Spacer()
            Text("footer")
            Spacer(minLength: 0)
        }
    }

    @ViewBuilder
    private func row(_ label: String, value: Int?) -> some View {
        if let value {
            Text("\(label): \(value)")
        } else {
            Text(label)
        }
    }

    @ViewBuilder private var optionalText: some View {
        if showsDetails { Text("optional") }
    }
}

struct ManyStatements: View {
    var body: some View {
        VStack {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
            Text("10")
            Text("11")
            Text("12")
        }
    }
}

struct Returning: View {
    let isWide: Bool

    var body: some View {
        if isWide {
            return AnyView(HStack { Text("wide") })
        }
        return AnyView(Text("narrow"))
    }
}

struct Card<Header: View, Content: View>: View {
    let header: Header
    let content: () -> Content

    init(header: Header, @ViewBuilder content: @escaping () -> Content) {
        self.header = header
        self.content = content
    }

    var body: some View {
        VStack {
            header
            content()
        }
        .padding()
        .background(Color.gray.opacity(0.2))
    }
}

extension Card where Header == Text {
    init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(header: Text(title), content: content)
    }
}

struct Titled<Content: View>: View {
    var title: LocalizedStringKey = "Title"
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            Text(title)
            content
        }
    }
}

struct Nested: View {
    let erased: [AnyView] = [AnyView(Text("e")), AnyView(EmptyView())]

    var body: some View {
        Card("Card") {
            Titled {
                Text("inner")
            }
            ForEach(0..<erased.count, id: \.self) { index in
                erased[index]
            }
        }
        Card(header: Image(systemName: "star")) { Text("starred") }
    }
}

func pair(_ first: some View, _ second: some View) -> some View {
    HStack {
        first
        second
    }
}

protocol Screen: View {
    associatedtype Footer: View
    @ViewBuilder var footer: Footer { get }
}

struct HomeScreen: Screen {
    var footer: some View { Text("home footer") }

    var body: some View {
        VStack {
            pair(Text("left"), Text("right"))
            footer
        }
    }
}
