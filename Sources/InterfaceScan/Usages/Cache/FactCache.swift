import FileSearch
import Foundation

/// Keeps what files of source say about texts from one run to the next.
///
/// An entry is found by the content of the file, its path in the project, and the version of typefit:
/// a new version never reads what an old one found. Each project and version has a file of its own,
/// which is replaced as a whole, so that two runs at once leave one or the other. Damage is taken for
/// an empty cache. Entries that the last runs did not use go, and so do files that were not used for
/// a month.
public struct FactCache: Sendable {
  /// The folder of the files.
  public let folder: String
  private let version: String

  /// Creates a cache; nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - folder: where the files lie; it is made when it is needed.
  ///   - version: what tells one version of typefit from another.
  public init(folder: String, version: String) {
    self.folder = folder
    self.version = version
  }

  /// The folder for caches that the environment names: `$XDG_CACHE_HOME/typefit`, else the system's
  /// folder for caches in the user's home; nil without a home.
  public static func standardFolder(environment: [String: String]) -> String? {
    // The XDG Base Directory Specification has relative paths ignored.
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return folder + "/typefit"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/typefit"
    #else
      return home + "/.cache/typefit"
    #endif
  }

  /// A number that tells the content of one file from another, fast, for ``init(folder:version:)``.
  public static func checksum(of data: Data) -> UInt64 { FactArchive.checksum(of: data) }

  /// The cache of a project.
  ///
  /// - Parameter roots: the absolute paths that are read.
  func store(for roots: [String]) -> FactStore {
    let identity = ([version] + roots.sorted()).joined(separator: "\n")
    let name = ContentDigest(of: Data(identity.utf8)).text.prefix(24)
    return FactStore(
      folder: folder, file: "\(folder)/\(name).\(FactStore.fileExtension)", identity: identity)
  }
}
