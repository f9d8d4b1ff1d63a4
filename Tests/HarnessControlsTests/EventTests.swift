import HarnessControls
import Testing

@Suite struct EventTests {
  nonisolated private static let bits: [(ControlEvents, UInt32)] = [
    (.touchDown, 0), (.touchDownRepeat, 1), (.touchDragInside, 2),
    (.touchDragOutside, 3), (.touchDragEnter, 4), (.touchDragExit, 5), (.touchUpInside, 6),
    (.touchUpOutside, 7), (.touchCancel, 8), (.valueChanged, 12), (.primaryActionTriggered, 13),
    (.menuActionTriggered, 14), (.editingDidBegin, 16), (.editingChanged, 17),
    (.editingDidEnd, 18), (.editingDidEndOnExit, 19),
  ]

  @Test(arguments: bits)
  func `each event has the bit that UIKit gives it`(event: ControlEvents, bit: UInt32) {
    #expect(event.rawValue == 1 << bit)
  }

  @Test func `masks are those of UIKit`() {
    #expect(ControlEvents.allTouchEvents.rawValue == 0x0000_0FFF)
    #expect(ControlEvents.allEditingEvents.rawValue == 0x000F_0000)
    #expect(ControlEvents.applicationReserved.rawValue == 0x0F00_0000)
    #expect(ControlEvents.systemReserved.rawValue == 0xF000_0000)
    #expect(ControlEvents.allEvents.rawValue == 0xFFFF_FFFF)
  }

  @Test func `events are described by the names that scripts use`() {
    #expect(ControlEvents.touchUpInside.description == "touch_up_inside")
    #expect(ControlEvents([.valueChanged, .touchDown]).description == "touch_down|value_changed")
    #expect(ControlEvents(rawValue: 1 << 9).description == "bit_9")
    #expect(ControlEvents.allEvents.description == "all_events")
  }
}
