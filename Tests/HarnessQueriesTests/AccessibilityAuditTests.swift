import Foundation
import HarnessGraph
import HarnessQueries
import HarnessUI
import Testing

/// What keeps people from using an interface.
@Suite struct AccessibilityAuditTests {
  private func findings(_ view: some View) -> [String] {
    let graph = Graph(view)
    return withExtendedLifetime(graph) {
      graph.elements.accessibilityAudit().map { "\($0.kind.rawValue): \($0.message)" }
    }
  }

  @Test func `a control or a picture without a name is found`() {
    #expect(
      findings(
        VStack {
          Button {
          } label: {
            Color.red.frame(width: 50, height: 50)
          }
          Image(decorative: "photo")
          Color.red.accessibilityElement()
        }) == ["missing_label: button (VStack > Button) has no label"])
    #expect(
      findings(
        Button {
        } label: {
          Color.red.frame(width: 50, height: 50)
        }.accessibilityLabel("Buy")) == [])
  }

  @Test(arguments: [(43.0, 1), (44.0, 0)])
  func `a target is at least 44 points wide and high`(size: Double, count: Int) {
    let found = findings(
      Button {
      } label: {
        Text("Buy").frame(width: size, height: 50)
      })
    #expect(found.count == count)
    if count > 0 {
      #expect(
        found == [
          #"small_target: button "Buy" (Button) is 43 × 50 points large, less than 44 × 44"#
        ])
    }
  }

  @Test func `a content shape makes a target larger`() {
    #expect(
      findings(
        Button {
        } label: {
          Text("Buy").frame(width: 20, height: 20).padding(12).contentShape(Rectangle())
        }) == [])
  }

  @Test func `bars and rows give room to what stands in them, rows to a single control`() {
    let buy = Button("Buy") {}
    #expect(findings(NavigationStack { Text("Tea").toolbar { buy } }) == [])
    #expect(findings(List { buy }) == [])
    #expect(findings(Form { Toggle("Milk", isOn: .constant(true)) }) == [])
    #expect(
      findings(
        List {
          HStack {
            buy.buttonStyle(.borderless); Button("Sell") {}
          }
        }
      ).count == 2)
  }

  @Test func `a text stands out from its background`() {
    #expect(
      findings(Text("Sale").foregroundStyle(.yellow).background(.white)) == [
        #"contrast: text "Sale" (Text) has a contrast of 1.5 to 1, less than 4.5 to 1"#
      ])
    #expect(findings(Text("Sale").foregroundStyle(.black).background(.white)) == [])
    // 3.5 to 1: enough for a large or bold text only.
    #expect(findings(Text("Sale").foregroundStyle(.red).background(.white)).count == 1)
    #expect(findings(Text("Sale").font(.title).foregroundStyle(.red).background(.white)) == [])
    #expect(findings(Text("Sale").fontWeight(.bold).foregroundStyle(.red).background(.white)) == [])
  }

  @Test func `colours made of components are known, unknown ones are not judged`() {
    let grey = Color(red: 0.6, green: 0.6, blue: 0.6)
    #expect(findings(Text("Sale").foregroundStyle(grey).background(.white)).count == 1)
    #expect(findings(Text("Sale").foregroundStyle(Color("Brand")).background(.white)) == [])
    #expect(findings(Text("Sale").foregroundStyle(.yellow)) == [])
  }

  @Test func `an identifier that two elements have is found`() {
    #expect(
      findings(
        VStack {
          Text("a").accessibilityIdentifier("x")
          Text("b").accessibilityIdentifier("x")
        }) == [
          #"duplicate_identifier: text #x "b" (VStack > Text#x) has the identifier "x" of text #x "a" (VStack > Text#x)"#
        ])
  }

  @Test func `what is hidden does not count`() {
    #expect(
      findings(
        Button {
        } label: {
          Color.red.frame(width: 10, height: 10)
        }.hidden()) == [])
  }
}
