import Foundation
import HarnessAppleNames
import Testing

@Suite struct DeviceTests {
  private func device(
    _ name: String, _ orientation: MountedDevice.Orientation = .portrait
  ) throws -> MountedDevice {
    var device = MountedDevice()
    device.profile = try #require(DeviceProfile.all.first { $0.name == name })
    device.orientation = orientation
    return device
  }

  @Test func `a telephone on its side has its safe areas at the sides`() throws {
    let phone = try device("iPhone 14", .landscapeLeft)
    #expect(phone.size == CGSize(width: 844, height: 390))
    #expect(phone.safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(!phone.isWide && !phone.isTall)
  }

  @Test func `a telephone with a home button has none on its side`() throws {
    #expect(try device("iPhone SE").safeArea.top == 20)
    #expect(try device("iPhone SE", .landscapeRight).safeArea == .zero)
  }

  @Test func `only a large telephone is wide on its side`() throws {
    #expect(try device("iPhone 15 Pro Max", .landscapeLeft).isWide)
    #expect(try !device("iPhone 15 Pro Max").isWide)
    #expect(try !device("iPhone 15 Pro", .landscapeLeft).isWide)
  }

  @Test func `a tablet keeps its safe areas, a Mac does not turn`() throws {
    let pad = try device("iPad", .landscapeLeft)
    #expect(pad.size == CGSize(width: 1180, height: 820))
    #expect(pad.safeArea == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(pad.isWide && pad.isTall)
    #expect(try device("Mac", .landscapeLeft).size == CGSize(width: 1024, height: 768))
  }

  @Test func `a size of the test's own is taken as it is`() {
    var device = MountedDevice()
    device.ownSize = CGSize(width: 100, height: 50)
    device.orientation = .landscapeLeft
    #expect(device.size == CGSize(width: 100, height: 50))
    #expect(device.safeArea == .zero)
  }
}
