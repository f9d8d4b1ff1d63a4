public import Foundation

/// What is known of an answer besides its data.
///
/// Source: Apple's documentation of `URLResponse`.
open class URLResponse: NSObject, @unchecked Sendable {
  /// Where the answer comes from.
  public let url: URL?
  /// The type of the data.
  public let mimeType: String?
  /// How many bytes are to come, -1 when nobody knows.
  public let expectedContentLength: Int64
  /// The name of the text's encoding, such as `utf-8`.
  public let textEncodingName: String?

  /// Describes an answer.
  public init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
  }

  /// A name for a file with the data: the last part of the URL.
  open var suggestedFilename: String? {
    guard let name = url?.lastPathComponent, !name.isEmpty, name != "/" else { return "Unknown" }
    return name
  }
}

/// What is known of a web server's answer.
///
/// Source: Apple's documentation of `HTTPURLResponse`.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The status, such as 200 or 404.
  public let statusCode: Int
  private let headers: HeaderFields

  /// Describes an answer.
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    // Not read through `self`, which the optimiser of Swift 6.3 can't compile here.
    let fields = HeaderFields(headerFields ?? [:])
    let type = ContentType(fields["Content-Type"])
    let length = fields["Content-Length"].flatMap { Int($0) } ?? -1
    self.statusCode = statusCode
    headers = fields
    super.init(
      url: url, mimeType: type.mimeType, expectedContentLength: length,
      textEncodingName: type.charset)
  }

  /// The headers by name.
  open var allHeaderFields: [AnyHashable: Any] {
    Dictionary(uniqueKeysWithValues: headers.dictionary.map { (AnyHashable($0.key), $0.value) })
  }

  /// The value of a header; upper and lower case are the same.
  open func value(forHTTPHeaderField field: String) -> String? { headers[field] }

  /// The name of the file that the server proposes, else the last part of the URL.
  open override var suggestedFilename: String? {
    let parts = headers["Content-Disposition"]?.split(separator: ";") ?? []
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces) == "filename" else {
        continue
      }
      return pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
    }
    return super.suggestedFilename
  }

  /// What a status means, in a few words.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    StatusText.text(of: statusCode)
  }
}

/// The parts of a `Content-Type` header.
private struct ContentType {
  let mimeType: String?
  let charset: String?

  init(_ header: String?) {
    let parts = (header ?? "").split(separator: ";").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    mimeType = parts.first?.lowercased()
    let charset = parts.dropFirst().first { $0.lowercased().hasPrefix("charset=") }
    self.charset = charset.map {
      $0.dropFirst("charset=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        .lowercased()
    }
  }
}
