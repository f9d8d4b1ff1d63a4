import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessUI

extension Vocabulary {
  /// `preview(name[, options])`.
  static func addPreviews(to library: LuaLibrary) {
    library.function(
      "preview",
      acting("preview") { call, context in
        let name: String = try call.read(1)
        let entry = try context.host.previews.one(name)
        let settings = try context.settings(in: call, at: 2, for: "preview")
        call.push(try context.show(entry, with: settings, from: call))
        return 1
      })
  }
}

extension TestContext {
  /// Shows a preview in place of what was there.
  fileprivate func show(
    _ entry: PreviewCatalog.Entry, with settings: AppSettings?, from call: LuaCall
  ) throws -> MountedApp {
    unmount()
    let surroundings = try surroundings(of: entry)
    let component = Component(erased: entry.name ?? entry.place) { _ in
      surroundings ?? entry.preview.make()
    }
    let environment = RootEnvironment()
    environment.connectSystem()
    settings?.apply(to: environment)
    return try mount(
      component, Arguments(source: .table(call, index: nil)), given: nil, in: environment,
      for: "preview")
  }

  /// The view within what the preview's modifiers put around it; nil where there are none.
  ///
  /// What they share is made by an asynchronous function, which may wait on the virtual clock.
  private func surroundings(of entry: PreviewCatalog.Entry) throws -> (any View)? {
    guard entry.preview.hasSurroundings else { return nil }
    var result: Result<any View, any Error>?
    let task = Task {
      do {
        result = .success(try await entry.preview.makeInSurroundings())
      } catch {
        result = .failure(error)
      }
    }
    let isDone = try wait(seconds: Self.defaultTimeout) { result != nil }
    guard isDone, let result else {
      task.cancel()
      throw Problem(
        .timeout, "preview: what \"\(entry.place)\" shares with others was not made within 5 s")
    }
    do {
      return try result.get()
    } catch {
      throw Problem(.error, "preview: what \"\(entry.place)\" shares could not be made: \(error)")
    }
  }
}
