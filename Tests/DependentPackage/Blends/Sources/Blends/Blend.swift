import SwiftUI

public struct Blend: View {
  @State private var teas = 1

  public init() {}

  public var body: some View {
    Button("\(teas) teas") { teas += 1 }
  }
}

#Preview("Blend") { Blend() }

struct Blend_Previews: PreviewProvider {
  static var previews: some View { Blend() }
}
