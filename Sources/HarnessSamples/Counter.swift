import SwiftUI

/// Counts taps between two bounds.
public struct Counter: View {
    @State private var count: Int
    let bounds: ClosedRange<Int>
    let onChange: (Int) -> Void

    public init(
        start: Int = 0, bounds: ClosedRange<Int> = 0...10, onChange: @escaping (Int) -> Void = { _ in }
    ) {
        _count = State(initialValue: start)
        self.bounds = bounds
        self.onChange = onChange
    }

    public var body: some View {
        HStack {
            Button("Less") { count -= 1 }
                .disabled(count <= bounds.lowerBound)
            Text("\(count)")
                .accessibilityIdentifier("count")
            Button("More") { count += 1 }
                .disabled(count >= bounds.upperBound)
            if count == bounds.upperBound {
                Text("That is the limit")
            }
        }
        .onChange(of: count) { _, new in onChange(new) }
    }
}

#Preview("Counter") {
    Counter(start: 9)
}
