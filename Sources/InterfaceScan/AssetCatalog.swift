import Foundation
import Localization

/// An asset catalog, as far as its colours and the rendering of its images go.
public struct AssetCatalog: Sendable {
  /// The folder `….xcassets`.
  public let path: String
  /// The colour sets in the order of their folders.
  public let colorSets: [ColorSet]
  /// Whether each image set says that its image is a template, which takes the tint, or an
  /// original, which does not; sets that leave it open are not in it.
  public let isTemplateImage: [String: Bool]
  /// The image sets in the order of their folders.
  public let images: [ImageSet]
  /// What was wrong with the catalog.
  public let problems: [ScanProblem]

  /// An image set, as far as its name goes.
  public struct ImageSet: Sendable, Hashable {
    /// Its name, namespaces included.
    public let name: String
    /// Its file `Contents.json`.
    public let place: SourcePlace
    /// Whether it has a version for each language.
    public let isLocalized: Bool
  }

  /// The colour set with a name, namespaces included.
  public func colorSet(named name: String) -> ColorSet? {
    colorSets.first { $0.name == name }
  }

  /// Whether the folders say that the catalog is for a Mac, a watch or a television.
  public var isForOtherPlatform: Bool {
    isNamed(anyOf: ["mac", "macos", "osx", "watch", "watchos", "watchkit", "tv", "tvos"])
  }

  /// Whether the folders say that the catalog is for a widget.
  var isForWidget: Bool { isNamed(anyOf: ["widget", "widgets"]) }

  private func isNamed(anyOf words: Set<String>) -> Bool {
    [targetFolder, path].contains { path in
      let name = path.split(separator: "/").last ?? ""
      return ColorNameWords(String(name)).words.contains(where: words.contains)
    }
  }

  /// The folder the catalog lies in, or the one around it when that only sorts resources.
  var targetFolder: String {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let sorting = ["resources", "resource", "assets", "supporting files", "images", "supporting"]
    if let last = folders.last, sorting.contains(last.lowercased()) { folders.removeLast() }
    return folders.joined(separator: "/")
  }

  /// Reads a folder `….xcassets`. What cannot be read is in `problems`.
  public init(contentsOf path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    var reader = AssetCatalogReader(path)
    reader.read()
    self.path = path
    colorSets = reader.colorSets
    isTemplateImage = reader.isTemplateImage
    images = reader.images
    problems = reader.problems
  }
}

/// Walks through the folders of a catalog.
private struct AssetCatalogReader {
  private let root: String
  var colorSets: [ColorSet] = []
  var isTemplateImage: [String: Bool] = [:]
  var images: [AssetCatalog.ImageSet] = []
  var problems: [ScanProblem] = []

  /// Deeper than any catalog is sorted, and shallow enough for the stack.
  private static let maximumDepth = 32

  init(_ path: String) {
    root = path
  }

  mutating func read() {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: root, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      problems.append(ScanProblem(file: root, message: "expected an asset catalog, a folder"))
      return
    }
    readFolder(root, namespace: "", depth: 0)
    var places: [String: SourcePlace] = [:]
    for set in colorSets {
      if let earlier = places.updateValue(set.place, forKey: set.name) {
        problems.append(
          ScanProblem(
            at: set.place,
            message: "the colour \"\(set.name)\" is already in \(earlier.file)",
            severity: .warning))
      }
    }
  }

  private mutating func readFolder(_ folder: String, namespace: String, depth: Int) {
    guard depth < Self.maximumDepth else {
      problems.append(ScanProblem(file: folder, message: "folders are nested too deeply"))
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      problems.append(ScanProblem(file: folder, message: "the folder cannot be read"))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      guard Self.isFolder(path) else { continue }
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      let stem = namespace + parts.dropLast().joined(separator: ".")
      switch parts.count > 1 ? parts.last : nil {
      case "colorset": readColorSet(path + "/Contents.json", name: stem)
      case "imageset": readImageSet(path + "/Contents.json", name: stem)
      case nil:
        let inner = providesNamespace(path) ? namespace + name + "/" : namespace
        readFolder(path, namespace: inner, depth: depth + 1)
      default:
        // A folder is a group when its suffix is none that catalogs know: "Version 2.0".
        guard let suffix = parts.last, !Self.otherKinds.contains(String(suffix)) else { continue }
        let inner = providesNamespace(path) ? namespace + name + "/" : namespace
        readFolder(path, namespace: inner, depth: depth + 1)
      }
    }
  }

  private mutating func readColorSet(_ file: String, name: String) {
    guard let data = FileManager.default.contents(atPath: file) else {
      problems.append(
        ScanProblem(file: file, message: "is missing or unreadable; a colour set needs it"))
      return
    }
    var reader = ColorSetReader(file: file)
    if let set = reader.read(data, name: name) { colorSets.append(set) }
    problems += reader.problems
  }

  private mutating func readImageSet(_ file: String, name: String) {
    guard let json = try? JSONFile(contentsOf: file) else { return }
    let properties = json.root["properties"]
    images.append(
      AssetCatalog.ImageSet(
        name: name, place: SourcePlace(file: file, line: 1),
        isLocalized: properties?["localizable"]?.kind == .bool(true)))
    switch properties?["template-rendering-intent"]?.string {
    case "template": isTemplateImage[name] = true
    case "original": isTemplateImage[name] = false
    default: break
    }
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    let file = folder + "/Contents.json"
    guard FileManager.default.fileExists(atPath: file) else { return false }
    do throws(ScanProblem) {
      let json = try JSONFile(contentsOf: file)
      return json.root["properties"]?["provides-namespace"]?.kind == .bool(true)
    } catch {
      problems.append(error)
      return false
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// The kinds of sets of Apple's Asset Catalog Format Reference, Types Overview, and later ones.
  private static let otherKinds: Set<String> = [
    "appiconset", "appicon", "arimageset", "arobjectset", "arresourcegroup", "brandassets",
    "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard",
    "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage",
    "mipmapset", "sprites", "spriteatlas", "stickerpack", "stickersequence", "sticker",
    "stickersiconset", "symbolset", "textureset", "watchcomplication", "xcassets", "icon",
    "solidimagestack", "solidimagestacklayer",
  ]
}
