import HarnessAppleNames

extension RootEnvironment {
  /// Lets the names of UIKit begin anew, and notes what they open for this app: the last one that
  /// says so is the app that they mean.
  @MainActor package func connectSystem() {
    AppleState.beginApp()
    nonisolated(unsafe) weak let environment = self
    AppleState.openURLs { url in
      environment?.noteOpened(url)
      return environment != nil
    }
  }
}
