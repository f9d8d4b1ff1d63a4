import Foundation
import HarnessRunner
import Testing

/// Files that change while somebody watches.
@Suite final class WatchingTests {
  private let folder: String
  private let watcher: FileWatcher

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/watch-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/deep", withIntermediateDirectories: true)
    watcher = try FileWatcher()
    try watcher.watch([folder, folder + "/deep"])
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ name: String, atomically: Bool = false) throws {
    try "x".write(toFile: "\(folder)/\(name)", atomically: atomically, encoding: .utf8)
  }

  @Test func `a file that is written, put in place or removed is told once`() throws {
    #expect(watcher.changes() == [])
    try write("a.lua")
    try write("deep/b.lua")
    #expect(watcher.changes() == ["\(folder)/a.lua", "\(folder)/deep/b.lua"])
    try FileManager.default.moveItem(atPath: "\(folder)/a.lua", toPath: "\(folder)/c.lua")
    #expect(watcher.changes() == ["\(folder)/a.lua", "\(folder)/c.lua"])
    try FileManager.default.removeItem(atPath: "\(folder)/c.lua")
    #expect(watcher.changes() == ["\(folder)/c.lua"])
    #expect(watcher.changes() == [])
  }

  @Test func `as editors save: a new file in the place of the old one`() throws {
    try write("a.lua")
    _ = watcher.changes()
    try write("a.lua", atomically: true)
    #expect(watcher.changes()?.contains("\(folder)/a.lua") == true)
  }

  @Test func `folders come and go`() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/new", withIntermediateDirectories: true)
    #expect(watcher.changes() == ["\(folder)/new"])
    try watcher.watch([folder, folder + "/new", folder + "/missing"])
    try write("deep/b.lua")
    try write("new/c.lua")
    #expect(watcher.changes() == ["\(folder)/new/c.lua"])
    try FileManager.default.removeItem(atPath: folder + "/new")
    _ = watcher.changes()
    try FileManager.default.createDirectory(
      atPath: folder + "/new", withIntermediateDirectories: true)
    try watcher.watch([folder, folder + "/new"])
    _ = watcher.changes()
    try write("new/d.lua")
    #expect(watcher.changes() == ["\(folder)/new/d.lua"])
  }

  @Test func `what was saved runs, and everything after a module`() {
    let plan = WatchPlan(scripts: ["s/a.lua", "s/b.lua", "t/c.lua"], folders: ["s", "t"])
    #expect(plan.scripts(for: ["s/b.lua", "t/c.lua"]) == [1, 2])
    #expect(plan.scripts(for: ["s/notes.txt", "s/b.lua~"]) == [])
    #expect(plan.scripts(for: ["s/helpers.lua"]) == [0, 1, 2])
    #expect(plan.scripts(for: nil) == [0, 1, 2])
  }
}
