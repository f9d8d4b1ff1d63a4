import SwiftUI

/// How strong the tea gets.
public enum Strength: String, CaseIterable, Sendable {
  case light, strong

  var seconds: Int { self == .light ? 120 : 240 }
}

/// A pot and what is going on in it.
@Observable
@MainActor
final class Pot {
  var isBrewing = false
  var isReady = false

  func brew(for seconds: Int) async {
    isBrewing = true
    try? await Task.sleep(for: .seconds(seconds))
    isBrewing = false
    isReady = true
  }
}

extension EnvironmentValues {
  /// What follows a number of seconds.
  @Entry public var unit = "s"
}

/// Brews tea and says when it is ready.
public struct TeaTimer: View {
  @State private var pot = Pot()
  let strength: Strength
  let mayStart: (Int) -> Bool
  let onReady: () -> Void

  /// A timer that asks before it starts.
  public init(
    strength: Strength = .light, mayStart: @escaping (Int) -> Bool = { _ in true },
    onReady: @escaping () -> Void
  ) {
    self.strength = strength
    self.mayStart = mayStart
    self.onReady = onReady
  }

  /// A button, or the news.
  public var body: some View {
    VStack {
      if pot.isReady {
        Text("Your tea is ready")
      } else {
        Button(pot.isBrewing ? "Brewing" : "Brew", action: start)
          .disabled(pot.isBrewing)
        BrewingTime(seconds: strength.seconds)
      }
    }
    .onChange(of: pot.isReady) { onReady() }
  }

  private func start() {
    guard mayStart(strength.seconds) else { return }
    Task { await pot.brew(for: strength.seconds) }
  }
}

private struct BrewingTime: View {
  @Environment(\.unit) private var unit
  let seconds: Int

  var body: some View {
    Text("\(seconds) \(unit)")
      .accessibilityIdentifier("time")
  }
}

#Preview("Strong") {
  TeaTimer(strength: .strong, onReady: {})
}
