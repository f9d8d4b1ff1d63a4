import SwiftUI
import Testing

@Suite struct CollectionEditTests {
  @Test(arguments: [
    ([0], 3, "bcad"), ([3], 0, "dabc"), ([0, 2], 4, "bdac"), ([1, 3], 1, "abdc"), ([1], 1, "abcd"),
    ([1], 2, "abcd"), ([], 2, "abcd"), ([0, 1, 2, 3], 2, "abcd"),
  ])
  func `elements move in front of another one in their order`(
    _ offsets: [Int], _ destination: Int, _ expected: String
  ) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(letters) == expected)
  }

  @Test func `elements at offsets are removed, also from a slice`() {
    var letters = Array("abcd")[1...]
    letters.remove(atOffsets: [0, 2])
    #expect(String(letters) == "c")
  }
}
