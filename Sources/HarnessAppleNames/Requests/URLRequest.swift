public import Foundation

/// What is asked of a server: a URL, a method, headers and a body.
///
/// Source: Apple's documentation of `URLRequest`.
public struct URLRequest: Hashable, Sendable {
  /// How a stored answer may be used; there is no cache here, so it decides nothing.
  public enum CachePolicy: UInt, Sendable {
    /// What the protocol says.
    case useProtocolCachePolicy = 0
    /// Never a stored answer of this device.
    case reloadIgnoringLocalCacheData = 1
    /// A stored answer, however old, else the server's.
    case returnCacheDataElseLoad = 2
    /// A stored answer, however old, or none.
    case returnCacheDataDontLoad = 3
    /// No stored answer, wherever it is.
    case reloadIgnoringLocalAndRemoteCacheData = 4
    /// A stored answer that the server confirms.
    case reloadRevalidatingCacheData = 5

    /// The older name of `reloadIgnoringLocalCacheData`.
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  /// What the traffic is for; it decides nothing here.
  public enum NetworkServiceType: UInt, Sendable {
    /// Ordinary traffic.
    case `default` = 0
    /// Calls.
    case voip = 1
    /// Moving pictures.
    case video = 2
    /// Traffic that nobody waits for.
    case background = 3
    /// Sound.
    case voice = 4
    /// What the user waits for.
    case responsiveData = 6
  }

  /// The seconds after which a request without a limit of its own is over.
  static let usualTimeout: TimeInterval = 60

  /// Where the request goes.
  public var url: URL?
  /// How a stored answer may be used.
  public var cachePolicy: CachePolicy
  /// Seconds to wait for the answer.
  public var timeoutInterval: TimeInterval
  /// The document that the request belongs to.
  public var mainDocumentURL: URL?
  /// What the traffic is for.
  public var networkServiceType = NetworkServiceType.default
  /// Whether the mobile network may be used.
  public var allowsCellularAccess = true
  /// Whether a network that costs money may be used.
  public var allowsExpensiveNetworkAccess = true
  /// Whether the network may be used in the mode that saves data.
  public var allowsConstrainedNetworkAccess = true
  /// Whether cookies are sent and kept; there are none here.
  public var httpShouldHandleCookies = true
  /// Whether the next request may be sent before this one is answered.
  public var httpShouldUsePipelining = false
  /// The data that is sent.
  public var httpBody: Data?

  private var method: String?
  var headers = HeaderFields()

  /// A request for a URL.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// `GET` unless set to something else.
  public var httpMethod: String? {
    get { method ?? "GET" }
    set { method = newValue }
  }
}

extension URLRequest {
  /// The headers by name; nil when there are none.
  public var allHTTPHeaderFields: [String: String]? {
    get { headers.isEmpty ? nil : headers.dictionary }
    set { headers = HeaderFields(newValue ?? [:]) }
  }

  /// The value of a header; upper and lower case are the same.
  public func value(forHTTPHeaderField field: String) -> String? { headers[field] }

  /// Sets a header, or removes it with nil.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    headers[field] = value
  }

  /// Adds a value to a header: several are separated by commas.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    headers[field] = headers[field].map { "\($0),\(value)" } ?? value
  }
}

extension URLRequest: CustomStringConvertible, CustomDebugStringConvertible {
  /// The URL.
  public var description: String { url?.description ?? "url: nil" }
  /// The URL.
  public var debugDescription: String { description }
}
