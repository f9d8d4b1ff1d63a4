public import Foundation

/// The folders of the user, as Foundation on Linux finds them: a worker's lie in its own folder.
extension URL {
  /// Where documents are kept.
  public static var documentsDirectory: URL { standard(.documentDirectory, "Documents") }
  /// Where files are kept that can be made again.
  public static var cachesDirectory: URL { standard(.cachesDirectory, "Caches") }
  /// Where files are kept that support an app.
  public static var applicationSupportDirectory: URL {
    standard(.applicationSupportDirectory, "Application Support")
  }
  /// Where downloaded files are kept.
  public static var downloadsDirectory: URL { standard(.downloadsDirectory, "Downloads") }
  /// The user's desktop.
  public static var desktopDirectory: URL { standard(.desktopDirectory, "Desktop") }
  /// Where pictures are kept.
  public static var picturesDirectory: URL { standard(.picturesDirectory, "Pictures") }
  /// Where films are kept.
  public static var moviesDirectory: URL { standard(.moviesDirectory, "Movies") }
  /// Where music is kept.
  public static var musicDirectory: URL { standard(.musicDirectory, "Music") }
  /// Where files are kept that everybody may read.
  public static var sharedPublicDirectory: URL { standard(.sharedPublicDirectory, "Public") }
  /// Where an app keeps its files that are no documents.
  public static var libraryDirectory: URL { standard(.libraryDirectory, "Library") }
  /// Where the folders of users lie.
  public static var userDirectory: URL { standard(.userDirectory, "Users") }
  /// Where apps lie.
  public static var applicationDirectory: URL { standard(.applicationDirectory, "Applications") }
  /// Where deleted files lie.
  public static var trashDirectory: URL { standard(.trashDirectory, "Trash") }

  /// - Parameter fallback: the folder's name in the user's home, where the system names none.
  private static func standard(
    _ directory: FileManager.SearchPathDirectory, _ fallback: String
  ) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? homeDirectory.appending(path: fallback, directoryHint: .isDirectory)
  }
}
