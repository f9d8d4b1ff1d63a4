import Foundation
import HarnessGraph
import HarnessUI
import SwiftUI
import Testing

private enum Theme: String { case plain, fancy }
private enum Level: Int { case low = 1, high = 2 }

private struct AllKinds: View {
  @AppStorage("bool") private var bool = false
  @AppStorage("int") private var int = 1
  @AppStorage("double") private var double = 1.5
  @AppStorage("string") private var string = "a"
  @AppStorage("url") private var url = URL(fileURLWithPath: "/a")
  @AppStorage("data") private var data = Data([1])
  @AppStorage("date") private var date = Date(timeIntervalSince1970: 0)
  @AppStorage("theme") private var theme = Theme.plain
  @AppStorage("level") private var level = Level.low

  var body: some View {
    Text(
      verbatim:
        "\(bool) \(int) \(double) \(string) \(url.absoluteString) \(data.count) \(Int(date.timeIntervalSince1970)) \(theme.rawValue) \(level.rawValue)"
    )
    Button("Change") {
      (bool, int, double, string) = (true, 2, 2.5, "b")
      url = URL(string: "https://example.com/b?c=d") ?? url
      data = Data([1, 2])
      date = Date(timeIntervalSince1970: 60)
      (theme, level) = (.fancy, .high)
    }
  }
}

private struct Optionals: View {
  @AppStorage("o.bool") private var bool: Bool?
  @AppStorage("o.int") private var int: Int?
  @AppStorage("o.double") private var double: Double?
  @AppStorage("o.string") private var string: String?
  @AppStorage("o.url") private var url: URL?
  @AppStorage("o.data") private var data: Data?
  @AppStorage("o.date") private var date: Date?
  @AppStorage("o.theme") private var theme: Theme?
  @AppStorage("o.level") private var level: Level?

  private var count: Int {
    let isSet = [
      bool != nil, int != nil, double != nil, string != nil, url != nil, data != nil, date != nil,
      theme != nil, level != nil,
    ]
    return isSet.count { $0 }
  }

  var body: some View {
    Text("\(count) set")
    Button("Set") {
      (bool, int, double, string) = (false, 0, 0, "")
      url = URL(string: "a://b")
      (data, date) = (Data(), Date(timeIntervalSince1970: 0))
      (theme, level) = (.plain, .low)
    }
    Button("Unset") {
      (bool, int, double, string, url, data, date) = (nil, nil, nil, nil, nil, nil, nil)
      (theme, level) = (nil, nil)
    }
  }
}

/// These share the process's one standard defaults.
@MainActor @Suite(.serialized) struct StorageTests {
  init() {
    // A self-test, too: it says whether this toolchain's defaults can be kept in memory.
    #expect(MemoryDefaults.install())
    MemoryDefaults.clear()
  }

  @Test func `each kind of value is kept and comes back`() throws {
    let mounted = Mounted(AllKinds())
    #expect(mounted.texts.first == "false 1 1.5 a file:///a 1 0 plain 1")
    try mounted.tap("Change")
    let changed = "true 2 2.5 b https://example.com/b?c=d 2 60 fancy 2"
    #expect(mounted.texts.first == changed)
    #expect(Mounted(AllKinds()).texts.first == changed)
    MemoryDefaults.clear()
    mounted.graph.settle()
    #expect(mounted.texts.first == "false 1 1.5 a file:///a 1 0 plain 1")
  }

  @Test func `an optional can be removed`() throws {
    let mounted = Mounted(Optionals())
    #expect(mounted.texts.first == "0 set")
    try mounted.tap("Set")
    #expect(mounted.texts.first == "9 set")
    try mounted.tap("Unset")
    #expect(mounted.texts.first == "0 set")
    #expect(MemoryDefaults.written.isEmpty)
  }

  private struct ReadsCount: View {
    let log: Log
    @AppStorage("count") private var count = 0
    var body: some View {
      let _ = log("count \(count)")
      Text("count \(count)")
    }
  }

  private struct WritesCount: View {
    let log: Log
    @AppStorage("count") private var count = 0
    @AppStorage("other") private var other = 0
    var body: some View {
      let _ = log("writer")
      Button("More") { count += 1 }
      Button("Same") { count = 1 }
      Button("Other") { other += 1 }
      Amount(count: $count)
      ReadsCount(log: log)
    }
  }

  private struct Amount: View {
    @Binding var count: Int
    var body: some View { Button("Ten") { count = 10 } }
  }

  @Test func `a write runs the readers of its key, and no others`() throws {
    let log = Log()
    let mounted = Mounted(WritesCount(log: log))
    #expect(log.take() == ["writer", "count 0"])
    try mounted.tap("More")
    #expect(log.take() == ["count 1"])
    try mounted.tap("Same")
    #expect(log.take() == [])
    try mounted.tap("Other")
    #expect(log.take() == [])
    try mounted.tap("Ten")
    #expect(log.take() == ["count 10"])
  }

