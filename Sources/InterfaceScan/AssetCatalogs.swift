import DynamicType
import FileSearch

/// The asset catalogs of a project, which several targets may share or have for themselves.
public struct AssetCatalogs: Sendable {
  /// The catalogs in the order they were found.
  public let catalogs: [AssetCatalog]
  /// The names of colour sets that tint the app: `AccentColor`, after those that an `Info.plist`
  /// gives (`NSAccentColorName`).
  public let accentColorNames: [String]

  /// Creates a collection.
  ///
  /// - Parameter accentColorNames: names beside `AccentColor`.
  public init(_ catalogs: [AssetCatalog] = [], accentColorNames: [String] = []) {
    self.catalogs = catalogs
    self.accentColorNames = accentColorNames.filter { $0 != "AccentColor" } + ["AccentColor"]
  }

  /// The colour set that a name means in a file of the project.
  ///
  /// Which catalog a target is built with stands in the project file only; the one that shares most
  /// folders with the file is taken.
  ///
  /// - Parameter file: the path of the file that uses the name; nil looks without preference.
  /// - Returns: The set, and how sure it is: `certain` when all catalogs that know the name agree on
  ///   its colours.
  public func colorSet(
    named name: String, near file: String? = nil
  ) -> (set: ColorSet, confidence: Confidence)? {
    let found = catalogs.compactMap { catalog in
      catalog.colorSet(named: name).map { (catalog: catalog, set: $0) }
    }
    guard let first = found.first else { return nil }
    let nearest = found.reduce(first) { best, next in
      Self.closeness(next.catalog.path, file) > Self.closeness(best.catalog.path, file)
        ? next : best
    }
    let colors = nearest.set.variants.map(\.value)
    let agrees = found.allSatisfy { $0.set.variants.map(\.value) == colors }
    return (nearest.set, agrees ? .certain : .likely)
  }

  /// The accent colour of the target that a file belongs to.
  ///
  /// Another target's would be wrong, so that the catalog must lie in a folder around the file.
  public func accentColor(near file: String) -> ColorSet? {
    let around = catalogs.filter { catalog in
      let folder = catalog.targetFolder
      let isAround = folder.isEmpty ? !file.hasPrefix("/") : file.hasPrefix(folder + "/")
      return isAround && !catalog.isForOtherPlatform
    }
    let nearest = around.max { $0.targetFolder.count < $1.targetFolder.count }
    return nearest.flatMap(accentColor)
  }

  /// The accent colour of a catalog.
  func accentColor(of catalog: AssetCatalog) -> ColorSet? {
    accentColorNames.lazy.compactMap(catalog.colorSet).first
  }

  /// Whether an image takes the tint; nil when no catalog says so.
  public func isTemplateImage(_ name: String) -> Bool? {
    let answers = Set(catalogs.compactMap { $0.isTemplateImage[name] })
    return answers.count == 1 ? answers.first : nil
  }

  private static func closeness(_ path: String, _ file: String?) -> Int {
    file.map { path.sharedFolderCount(with: $0) } ?? 0
  }
}
