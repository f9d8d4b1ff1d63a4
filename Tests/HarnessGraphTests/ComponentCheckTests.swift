import ComponentCompileChecks
import ComponentCompileChecksSwift6
import HarnessGraph
import SwiftUI
import Testing

/// The views that stand for users' code, in both language modes, do not only compile.
@MainActor @Suite struct ComponentCheckTests {
  private func mount(_ view: some View) -> Mounted { Mounted(view) }

  private func check(_ views: [(name: String, view: any View)]) {
    for (name, view) in views {
      let mounted = mount(view)
      #expect(mounted.graph.issues == [], "\(name)")
      #expect(!mounted.root.children.isEmpty, "\(name)")
      mounted.graph.unmount()
    }
  }

  @Test func `every view mounts without an issue in Swift 5 mode`() {
    check(ComponentCompileChecks.AllChecks.views)
  }

  @Test func `every view mounts without an issue in Swift 6 mode`() {
    check(ComponentCompileChecksSwift6.AllChecks.views)
  }
}
