import HarnessQueries
import HarnessUI
import Testing

/// Roles and the types of XCTest.
@Suite struct ElementTypeTests {
  private nonisolated static let values: [(ElementType, UInt)] = [
    (.any, 0), (.other, 1), (.application, 2), (.group, 3), (.window, 4), (.sheet, 5),
    (.alert, 7), (.dialog, 8), (.button, 9), (.checkBox, 12), (.menuButton, 16), (.popover, 18),
    (.keyboard, 19), (.navigationBar, 21), (.tabBar, 22), (.toolbar, 24), (.table, 26),
    (.outline, 29), (.collectionView, 32), (.slider, 33), (.progressIndicator, 35),
    (.segmentedControl, 37), (.picker, 38), (.switch, 40), (.toggle, 41), (.link, 42),
    (.image, 43), (.searchField, 45), (.scrollView, 46), (.staticText, 48), (.textField, 49),
    (.secureTextField, 50), (.datePicker, 51), (.textView, 52), (.menu, 53), (.menuItem, 54),
    (.map, 57), (.webView, 58), (.colorWell, 67), (.grid, 73), (.levelIndicator, 74), (.cell, 75),
    (.stepper, 79), (.tab, 80), (.touchBar, 81), (.statusItem, 82),
  ]

  @Test(arguments: values)
  func `types have XCTest's raw values`(_ type: ElementType, _ value: UInt) {
    #expect(type.rawValue == value)
    #expect(ElementType(named: type.name) == type)
  }

  @Test func `a type belongs to one role at most`() {
    let types = Role.allCases.flatMap(\.elementTypes)
    #expect(Set(types).count == types.count)
    for role in Role.allCases {
      for type in role.elementTypes { #expect(type.role == role) }
    }
    #expect(ElementType.map.role == nil)
  }

  @Test func `roles without a type are those that XCTest does not tell apart`() {
    #expect(Role.allCases.filter(\.elementTypes.isEmpty) == [.section, .heading, .cover])
  }
}
