import SwiftUI

/// Literals of colours and pictures, what a tab shows, and names that are read only.
struct LiteralProbe: View {
  private let colour: _ColorLiteralType = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
  private let picture: _ImageLiteralType = #imageLiteral(resourceName: "logo")
  private let file: _FileReferenceLiteralType = URL(fileURLWithPath: "/tmp/notes.txt")
  private let font: CTFont = UIFont.systemFont(ofSize: 12)
  private let session: UISceneSession? = nil

  private var tab: UITabBarItem {
    let tab = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 3)
    tab.badgeValue = "2"
    return tab
  }

  private var bar: UIBarItem { tab }

  var body: some View {
    let _ = Self._printChanges()
    let _ = Self._logChanges()
    Color(uiColor: colour).frame(width: 1).accessibilityIdentifier("colour")
    Image(uiImage: picture).accessibilityIdentifier("picture")
    Text(verbatim: "\(file.lastPathComponent) \(font.pointSize) \(session == nil)")
    Text(verbatim: "\(bar.title ?? "") \(tab.tag) \(tab.badgeValue ?? "")")
  }
}
