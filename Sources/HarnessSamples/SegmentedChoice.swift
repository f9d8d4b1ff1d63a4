import SwiftUI

/// One of several, shown as a row of buttons with the chosen page below.
public struct SegmentedChoice: View {
    @State private var selection: String
    let options: [String]
    let onSelect: (String) -> Void

    public init(options: [String], onSelect: @escaping (String) -> Void) {
        _selection = State(initialValue: options.first ?? "")
        self.options = options
        self.onSelect = onSelect
    }

    public var body: some View {
        VStack {
            HStack {
                ForEach(options, id: \.self) { option in
                    Button(option) {
                        selection = option
                        onSelect(option)
                    }
                    .accessibilityValue(option == selection ? "selected" : "")
                    .tag(option)
                }
            }
            Divider()
            ChoicePage(title: selection)
                .id(selection)
        }
    }
}

/// A page with a draft that belongs to it: another choice is another page.
private struct ChoicePage: View {
    @State private var draft = ""
    let title: String

    var body: some View {
        Group {
            Text("Page \(title)")
            TextField("Notes", text: $draft)
        }
    }
}
