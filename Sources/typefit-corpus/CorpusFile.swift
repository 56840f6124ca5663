import Foundation

/// A localisation file of the corpus.
struct CorpusFile {
  /// The path below the corpus folder.
  let path: String
  /// The path on disk.
  let fullPath: String

  /// The extension, in lower case.
  var kind: String { (path as NSString).pathExtension.lowercased() }

  private static let kinds: Set = ["xcstrings", "strings", "stringsdict", "xliff"]

  /// All files of the projects, sorted.
  static func all(in projects: CorpusProjects) -> [CorpusFile] {
    projects.names.flatMap { name -> [CorpusFile] in
      let root = "\(projects.folder)/\(name)"
      guard let paths = FileManager.default.enumerator(atPath: root) else { return [] }
      return paths.compactMap { $0 as? String }.sorted().compactMap { path in
        guard kinds.contains((path as NSString).pathExtension.lowercased()) else { return nil }
        return CorpusFile(path: "\(name)/\(path)", fullPath: "\(root)/\(path)")
      }
    }
  }
}
