/// Folders whose code and interface files do not show on an iPhone.
enum OtherCode {
  /// Words of folder names that stand for another system, compared with their case.
  private static let systems: Set<String> = [
    "Mac", "macOS", "MacOS", "OSX", "TV", "tvOS", "AppleTV", "watchOS", "WatchKit", "WatchApp",
    "visionOS",
  ]

  /// Whether a folder below the audited ones is named for widgets: `Widget`, `WeatherWidgetExtension`.
  static func isWidget(_ file: String, roots: [String]) -> Bool {
    folders(of: file, roots: roots).contains { folder in
      folder == "Widget" || folder == "Widgets" || folder.hasSuffix("WidgetExtension")
        || folder.hasSuffix("WidgetsExtension") || folder.hasSuffix("Widget Extension")
    }
  }

  private static func folders(of file: String, roots: [String]) -> [Substring] {
    var path = file[...]
    let around = roots.filter { file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    if let root = around.max(by: { $0.count < $1.count }) { path = path.dropFirst(root.count) }
    return path.split(separator: "/").dropLast()
  }

  /// Whether a folder below the audited ones is named for another system (`Mac`, `Weather tvOS`,
  /// `Weather Watch App`) or for tests (`WeatherTests`).
  ///
  /// - Parameter roots: the audited folders; their own names say nothing.
  static func contains(_ file: String, roots: [String]) -> Bool {
    folders(of: file, roots: roots).contains { folder in
      if folder.hasSuffix("Tests") || folder == "Test" { return true }
      if folder.contains("Watch App") || folder.contains("Watch Extension") { return true }
      return folder.split { !$0.isLetter }.contains { systems.contains(String($0)) }
    }
  }
}
