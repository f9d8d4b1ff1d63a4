import Foundation
import HarnessUI

/// Squares in a column that scrolls, under a bar that covers a button: 390 × 763 points.
struct Board: View {
  let onTouch: (String) -> Void

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Button("Covered") { onTouch("covered") }.frame(width: 100, height: 50)
        Color.red.frame(width: 390, height: 50)
          .accessibilityElement().accessibilityLabel("bar")
      }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            Color.blue.frame(width: 390, height: 100)
              .onTapGesture { point in
                onTouch("\(index) \(Int(point.x)) \(Int(point.y))")
              }
              .accessibilityElement().accessibilityLabel("square \(index)")
          }
        }
      }
      .refreshable { onTouch("refreshed") }
    }
  }
}
