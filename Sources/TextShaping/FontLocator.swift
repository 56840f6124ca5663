import Foundation

/// Finds font files by name in a list of folders and their subfolders.
struct FontLocator: Sendable {
  let directories: [URL]
  private let paths: [String: String]

  /// Indexes the folders once; of two files with one name the first folder's wins.
  init(directories: [URL]) {
    self.directories = directories
    var paths: [String: String] = [:]
    for directory in directories {
      guard
        let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
      else { continue }
      for case let url as URL in files {
        let name = url.lastPathComponent
        guard ["otf", "ttf", "ttc", "otc"].contains(url.pathExtension.lowercased()) else {
          continue
        }
        if paths[name] == nil { paths[name] = url.path }
      }
    }
    self.paths = paths
  }

  /// The first of these file names that exists.
  func find(_ names: [String]) -> String? {
    for name in names {
      if let path = paths[name] { return path }
    }
    return nil
  }

  /// Where the system keeps fonts on Linux and macOS.
  static var systemFolders: [URL] {
    let home = FileManager.default.homeDirectoryForCurrentUser
    return [
      home.appendingPathComponent(".local/share/fonts"), home.appendingPathComponent(".fonts"),
      URL(fileURLWithPath: "/usr/local/share/fonts"), URL(fileURLWithPath: "/usr/share/fonts"),
      home.appendingPathComponent("Library/Fonts"), URL(fileURLWithPath: "/Library/Fonts"),
      URL(fileURLWithPath: "/System/Library/Fonts"),
    ].filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// `Fonts/font-stack.json` beside the current directory, the executable, or the sources.
  static func defaultManifest() throws -> URL {
    var starts = [URL(fileURLWithPath: FileManager.default.currentDirectoryPath)]
    if let executable = Bundle.main.executableURL {
      starts.append(executable.resolvingSymlinksInPath().deletingLastPathComponent())
    }
    starts.append(URL(fileURLWithPath: #filePath).deletingLastPathComponent())
    for start in starts {
      var folder = start.standardizedFileURL
      for _ in 0..<8 {
        let manifest = folder.appendingPathComponent("Fonts/font-stack.json")
        if FileManager.default.fileExists(atPath: manifest.path) { return manifest }
        let parent = folder.deletingLastPathComponent()
        if parent.path == folder.path { break }
        folder = parent
      }
    }
    throw FontStackError.manifest(
      path: "Fonts/font-stack.json",
      reason: "not found beside the current directory or the executable; run typefit from its "
        + "folder, or keep the Fonts folder beside the executable")
  }
}
