public import Foundation

/// What all requests of a session have in common.
///
/// Source: Apple's documentation of `URLSessionConfiguration`. Headers and time limits are obeyed;
/// the rest is kept and decides nothing.
open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
  /// A new configuration with the usual values.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// A new configuration that keeps nothing, as no session here does.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// A new configuration with a name; its tasks run as those of any other.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }

  /// The name of a background configuration.
  public private(set) var identifier: String?
  /// How a stored answer may be used.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// Seconds to wait for an answer.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// Seconds that a task may take in all.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// What the traffic is for.
  open var networkServiceType = URLRequest.NetworkServiceType.default
  /// Whether the mobile network may be used.
  open var allowsCellularAccess = true
  /// Whether a network that costs money may be used.
  open var allowsExpensiveNetworkAccess = true
  /// Whether the network may be used in the mode that saves data.
  open var allowsConstrainedNetworkAccess = true
  /// Whether a task waits until there is a network.
  open var waitsForConnectivity = false
  /// Whether the system may choose the time.
  open var isDiscretionary = false
  /// Whether requests may be sent before the last one is answered.
  open var httpShouldUsePipelining = false
  /// Whether cookies are sent.
  open var httpShouldSetCookies = true
  /// How many connections there may be to a server.
  open var httpMaximumConnectionsPerHost = 6
  /// Headers that each request gets which has not its own.
  open var httpAdditionalHeaders: [AnyHashable: Any]?

  /// Who answers the session's requests, in place of who answers those of the process.
  @MainActor package weak var responder: (any NetworkResponder)? {
    get { answering.responder }
    set { answering.responder = newValue }
  }
  private var answering = Answering()

  /// Lives on the main actor, whatever thread the configuration is made on.
  private struct Answering {
    nonisolated(unsafe) weak var responder: (any NetworkResponder)?
  }

  /// A configuration with the usual values.
  public override init() {}

  /// A configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = URLSessionConfiguration()
    copy.identifier = identifier
    copy.requestCachePolicy = requestCachePolicy
    copy.timeoutIntervalForRequest = timeoutIntervalForRequest
    copy.timeoutIntervalForResource = timeoutIntervalForResource
    copy.networkServiceType = networkServiceType
    copy.allowsCellularAccess = allowsCellularAccess
    copy.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
    copy.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
    copy.waitsForConnectivity = waitsForConnectivity
    copy.isDiscretionary = isDiscretionary
    copy.httpShouldUsePipelining = httpShouldUsePipelining
    copy.httpShouldSetCookies = httpShouldSetCookies
    copy.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
    copy.httpAdditionalHeaders = httpAdditionalHeaders
    copy.answering = answering
    return copy
  }
}

extension URLSessionConfiguration {
  /// How long a request may take.
  ///
  /// A limit that the request sets is respected unless the session's is shorter.
  func timeout(of request: URLRequest) -> TimeInterval {
    let own = request.timeoutInterval
    let limit =
      own == URLRequest.usualTimeout
      ? timeoutIntervalForRequest : min(own, timeoutIntervalForRequest)
    return max(0, min(limit, timeoutIntervalForResource))
  }

  /// The request with the session's headers.
  func completed(_ request: URLRequest) -> URLRequest {
    guard let additional = httpAdditionalHeaders else { return request }
    var request = request
    let pairs = additional.map { ("\($0.key)", "\($0.value)") }
    request.headers.add(missing: HeaderFields(Dictionary(pairs) { first, _ in first }))
    return request
  }
}
