@_exported public import Foundation
@_exported public import HarnessAppleNames
@_exported public import HarnessCombine
