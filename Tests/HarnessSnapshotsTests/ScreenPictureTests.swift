import Foundation
import HarnessGraph
import HarnessSnapshots
import HarnessUI
import Testing

/// One of each kind of control.
private struct Controls: View {
  @State private var name = ""
  @State private var secret = "four"
  @State private var notes = "first line\nsecond & <last>"
  @State private var isPaid = true
  @State private var share = 0.25
  @State private var count = 2
  @State private var size = "Small"

  var body: some View {
    VStack(alignment: .leading) {
      Text("A title").font(.largeTitle).accessibilityAddTraits(.isHeader)
      Text("A text that is so long that it has to go on in a second line of the screen")
      HStack {
        Button("Pay") {}
        Button("Delete", role: .destructive) {}
        Button("Later") {}.disabled(true)
        Image(systemName: "star")
      }
      Image("harbour").resizable().frame(width: 200, height: 60)
      TextField("Name", text: $name)
      SecureField("Code", text: $secret).disabled(true)
      TextEditor(text: $notes).frame(height: 60)
      Toggle("Paid", isOn: $isPaid)
      Toggle("Sent", isOn: .constant(false))
      Slider(value: $share)
      Stepper("Cups: \(count)", value: $count)
      ProgressView(value: 0.5)
      Picker("Size", selection: $size) {
        Text("Small").tag("Small")
        Text("Large").tag("Large")
      }
      Text("not seen").hidden()
    }
  }
}

/// A list that does not fit, in a page with bars.
private struct Pages: View {
  var body: some View {
    NavigationStack {
      List(0..<30, id: \.self) { Text("Row \($0)") }
        .navigationTitle("Rows")
        .toolbar { Button("Add") {} }
    }
  }
}

/// Asks something in front of a field that has the focus.
private struct Question: View {
  @FocusState private var isFocused: Bool
  @State private var isAsking = true
  var asks = true

  var body: some View {
    VStack {
      TextField("Answer", text: .constant("no")).focused($isFocused)
      Text("behind")
    }
    .onAppear { isFocused = true }
    .alert("Sure?", isPresented: asks ? $isAsking : .constant(false)) {
      Button("Yes") {}
      Button("No", role: .cancel) {}
    } message: {
      Text("It can't be undone.")
    }
  }
}

struct ScreenPictureTests {
  @Test func `each kind of control can be told apart`() throws {
    try expectPicture(of: Controls(), toMatch: "controls")
  }

  @Test func `bars, rows and what is cut off stand where they stand`() throws {
    try expectPicture(of: Pages(), toMatch: "pages")
  }

  @Test func `an alert is in front`() throws {
    try expectPicture(of: Question(), toMatch: "alert")
  }

  @Test func `the keyboard is in front`() throws {
    try expectPicture(of: Question(asks: false), toMatch: "keyboard")
  }

  @Test func `a usual screen takes few bytes`() {
    let graph = Graph(Controls())
    withExtendedLifetime(graph) {
      #expect(ScreenPicture.svg(of: graph).utf8.count < 6_000)
    }
  }

  @Test func `a part of the screen is what an element takes`() throws {
    let graph = Graph(Controls())
    let toggle = try #require(graph.elements.children.first { $0.label == "Paid" })
    let frame = try #require(toggle.frame)
    let text = ScreenPicture.svg(of: graph, part: toggle)
    #expect(text.contains("width=\"\(Int(frame.width))\""))
    #expect(text.contains("viewBox=\"0 "))
    #expect(ScreenPicture.svg(of: graph) != text)
  }

  @Test func `texts are escaped, whatever is in them`() throws {
    let words = "<b>&\"\u{0}\u{1B}[31m\u{FFFE}\r\n</text>]]>"
    let graph = Graph(
      VStack {
        Text(words)
        Image("x<y\u{1}").resizable().frame(width: 100, height: 50)
        TextField(words, text: .constant(words))
      })
    try withExtendedLifetime(graph) { try expectWellFormed(ScreenPicture.svg(of: graph)) }
  }

  @Test func `an empty screen is a picture, too`() throws {
    let graph = Graph(EmptyView())
    try withExtendedLifetime(graph) {
      let text = ScreenPicture.svg(of: graph)
      #expect(text.split(separator: "\n").count == 3)
      try expectWellFormed(text)
    }
  }

  private func expectPicture(
    of view: some View, toMatch name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let graph = Graph(view)
    let text = ScreenPicture.svg(of: graph) + "\n"
    #expect(ScreenPicture.svg(of: graph) + "\n" == text)
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(name).svg")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let wanted = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let lines = zip(text.split(separator: "\n"), wanted.split(separator: "\n"))
    let difference = lines.first { $0 != $1 }.map { "got \($0), wanted \($1)" } ?? "the length"
    #expect(text == wanted, "\(name).svg: \(difference)", sourceLocation: sourceLocation)
    try expectWellFormed(text, sourceLocation: sourceLocation)
  }

  private func expectWellFormed(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = NSTemporaryDirectory() + "harness-picture-\(UUID().uuidString).svg"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/xmllint")
    check.arguments = ["--noout", path]
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0, sourceLocation: sourceLocation)
  }
}
