import Foundation
import InterfaceScan

/// The options about what is kept between runs.
enum CacheOptions {
  static let cache = OptionDeclaration.option(
    "cache", value: "folder",
    "Where to keep what sources say between runs. (default: the user's folder for caches)")
  static let noCache = OptionDeclaration.flag(
    "no-cache", "Read every source anew, and keep nothing.")

  /// The cache that is asked for; nil for none.
  ///
  /// - Throws: ``UsageError`` for options that contradict each other.
  static func cache(_ options: ParsedOptions) throws -> Choice {
    let folder = options.string(cache)
    guard options.has(noCache) else { return folder.map(Choice.folder) ?? .standard }
    guard folder == nil else {
      throw UsageError("'\(cache.display)' and '\(noCache.display)' contradict each other.")
    }
    return .none
  }

  /// Where things are kept.
  enum Choice {
    case none, standard
    case folder(String)

    /// Opens the cache.
    ///
    /// - Throws: ``RunError`` where a folder that was asked for cannot be made; without a folder of the
    ///   user's own nothing is kept, and nothing is said.
    func open(environment: [String: String]) throws -> FactCache? {
      var folder: String?
      switch self {
      case .none: break
      case .standard: folder = FactCache.standardFolder(environment: environment)
      case .folder(let path):
        do {
          try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
        } catch {
          throw RunError(
            "\(path): the folder for the cache cannot be made. Check \(cache.display).")
        }
        guard FileManager.default.isWritableFile(atPath: path) else {
          throw RunError("\(path): the folder for the cache cannot be written to.")
        }
        folder = path
      }
      guard let folder, let version = BuildIdentity.current else { return nil }
      return FactCache(folder: folder, version: version)
    }
  }
}
