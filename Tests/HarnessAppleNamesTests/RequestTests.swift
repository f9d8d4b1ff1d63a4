import Foundation
import HarnessAppleNames
import Testing

@Suite struct RequestTests {
  private let url = EchoServer.url("")

  @Test func `a request is a GET that waits a minute`() {
    let request = URLRequest(url: url)
    #expect(request.httpMethod == "GET")
    #expect(request.timeoutInterval == 60)
    #expect(request.cachePolicy == .useProtocolCachePolicy)
    #expect(request.httpBody == nil)
    #expect(request.allHTTPHeaderFields == nil)
    #expect("\(request)" == "https://a.example/")
  }

  @Test func `nil as a method is GET again`() {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpMethod = nil
    #expect(request.httpMethod == "GET")
  }

  @Test func `headers are found without case, and keep the spelling of the last`() {
    var request = URLRequest(url: url)
    request.setValue("text/plain", forHTTPHeaderField: "content-type")
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    #expect(request.value(forHTTPHeaderField: "CONTENT-TYPE") == "application/json")
    #expect(request.allHTTPHeaderFields == ["Content-Type": "application/json"])
    request.setValue(nil, forHTTPHeaderField: "content-Type")
    #expect(request.allHTTPHeaderFields == nil)
  }

  @Test func `values that are added are separated by commas`() {
    var request = URLRequest(url: url)
    request.addValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")
    #expect(request.value(forHTTPHeaderField: "Accept") == "a,b")
  }

  @Test func `requests are equal when all of them is`() {
    var other = URLRequest(url: url)
    #expect(other == URLRequest(url: url))
    other.httpBody = Data("x".utf8)
    #expect(other != URLRequest(url: url))
    #expect(Set([other, other, URLRequest(url: url)]).count == 2)
  }
}

@Suite struct ResponseTests {
  private func response(_ headers: [String: String], status: Int = 200) throws -> HTTPURLResponse {
    try #require(
      HTTPURLResponse(
        url: EchoServer.url("cup.txt"), statusCode: status, httpVersion: "HTTP/1.1",
        headerFields: headers))
  }

  @Test func `the headers say what the data is`() throws {
    let response = try response([
      "Content-Type": "Text/HTML; charset=\"UTF-8\"", "content-length": "12",
    ])
    #expect(response.mimeType == "text/html")
    #expect(response.textEncodingName == "utf-8")
    #expect(response.expectedContentLength == 12)
    #expect(response.value(forHTTPHeaderField: "Content-Length") == "12")
    #expect(response.allHeaderFields["content-length"] as? String == "12")
  }

  @Test func `without headers little is known`() throws {
    let response = try response([:])
    #expect(response.mimeType == nil)
    #expect(response.expectedContentLength == -1)
    #expect(response.suggestedFilename == "cup.txt")
    #expect(response.url == EchoServer.url("cup.txt"))
  }

  @Test func `a server may propose the name of a file`() throws {
    let response = try response(["Content-Disposition": "attachment; filename=\"pot.txt\""])
    #expect(response.suggestedFilename == "pot.txt")
  }

  @Test(arguments: [
    (200, "no error"), (404, "not found"), (500, "internal server error"), (299, "success"),
    (499, "client error"), (599, "server error"), (399, "redirected"), (199, "informational"),
  ])
  func `a status has words`(status: Int, text: String) {
    #expect(HTTPURLResponse.localizedString(forStatusCode: status) == text)
  }
}
