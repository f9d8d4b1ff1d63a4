import HarnessHosting
import SwiftUI

/// Keeps failures, so that a test can say which ones it wants.
@MainActor final class Failures {
  private(set) var all: [HostedFailure] = []

  /// The failures without the tree, which each of them has.
  var texts: [String] {
    all.map { failure in
      "\(failure)".components(separatedBy: "\n").prefix { !$0.hasPrefix("  tree") }
        .joined(separator: "\n")
    }
  }

  var headlines: [String] { all.map(\.headline) }

  func take(_ failure: HostedFailure) { all.append(failure) }

  func host(_ view: some View) -> HostedApp { HostedApp(view, failures: take) }
}
