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

test("UIFont NSFont UIFontDescriptor UIFontMetrics: give fonts of SwiftUI", function()
  mount("UIFontProbe")
  expect(find("bold"):attr("font")):to_contain("bold")
  expect(find("style"):attr("font")):to_contain("title2")
  expect(find("custom"):attr("font")):to_contain("Menlo")
  expect(find("rounded"):attr("font")):to_contain("rounded")
  expect(find("size 34")):to_exist()
  expect(find("line true")):to_exist()
  expect(find("scaled 30 8")):to_exist()
end)

test("UIBezierPath NSBezierPath UIRectCorner: have real geometry", function()
  mount("BezierProbe")
  expect(find("shape"):attr("fill")):to_equal("red")
  expect(find("rounded corner false")):to_exist()
  expect(find("plain corner true")):to_exist()
  expect(find("drawn true")):to_exist()
  expect(find("bounds 10.0")):to_exist()
  expect(find("arc 10.0")):to_exist()
  expect(find("oval false")):to_exist()
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

test("UIFeedbackGenerator UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator: are in app.haptics", function()
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

test("UITableView UINavigationBar UINavigationBarAppearance UIBlurEffect UIAppearance: keep looks and show none", function()
  mount("UIAppearanceProbe")
  expect(find("kept true")):to_exist()
  expect(find("bar systemBlue")):to_exist()
  expect(find("blur true")):to_exist()
end)

test("NSWorkspace NSPasteboard NSApplication NSApp NSScreen NSCursor NSHapticFeedbackManager: do what UIKit's names do", function()
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

test("what is behind #if os(iOS) may use what is outside; its else branch is compiled", function()
  mount("PlatformProbe")
  expect(find("the else branch")):to_exist()
end)

test("UIUserInterfaceStyle UIUserInterfaceSizeClass UIContentSizeCategory NSDirectionalEdgeInsets UIEdgeInsets UIOffset UIRectEdge: turn into SwiftUI's values and back", function()
  mount("BridgeProbe")
  expect(find("true true")):to_exist()
  expect(find{ text = "true" }:count()):to_equal(6)
  expect(find("4.0")):to_exist()
  expect(find("2.0")):to_exist()
  expect(find("4.0 0.0")):to_exist()
  expect(find("edges false true")):to_exist()
  expect(find("moved false")):to_exist()
end)

-- Every line of these probes is a text under a name.
local function check_lines(probe, expected)
  mount(probe)
  for name, value in pairs(expected) do expect(find(name)):to_have_text(value) end
end

local function check_lists()
  check_lines("UIKitListsProbe", {
    scroll = "false", keyboard = "interactive", table = "none", footer = "0", cell = "none",
    header = "0.0", grid = "systemTeal", ["grid cell"] = "true", text = "4.0",
    refresh = "systemPink",
  })
end

test("UIScrollView UITableView UITableViewCell UITableViewHeaderFooterView: keep looks", check_lists)
test("UICollectionView UICollectionViewCell UITextView UIRefreshControl: keep looks", check_lists)

local function check_controls()
  check_lines("UIKitControlsProbe", {
    control = "false", button = "systemRed", choice = "2", pages = "systemGray",
    switch = "systemGreen", slider = "systemBlue", stepper = "systemIndigo",
    field = "whileEditing", date = "15", wheel = "0.5", label = "0", picture = "scaleAspectFit",
    progress = "systemYellow", spinner = "white", blur = "dark",
  })
end

test("UIControl UIButton UISegmentedControl UIPageControl UISwitch: keep looks", check_controls)
test("UISlider UIStepper UITextField UIDatePicker UIPickerView: keep looks", check_controls)
test("UILabel UIImageView UIProgressView UIActivityIndicatorView: keep looks", check_controls)
test("UIVisualEffect UIVisualEffectView UIBlurEffect: keep looks", check_controls)

local function check_bars()
  check_lines("UIKitBarsProbe", {
    bar = "systemOrange", style = "black", offset = "3.0 4.0", tab = "systemPurple",
    ["plain tab"] = "none", tools = "systemBackground", search = "Find", item = "red",
    ["of its own kind"] = "true",
  })
end

test("UINavigationBar UITabBar UIToolbar UISearchBar UIBarButtonItem: keep looks", check_bars)
test("UIBarStyle UIBarMetrics UIBarAppearance UINavigationBarAppearance: keep looks", check_bars)
test("UITabBarAppearance UITabBarItemAppearance UITabBarItemStateAppearance: keep looks", check_bars)
test("UIToolbarAppearance UIBarButtonItemAppearance: keep looks", check_bars)
test("UIBarButtonItemStateAppearance UIAppearance UIAppearanceContainer: keep looks", check_bars)

local function check_windows()
  check_lines("UIKitViewsProbe", {
    scene = "none", window = "none", ["status bar"] = "none", controller = "none",
  })
  find("Share"):tap()
  expect(find("shown")):to_have_text("nothing")
  find("Animate"):tap()
  expect(find("shown")):to_have_text("0.0 20.0")
  find("Alone"):tap()
  expect(find("shown")):to_have_text("first")
end

test("UIScene UIWindowScene UIWindow UIStatusBarManager: an app has none", check_windows)
test("UIView UIViewController UINavigationController: are shown nowhere", check_windows)
test("UIActivityViewController: is shown nowhere", check_windows)

local function check_delegates()
  check_lines("DelegatesProbe", {
    launch = "true", turns = "true false", ["last window"] = "true", delegate = "none",
    direction = "leftToRight", stands = "portrait", ["mac window"] = "none",
  })
end

test("UIApplicationDelegate NSApplicationDelegate NSWindow: nobody calls them", check_delegates)
test("UIInterfaceOrientation UIInterfaceOrientationMask UIUserInterfaceLayoutDirection: are values",
  check_delegates)

test("UIInterfaceOrientation: follows the option orientation", function()
  mount("DelegatesProbe", {}, { orientation = "landscape_left" })
  expect(find("stands"):text()):to_match("^landscape")
end)

test("_ColorLiteralType _ImageLiteralType _FileReferenceLiteralType CTFont UISceneSession: literals have UIKit's types", function()
  mount("LiteralProbe")
  expect(find("colour"):attr("fill")):to_equal("rgba(1.0, 0.5, 0.0, 1.0)")
  expect(find("picture")):to_have_role("image")
  expect(find("notes.txt 12.0 true")):to_exist()
end)

test("UIBarItem UITabBarItem: keep what a tab shows", function()
  mount("LiteralProbe")
  expect(find("Home 3 2")):to_exist()
end)

test("_printChanges _logChanges: print that a body runs", function()
  mount("LiteralProbe")
  expect(find("picture")):to_exist()
end)
