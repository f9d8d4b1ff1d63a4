-- Names of UIKit, AppKit and of an app's assets.

test("UIColor NSColor ColorResource: have their names in colours of SwiftUI", function()
  mount("UIColorProbe")
  local names = {
    implicit = "systemGray6", semantic = "secondarySystemBackground", labelled = "label",
    mac = "windowBackgroundColor", implicitMac = "controlBackgroundColor", resource = "brand",
    asset = "brand", faded = "systemRed.opacity(0.5)", back = "green",
  }
  for id, name in pairs(names) do
    expect(find(id)):to_have_attr("fill", name)
  end
  expect(find("components"):attr("fill")):to_equal(find("hex"):attr("fill"))
end)

test("UIColor: knows its components", function()
  mount("UIColorProbe")
  expect(find("red 255")):to_exist()
  expect(find("hue 180")):to_exist()
  expect(find("themed 0.0")):to_exist()
  expect(find("equal true")):to_exist()
  expect(find("cg [0.0, 0.0, 1.0, 1.0]")):to_exist()
  app:set{ color_scheme = "dark" }
  expect(find("themed 1.0")):to_exist()
end)

test("UIImage NSImage ImageResource: are pictures", function()
  mount("UIImageProbe")
  expect(find("named"):role()):to_equal("image")
  expect(find("named"):label()):to_equal("photo")
  expect(find("symbol"):label()):to_equal("star")
  expect(find("mac"):label()):to_equal("moon")
  expect(find("resource"):label()):to_equal("logo")
  expect(find("decorative"):role()):to_equal("group")
  expect(find("data"):attr("format")):to_equal("png")
  expect(find("empty"):label()):to_equal("")
  expect(find("size 3 by 2")):to_exist()
  expect(find("png true")):to_exist()
  expect(find("no picture")):to_exist()
end)

test("UIFont NSFont UIFontDescriptor: give fonts of SwiftUI", function()
  mount("UIFontProbe")
  expect(find("bold"):attr("font")):to_contain("bold")
  expect(find("style"):attr("font")):to_contain("title2")
  expect(find("custom"):attr("font")):to_contain("Menlo")
  expect(find("rounded"):attr("font")):to_contain("rounded")
  expect(find("size 34")):to_exist()
  expect(find("line true")):to_exist()
end)

test("UIBezierPath UIRectCorner: have real geometry", function()
  mount("BezierProbe")
  expect(find("shape"):attr("fill")):to_equal("red")
  expect(find("rounded corner false")):to_exist()
  expect(find("plain corner true")):to_exist()
  expect(find("drawn true")):to_exist()
  expect(find("bounds 10.0")):to_exist()
  expect(find("arc 10.0")):to_exist()
end)

test("UIApplication: what it opens is recorded", function()
  mount("UIApplicationProbe")
  find("Open"):tap()
  expect(find("accepted")):to_exist()
  find("Settings"):tap()
  expect(app.opened_urls):to_equal{ "https://a.example", "app-settings:" }
  expect(find("state true")):to_exist()
  expect(find("windows true")):to_exist()
  find("Hide keyboard"):tap()
end)

test("UIApplication: keeps the badge for the mounted app", function()
  mount("UIApplicationProbe")
  expect(find("badge 0")):to_exist()
  find("Badge"):tap()
  app:relaunch()
  expect(find("badge 3")):to_exist()
  mount("UIApplicationProbe")
  expect(find("badge 0")):to_exist()
end)

test("UIApplication UIResponder: tell of the background and the way back", function()
  mount("UIApplicationProbe")
  app:background()
  app:foreground()
  expect(find("events")):to_have_text("resign back front active")
end)

test("UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator: are in app.haptics", function()
  mount("UIApplicationProbe")
  expect(app.haptics):to_equal{}
  find("Feel"):tap()
  expect(app.haptics):to_equal{
    "impact(medium)", "impact(light, 0.5)", "notification(success)", "selection",
  }
end)

test("UIPasteboard: keeps what was copied for the test", function()
  mount("UIApplicationProbe")
  expect(app.pasteboard):to_be_nil()
  find("Copy"):tap()
  expect(app.pasteboard):to_equal("copied")
  mount("UIApplicationProbe")
  expect(find("paste copied")):to_exist()
end)

test("UIPasteboard: is empty in the next test", function()
  mount("UIApplicationProbe")
  expect(find("paste nothing")):to_exist()
end)

test("UIAccessibility: announces, and follows voice_over", function()
  mount("UIApplicationProbe", {}, { voice_over = true })
  expect(find("reader true")):to_exist()
  find("Say"):tap()
  expect(app.announcements):to_equal{ "Saved" }
end)

test("UndoManager: takes back and makes again", function()
  mount("UIApplicationProbe")
  find("Add"):tap()
  find("Add"):tap()
  find("Undo"):tap()
  expect(find("count 1")):to_exist()
  find("Redo"):tap()
  expect(find("count 2")):to_exist()
  find("Undo"):tap()
  find("Undo"):tap()
  expect(find("count 0")):to_exist()
end)

test("UITableView UINavigationBar UITabBar UISegmentedControl UINavigationBarAppearance UITabBarAppearance UIBlurEffect: keep looks and show none", function()
  mount("UIAppearanceProbe")
  expect(find("kept true")):to_exist()
  expect(find("bar systemBlue")):to_exist()
  expect(find("blur true")):to_exist()
end)

test("NSWorkspace NSPasteboard NSApplication NSScreen NSCursor: do what UIKit's names do", function()
  mount("MacProbe", {}, { device = "Mac" })
  find("Open"):tap()
  expect(app.opened_urls):to_equal{ "https://mac.example" }
  find("Copy"):tap()
  expect(app.pasteboard):to_equal("from a Mac")
  find("Quit"):tap()
  find("Feel"):tap()
  expect(app.haptics):to_equal{ "alignment" }
  find("point"):tap()
  expect(find("window true")):to_exist()
  expect(find("screen 1024")):to_exist()
  expect(find("font"):attr("font")):to_contain("14")
end)

test("UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable NSViewControllerRepresentable UIHostingController NSHostingController NSHostingView: stay behind #if os(iOS), whose else branch is compiled", function()
  mount("PlatformProbe")
  expect(find("the else branch")):to_exist()
end)

test("UIViewRepresentableContext UIViewControllerRepresentableContext NSViewRepresentableContext NSViewControllerRepresentableContext: belong to what is not there", function()
  mount("PlatformProbe")
  expect(find_all{ role = "text" }):to_have_length(1)
end)

test("UIUserInterfaceStyle UIUserInterfaceSizeClass UIContentSizeCategory NSDirectionalEdgeInsets UIEdgeInsets: turn into SwiftUI's values and back", function()
  mount("BridgeProbe")
  expect(find("true true")):to_exist()
  expect(find{ text = "true" }:count()):to_equal(6)
  expect(find("4.0")):to_exist()
  expect(find("2.0")):to_exist()
  expect(find("4.0 0.0")):to_exist()
end)
