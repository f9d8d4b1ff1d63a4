import Combine
import SwiftUI

// A check box on a toggle and one on a button, each with a hook for tests that look inside.

final class Inspector<V> {
    let notice = PassthroughSubject<UInt, Never>()
    private var callbacks: [UInt: (V) -> Void] = [:]

    func visit(_ view: V, _ line: UInt) {
        if let callback = callbacks.removeValue(forKey: line) {
            callback(view)
        }
    }

    func inspect(line: UInt = #line, _ callback: @escaping (V) -> Void) {
        callbacks[line] = callback
    }
}

struct TickToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(action: {
            configuration.isOn.toggle()
        }, label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                configuration.label
                    .colorMultiply(.black)
            }
        })
    }
}

struct ToggleCheckBox: View {
    internal let inspector = Inspector<Self>()

    @State var isOn: Bool = false

    let title: String
    let value: String
    let onChange: (Bool, String) -> Void

    var body: some View {
        Toggle(title, isOn: $isOn)
            .toggleStyle(TickToggleStyle())
            .onChange(of: isOn, { onChange(isOn, value) })
            .onReceive(inspector.notice) { self.inspector.visit(self, $0) }
    }
}

struct ButtonCheckBox: View {
    internal let inspector = Inspector<Self>()

    @State var isOn: Bool = false
    let title: String
    let value: String
    let onChange: (Bool, String) -> Void

    var body: some View {
        Button(
            action: {
                isOn.toggle()
                onChange(isOn, value)
            },
            label: {
                HStack {
                    Image(systemName: isOn ? "checkmark.square" : "square")
                    Text(title).colorMultiply(.black)
                }
            }
        )
        .onReceive(inspector.notice) { self.inspector.visit(self, $0) }
    }
}
