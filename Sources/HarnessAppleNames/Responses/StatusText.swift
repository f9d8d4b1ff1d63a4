/// What the status of an HTTP answer means, in a few words.
///
/// Source: RFC 9110, section 15, in lower case.
enum StatusText {
  static func text(of status: Int) -> String { texts[status] ?? general(status) }

  private static func general(_ status: Int) -> String {
    switch status {
    case 100..<200: "informational"
    case 200..<300: "success"
    case 300..<400: "redirected"
    case 400..<500: "client error"
    default: "server error"
    }
  }

  private static let texts: [Int: String] = [
    100: "continue", 101: "switching protocols",
    200: "no error", 201: "created", 202: "accepted", 203: "non-authoritative information",
    204: "no content", 205: "reset content", 206: "partial content",
    300: "multiple choices", 301: "moved permanently", 302: "found", 303: "see other",
    304: "not modified", 305: "use proxy", 307: "temporary redirect", 308: "permanent redirect",
    400: "bad request", 401: "unauthorized", 402: "payment required", 403: "forbidden",
    404: "not found", 405: "method not allowed", 406: "not acceptable",
    407: "proxy authentication required", 408: "request timed out", 409: "conflict", 410: "gone",
    411: "length required", 412: "precondition failed", 413: "content too large",
    414: "URI too long", 415: "unsupported media type", 416: "range not satisfiable",
    417: "expectation failed", 421: "misdirected request", 422: "unprocessable content",
    426: "upgrade required", 429: "too many requests",
    500: "internal server error", 501: "not implemented", 502: "bad gateway",
    503: "service unavailable", 504: "gateway timeout", 505: "HTTP version not supported",
  ]
}
