#if os(Linux)
import SwiftUI
typealias URLSession = SwiftUI.URLSession
typealias URLRequest = SwiftUI.URLRequest
typealias URLResponse = SwiftUI.URLResponse
typealias HTTPURLResponse = SwiftUI.HTTPURLResponse
#endif