  @Test func `what others write is seen`() {
    let log = Log()
    let mounted = Mounted(ReadsCount(log: log))
    UserDefaults.standard.set(7, forKey: "count")
    mounted.graph.settle()
    #expect(mounted.texts == ["count 7"])
    UserDefaults.standard.removeObject(forKey: "count")
    mounted.graph.settle()
    #expect(mounted.texts == ["count 0"])
    UserDefaults.standard.register(defaults: ["count": 3])
    mounted.graph.settle()
    #expect(mounted.texts == ["count 3"])
  }

  @Test func `a change of the defaults is told to who observes them`() {
    nonisolated(unsafe) var told: [Int] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: UserDefaults.standard, queue: nil
    ) { _ in told.append(UserDefaults.standard.integer(forKey: "told")) }
    defer { NotificationCenter.default.removeObserver(observer) }
    let defaults = UserDefaults.standard
    defaults.set(1, forKey: "told")
    defaults.set(1, forKey: "told")
    defaults.set(2, forKey: "told")
    defaults.removeObject(forKey: "told")
    defaults.removeObject(forKey: "told")
    defaults.register(defaults: ["told": 3])
    #expect(told == [1, 2, 0, 3])
    defaults.set([1, ["a": 2]] as [Any], forKey: "list")
    defaults.set([1, ["a": 3]] as [Any], forKey: "list")
    #expect(told == [1, 2, 0, 3, 3, 3])
  }

  @Test func `a suite has values of its own, and what others write there is seen`() throws {
    struct Shared: View {
      @AppStorage("count", store: UserDefaults(suiteName: "harness.tests")) private var count = 0
      var body: some View { Button("shared \(count)") { count += 1 } }
    }
    let suite = try #require(UserDefaults(suiteName: "harness.tests"))
    defer { MemoryDefaults.clear() }
    let mounted = Mounted(
      VStack {
        Shared()
        ReadsCount(log: Log())
        ReadsCount(log: Log()).defaultAppStorage(suite)
      })
    try mounted.tap("shared 0")
    #expect(mounted.texts == ["shared 1", "count 0", "count 1"])
    suite.set(5, forKey: "count")
    mounted.graph.settle()
    #expect(mounted.texts == ["shared 5", "count 0", "count 5"])
    mounted.graph.unmount()
    MemoryDefaults.clear()
    #expect(suite.object(forKey: "count") == nil)
  }

  // MARK: Models

  private final class Settings: ObservableObject {
    @AppStorage("name") var name = "none"
  }

  private struct Named: View {
    @ObservedObject var settings: Settings
    var body: some View {
      Text(settings.name)
      Button("Rename") { settings.name = "Ada" }
      TextField("Name", text: $settings.name)
    }
  }

  @Test func `an observable object announces a change of its stored property`() throws {
    let mounted = Mounted(Named(settings: Settings()))
    #expect(mounted.texts.first == "none")
    try mounted.tap("Rename")
    #expect(mounted.texts.first == "Ada")
    try mounted.fill("Name", "Bob")
    #expect(mounted.texts.first == "Bob")
    #expect(UserDefaults.standard.string(forKey: "name") == "Bob")
  }

  @Test func `defaults in memory answer as Apple's do`() {
    let defaults = UserDefaults.standard
    defaults.set(5, forKey: "int")
    #expect(defaults.integer(forKey: "int") == 5)
    #expect(defaults.double(forKey: "int") == 5)
    #expect(defaults.bool(forKey: "int"))
    #expect(defaults.object(forKey: "int") as? Int == 5)
    defaults.set(URL(string: "https://a.b/c"), forKey: "url")
    #expect(defaults.url(forKey: "url")?.absoluteString == "https://a.b/c")
    defaults.set(["a": [1, 2]], forKey: "nested")
    #expect(defaults.dictionary(forKey: "nested")?["a"] as? [Int] == [1, 2])
    #expect(defaults.dictionaryRepresentation().count == 3)
    #expect(defaults.synchronize())
  }

  // MARK: Scenes

  private struct Tabs: View {
    @SceneStorage("tab") private var tab = "home"
    @SceneStorage("draft") private var draft: String?
    @SceneStorage("level") private var level = Level.low
    var body: some View {
      Text("\(tab) \(draft ?? "no draft") \(level.rawValue)")
      Button("Go") { (tab, draft, level) = ("search", "hello", .high) }
      TextField("Tab", text: $tab)
    }
  }

  @Test func `a scene keeps its values when the app is launched again, and a new one is empty`()
    throws
  {
    let environment = RootEnvironment()
    let first = Mounted(Graph(Tabs(), environment: environment))
    #expect(first.texts.first == "home no draft 1")
    try first.tap("Go")
    #expect(first.texts.first == "search hello 2")
    try first.fill("Tab", "saved")
    first.graph.unmount()
    #expect(Mounted(Graph(Tabs(), environment: environment)).texts.first == "saved hello 2")
    #expect(Mounted(Tabs()).texts.first == "home no draft 1")
  }
}
