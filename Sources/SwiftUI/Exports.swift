// What `import SwiftUI` brings on Linux.
@_exported public import Foundation
@_exported public import HarnessAppleNames
@_exported public import HarnessCombine
@_exported public import HarnessUI
@_exported public import Observation

/// Which of the two is meant: the one of Foundation can do nothing on Linux.
public typealias PersonNameComponentsFormatter = HarnessAppleNames.PersonNameComponentsFormatter
