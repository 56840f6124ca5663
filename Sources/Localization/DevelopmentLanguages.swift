import Foundation

/// The development languages of the projects and packages in a folder.
struct DevelopmentLanguages {
  private var byFolder: [String: String] = [:]

  /// The first that was found: what to assume for the whole.
  private(set) var first: String?

  /// Notes the language of a project file, if this file is one and names a language.
  mutating func note(_ path: String) {
    let url = URL(fileURLWithPath: path)
    let pattern: String
    var folder = url.deletingLastPathComponent()
    switch url.lastPathComponent {
    case "project.pbxproj":
      pattern = "developmentRegion = "
      folder = folder.deletingLastPathComponent()
    case "Package.swift": pattern = "defaultLocalization: "
    default: return
    }
    guard let data = FileManager.default.contents(atPath: path),
      let found = data.range(of: Data(pattern.utf8))
    else { return }
    let rest = data[found.upperBound...].prefix(40)
    let word = String(decoding: rest, as: UTF8.self).drop { $0 == "\"" }
      .prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard !word.isEmpty else { return }
    let language = LanguageFolder.identifier(String(word))
    // A project says it for its targets; a package beside it says it only for itself.
    if byFolder[folder.path] == nil || url.lastPathComponent == "project.pbxproj" {
      byFolder[folder.path] = language
    }
    first = first ?? language
  }

  /// The language of the innermost project or package around a file.
  func language(ofFile path: String) -> String? {
    guard !byFolder.isEmpty else { return nil }
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while true {
      if let language = byFolder[folder.path] { return language }
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path, parent.path.count < folder.path.count else { return nil }
      folder = parent
    }
  }
}
