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

  /// `Debug` as a word: users never see such screens.
  private static func isForDebugging(_ name: Substring) -> Bool {
    var rest = name
    while let range = rest.firstRange(of: "Debug") {
      rest = rest[range.upperBound...]
      let next = rest.first ?? " "
      if !next.isLowercase || rest.hasPrefix("ging") { return true }
    }
    return false
  }

  private static func folders(of file: String, roots: [String]) -> [Substring] {
    var path = file[...]
    let around = roots.filter { file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    if let root = around.max(by: { $0.count < $1.count }) { path = path.dropFirst(root.count) }
    return path.split(separator: "/").dropLast()
  }

  /// Whether a folder below the audited ones is named for another system (`Mac`, `Weather tvOS`,
  /// `Weather Watch App`) or for tests (`WeatherTests`), or the file or a folder for debugging
  /// (`HistoryDebugView.swift`).
  ///
  /// - Parameter roots: the audited folders; their own names say nothing.
  static func contains(_ file: String, roots: [String]) -> Bool {
    if let name = file.split(separator: "/").last, isForDebugging(name) { return true }
    return folders(of: file, roots: roots).contains { folder in
      if isForDebugging(folder) { return true }
      if folder.hasSuffix("Tests") || folder == "Test" { return true }
      if folder.contains("Watch App") || folder.contains("Watch Extension") { return true }
      return folder.split { !$0.isLetter }.contains { systems.contains(String($0)) }
    }
  }
}
