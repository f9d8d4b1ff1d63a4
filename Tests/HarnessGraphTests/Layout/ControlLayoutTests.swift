import Foundation
import HarnessGraph
import HarnessUI
import Testing

/// The sizes of controls: those of `ControlMetrics`.
@MainActor @Suite("Layout: controls")
struct ControlLayoutTests {
  @Test("a switch stands at the trailing edge of all the width, and is hit everywhere")
  func toggle() {
    let screen = LaidOut(200, 100) {
      Toggle(isOn: .constant(true)) { Box(30, 10).named("label") }.named("toggle")
    }
    screen.expect("toggle", 0, 34.5, 200, 31)
    screen.expect("label", 0, 45, 30, 10)
    #expect(screen.hitName(CGPoint(x: 100, y: 40)) == "toggle")
    let hidden = LaidOut(200, 100) {
      Toggle(isOn: .constant(true)) { Box(30, 10).named("label") }.labelsHidden().named("toggle")
    }
    hidden.expect("toggle", 74.5, 34.5, 51, 31)
    #expect(hidden.frame("label") == nil)
  }

  @Test("checkboxes and buttons that toggle hug their label")
  func otherToggles() {
    let box = LaidOut(200, 100) {
      Toggle(isOn: .constant(true)) { Box(30, 10).named("label") }
        .toggleStyle(.checkbox).named("toggle")
    }
    box.expect("toggle", 70, 39, 60, 22)
    box.expect("label", 100, 45, 30, 10)
    let button = LaidOut(200, 100) {
      Toggle(isOn: .constant(true)) { Box(30, 10) }.toggleStyle(.button).named("toggle")
    }
    button.expect("toggle", 85, 45, 30, 10)
  }

