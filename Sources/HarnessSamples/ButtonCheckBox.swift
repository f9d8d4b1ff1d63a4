import Combine
import SwiftUI

/// Lets a test look at a view while it is alive.
final class Inspection<V> {
    let notice = PassthroughSubject<UInt, Never>()
    var callbacks: [UInt: (V) -> Void] = [:]

    func visit(_ view: V, _ line: UInt) {
        callbacks.removeValue(forKey: line)?(view)
    }
}

/// A check box on `Button`, which tells its new state itself.
public struct ButtonCheckBox: View {
    let inspection = Inspection<Self>()

    @State private var isOn = false
    let label: String
    let value: String
    let onChange: (Bool, String) -> Void

    public init(label: String, value: String, onChange: @escaping (Bool, String) -> Void) {
        self.label = label
        self.value = value
        self.onChange = onChange
    }

    public var body: some View {
        Button(
            action: {
                isOn.toggle()
                onChange(isOn, value)
            },
            label: {
                HStack {
                    Image(systemName: isOn ? "checkmark.square" : "square")
                    Text(label).colorMultiply(.black)
                }
            }
        )
        .onReceive(inspection.notice) { inspection.visit(self, $0) }
    }
}