  @Test("an element drawn by a style has the frame of the whole control")
  func drawnByStyle() {
    struct Padded: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) { configuration.label.padding(5) }.padding(10)
      }
    }
    let screen = LaidOut(200, 100) {
      Toggle(isOn: .constant(true)) { Box(30, 10) }.toggleStyle(Padded())
    }
    #expect(screen.frames(of: .toggle) == [CGRect(x: 70, y: 30, width: 60, height: 40)])
  }

  @Test("sliders, steppers and colour wells")
  func values() {
    let slider = LaidOut(200, 100) {
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Box(10, 10).named("min")
      } maximumValueLabel: {
        Box(20, 40).named("max")
      }.named("slider")
    }
    slider.expect("slider", 0, 30, 200, 40)
    slider.expect("min", 0, 45, 10, 10)
    slider.expect("max", 180, 30, 20, 40)
    let plain = LaidOut(200, 100) { Slider(value: .constant(0.5)).named("slider").fixedSize() }
    plain.expect("slider", 50, 34.5, 100, 31)
    let stepper = LaidOut(200, 100) {
      Stepper(value: .constant(1)) { Box(30, 10).named("label") }.named("stepper")
    }
    stepper.expect("stepper", 0, 34, 200, 32)
    let color = LaidOut(200, 100) {
      ColorPicker(selection: .constant(Color.red)) { Box(30, 10) }.labelsHidden().named("picker")
    }
    color.expect("picker", 86, 36, 28, 28)
  }

  @Test("segments share the width, and each is an element with its own frame")
  func segments() {
    let screen = LaidOut(300, 100) {
      Picker("Size", selection: .constant(1)) {
        ForEach(1..<4, id: \.self) { Box(20, 10).named("option \($0)") }
      }.pickerStyle(.segmented).named("picker")
    }
    screen.expect("picker", 0, 34, 300, 32)
    screen.expect("option 2", 140, 45, 20, 10)
    #expect(
      screen.frames(of: .button) == [
        CGRect(x: 0, y: 34, width: 100, height: 32), CGRect(x: 100, y: 34, width: 100, height: 32),
        CGRect(x: 200, y: 34, width: 100, height: 32),
      ])
    #expect(screen.hitName(CGPoint(x: 201, y: 35)) == "option 3")
  }

  @Test("menus, wheels and rows of options")
  func otherPickers() {
    func picker(_ style: some PickerStyle) -> LaidOut {
      LaidOut(300, 300) {
        Picker(selection: .constant(1)) {
          ForEach(1..<4, id: \.self) { Box(20, 10).named("option \($0)").tag($0) }
        } label: {
          Box(30, 10).named("label")
        }.pickerStyle(style).named("picker")
      }
    }
    let menu = picker(.menu)
    menu.expect("picker", 0, 133, 300, 34)
    menu.expect("label", 0, 145, 30, 10)
    #expect(menu.frame("option 1") == nil)
    let wheel = picker(.wheel)
    wheel.expect("picker", 0, 42, 300, 216)
    wheel.expect("option 2", 140, 145, 20, 10)
    let rows = picker(.inline)
    rows.expect("picker", 0, 79, 300, 142)
    rows.expect("option 1", 140, 106, 20, 10)
  }

  @Test("date pickers: a label with date and time, a calendar, a wheel")
  func dates() {
    let date = Date(timeIntervalSince1970: 0)
    let compact = LaidOut(300, 400) {
      DatePicker(selection: .constant(date)) { Box(30, 10) }.labelsHidden().named("picker")
    }
    compact.expect("picker", 46, 183, 208, 34)
    let calendar = LaidOut(300, 400) {
      DatePicker(selection: .constant(date)) { Box(30, 10) }
        .datePickerStyle(.graphical).named("picker")
    }
    calendar.expect("picker", 0, 30, 300, 340)
  }

  @Test("fields take the width, and are a line high or more")
  func fields() throws {
    let plain = LaidOut(200, 100) { TextField("Name", text: .constant("")).named("field") }
    let line = try #require(LaidOut(200, 100) { Text("Name").named("text") }.frame("text"))
    plain.expect("field", 0, line.minY, 200, line.height)
    let bordered = LaidOut(200, 100) {
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).named("field")
    }
    bordered.expect(
      "field", 0, (100 - max(34, line.height + 14)) / 2, 200, max(34, line.height + 14))
    let lines = LaidOut(200, 100) {
      TextField("Name", text: .constant("a\nb"), axis: .vertical).named("field")
    }
    #expect(lines.frame("field").map { abs($0.height - 2 * line.height) < 1 } == true)
    let editor = LaidOut(200, 100) { TextEditor(text: .constant("")).named("editor") }
    editor.expect("editor", 0, 0, 200, 100)
  }

  @Test("progress and gauges")
  func progress() {
    let bar = LaidOut(200, 100) { ProgressView(value: 0.5).named("bar") }
    bar.expect("bar", 0, 48, 200, 4)
    let labelled = LaidOut(200, 100) {
      ProgressView(value: 0.5) { Box(30, 10).named("label") }.named("bar")
    }
    labelled.expect("bar", 0, 39, 200, 22)
    labelled.expect("label", 0, 39, 30, 10)
    let spinner = LaidOut(200, 100) { ProgressView().named("spinner") }
    spinner.expect("spinner", 90, 40, 20, 20)
    let gauge = LaidOut(200, 100) {
      Gauge(value: 0.5) {
        Box(30, 10)
      } currentValueLabel: {
        Box(30, 10).named("current")
      } minimumValueLabel: {
        Box(10, 20).named("min")
      } maximumValueLabel: {
        Box(10, 20).named("max")
      }.named("gauge")
    }
    // 10 + 8 + 20 + 8 + 10.
    gauge.expect("gauge", 0, 22, 200, 56)
    gauge.expect("min", 0, 40, 10, 20)
    gauge.expect("max", 190, 40, 10, 20)
    gauge.expect("current", 0, 68, 30, 10)
    let round = LaidOut(200, 100) {
      Gauge(value: 0.5) { Box(30, 10) }.gaugeStyle(.accessoryCircular).named("gauge")
    }
    round.expect("gauge", 70, 20, 60, 60)
  }

  @Test("buttons with a border have space by their size")
  func buttons() {
    func button(_ size: ControlSize) -> LaidOut {
      LaidOut(200, 100) {
        Button(action: {}, label: { Box(30, 10) })
          .buttonStyle(.bordered).controlSize(size).named("button")
      }
    }
    button(.regular).expect("button", 73, 38, 54, 24)
    button(.large).expect("button", 65, 30, 70, 40)
    let plain = LaidOut(200, 100) { Button(action: {}, label: { Box(30, 10) }).named("button") }
    plain.expect("button", 85, 45, 30, 10)
  }

  @Test("symbols are squares that go with the text, pictures have their own size")
  func images() {
    let symbol = LaidOut(200, 100) { Image(systemName: "star").named("image") }
    symbol.expect("image", 90, 40, 20, 20)
    let large = LaidOut(200, 100) {
      Image(systemName: "star").imageScale(.large).font(.system(size: 30)).named("image")
    }
    // 30 × 1.2 × 1.3 = 46.8.
    large.expect("image", 76.5, 26.5, 47, 47)
    let asset = LaidOut(200, 100) { Image("photo").named("image") }
    asset.expect("image", 50, 0, 100, 100)
    let resizable = LaidOut(200, 100) {
      Image("photo").resizable().aspectRatio(2, contentMode: .fit).named("image")
    }
    resizable.expect("image", 0, 0, 200, 100)
  }

  @Test("a label is an icon and a title, or one of them")
  func labels() {
    func label(_ style: some LabelStyle) -> LaidOut {
      LaidOut(200, 100) {
        Label(title: { Box(50, 10).named("title") }, icon: { Box(20, 20).named("icon") })
          .labelStyle(style).named("label")
      }
    }
    let both = label(.titleAndIcon)
    both.expect("icon", 61, 40, 20, 20)
    both.expect("title", 89, 45, 50, 10)
    let icon = label(.iconOnly)
    icon.expect("icon", 90, 40, 20, 20)
    #expect(icon.frame("title") == nil)
    label(.titleOnly).expect("title", 75, 45, 50, 10)
  }

  @Test("labeled content, group boxes, control groups, and views of nothing")
  func containers() {
    let labelled = LaidOut(200, 100) {
      LabeledContent {
        Box(40, 20).named("value")
      } label: {
        Box(30, 10).named("label")
      }
    }
    labelled.expect("label", 0, 45, 30, 10)
    labelled.expect("value", 160, 40, 40, 20)
    let box = LaidOut(200, 200) {
      GroupBox {
        Box(40, 20).named("content")
      } label: {
        Box(30, 10).named("label")
      }.named("box")
    }
    // 10 + 8 + 20, with 16 on all sides.
    box.expect("label", 16, 81, 30, 10)
    box.expect("content", 16, 99, 40, 20)
    let group = LaidOut(200, 100) {
      ControlGroup {
        Box(40, 20).named("a")
        Box(40, 20).named("b")
      }
    }
    group.expect("b", 104, 40, 40, 20)
    let nothing = LaidOut(200, 100) {
      ContentUnavailableView {
        Box(40, 20).named("title")
      } description: {
        Box(60, 10).named("description")
      }
    }
    nothing.expect("title", 80, 31, 40, 20)
    nothing.expect("description", 70, 59, 60, 10)
  }

  @Test("a canvas draws in the size that it has")
  func canvas() {
    var sizes: [CGSize] = []
    let screen = LaidOut(200, 100) {
      Canvas { _, size in sizes.append(size) }.frame(width: 50, height: 40)
    }
    _ = screen.graph.elements
    #expect(sizes.last == CGSize(width: 50, height: 40))
  }

  @Test("the cells of a table stand in columns")
  func table() {
    struct Person: Identifiable {
      let id: Int
    }
    let screen = LaidOut(300, 200) {
      Table([Person(id: 1), Person(id: 2)]) {
        TableColumn("A") { (person: Person) in Box(10, 10).named("a \(person.id)") }
        TableColumn("B") { (person: Person) in Box(10, 10).named("b \(person.id)") }
      }
    }
    // (300 - 32 - 8) / 2 = 130; the titles take 28.
    screen.expect("a 1", 16, 45, 10, 10)
    screen.expect("b 1", 154, 45, 10, 10)
    screen.expect("b 2", 154, 89, 10, 10)
    let bound = LaidOut(300, 200) {
      Table([Person(id: 1)]) {
        TableColumn("A") { (_: Person) in Color.red.frame(height: 10).named("a") }
        TableColumn("B") { (_: Person) in Color.red.frame(height: 10).named("b") }.width(50)
        TableColumn("C") { (_: Person) in Color.red.frame(height: 10).named("c") }.width(max: 60)
      }
      .tableColumnHeaders(.hidden)
    }
    // 300 - 32 - 16 = 252, less 50 and 60.
    bound.expect("a", 16, 17, 142, 10)
    bound.expect("b", 166, 17, 50, 10)
    bound.expect("c", 224, 17, 60, 10)
  }

  @Test("a disclosure group has its label in all the width, and what is unfolded below it")
  func disclosure() {
    let screen = LaidOut(200, 100) {
      VStack(spacing: 0) {
        DisclosureGroup(isExpanded: .constant(true)) {
          Box(40, 20).named("content")
        } label: {
          Box(30, 10).named("label")
        }
      }
    }
    screen.expect("label", 0, 35, 30, 10)
    screen.expect("content", 80, 45, 40, 20)
    #expect(screen.frames(of: .button) == [CGRect(x: 0, y: 35, width: 200, height: 10)])
    let rows = LaidOut(200, 100) {
      List {
        DisclosureGroup(isExpanded: .constant(true)) {
          Box(40, 20).named("content")
        } label: {
          Box(30, 10).named("label")
        }
      }.listStyle(.plain)
    }
    rows.expect("label", 16, 17, 30, 10)
    rows.expect("content", 16, 56, 40, 20)
  }

  @Test("split views share the length, with a divider between")
  func splitViews() {
    let screen = LaidOut(201, 100) {
      HSplitView {
        Color.red.named("a")
        Color.blue.named("b")
      }
    }
    screen.expect("a", 0, 0, 100, 100)
    screen.expect("b", 101, 0, 100, 100)
  }
}
