import DynamicType
import Foundation

/// A face of the font stack as `typefit list fonts` shows it.
public struct FontFaceInfo: Sendable, Hashable {
  /// `system`, `monospaced`, `fallback`, `emoji`, or `custom` for a font of the app.
  public var role: String
  public var weight: FontWeight
  public var isItalic: Bool
  /// ISO 15924 tags of the scripts the face is for; empty for the system font.
  public var scripts: [String]
  /// Languages the face is for; empty for all.
  public var languages: [String]
  /// The file that plays the face, nil when none of the candidates is installed.
  public var path: String?
  /// Index of the face in the file, when that is a font collection; 0 otherwise.
  public var collectionIndex: UInt32
  /// File names looked for, best first.
  public var candidates: [String]
  /// The advances are those of the iOS system font, not the file's own.
  public var isCalibrated: Bool
  /// The iOS font the face stands for; nil for the system font and when it is not known.
  public var iosFont: String?
  public var origin: String
  public var licence: String
  /// The Debian package that brings the file.
  public var package: String?
}

/// The fonts that play iOS's: the system font in its weights, a fallback per script and emoji.
///
/// Files are opened when a string first needs them. The stack may be shared between threads.
public final class FontStack: @unchecked Sendable {
  /// All faces of the manifest, found or not, in the manifest's order.
  public let faces: [FontFaceInfo]
  /// How the system font changes with its size.
  public let opticalSize: OpticalSize

  /// The app's own font families.
  public let customFamilies: [CustomFontFamily]

  let extras: Extras
  /// The faces that are installed.
  let entries: [Entry]
  /// The number of each entry's family.
  let families: [Int]
  private let table: AdvanceTable
  private let lock = NSLock()
  private var opened: [Int: FontFace] = [:]
  private let coverageFile: URL?
  /// nil until it is asked for.
  private var loadedCoverage: IOSCoverage??

  /// A face of the manifest whose file is there.
  struct Entry: Sendable {
    var face: FontManifest.Face
    var path: String
    var displayPath: String?
    var variant = FontVariant()
  }

  /// Reads the manifest and finds its files.
  ///
  /// - Parameters:
  ///   - manifest: the manifest; nil looks for `Fonts/font-stack.json` beside the current
  ///     directory, the executable and the sources.
  ///   - fontDirectories: folders searched first, with their subfolders.
  ///   - calibrated: false leaves every font as its file has it, without the iOS system font's
  ///     advances, tracking and scales: what any other HarfBuzz client measures.
  ///   - customFonts: the app's own font families.
  /// - Throws: `FontStackError`, which says what to install.
  public static func load(
    manifest: URL? = nil, fontDirectories: [URL] = [], calibrated: Bool = true,
    customFonts: [CustomFontFamily] = []
  ) throws -> FontStack {
    let url = try manifest ?? FontLocator.defaultManifest()
    let folder = url.deletingLastPathComponent()
    var manifest: FontManifest = try decode(url)
    var table: AdvanceTable = try decode(folder.appendingPathComponent("sf-advances.json"))
    if !calibrated {
      manifest.removeCalibration()
      table.removeSizeLaws()
    }
    let locator = FontLocator(directories: fontDirectories + [folder] + FontLocator.systemFolders)
    let coverage = folder.appendingPathComponent("ios-coverage.txt")
    return try FontStack(
      manifest: manifest, table: table, locator: locator, customFonts: customFonts,
      coverageFile: FileManager.default.fileExists(atPath: coverage.path) ? coverage : nil)
  }

  private static func decode<Value: Decodable>(_ url: URL) throws -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
    } catch let error as DecodingError {
      throw FontStackError.manifest(
        path: url.path, reason: "expected a font manifest or advance table; \(error)")
    } catch {
      throw FontStackError.manifest(
        path: url.path, reason: "cannot be read: \(error.localizedDescription)")
    }
  }

  /// - Parameter coverageFile: the code points iOS has; without it nothing is known of them.
  init(
    manifest: FontManifest, table: AdvanceTable, locator: FontLocator,
    customFonts: [CustomFontFamily] = [], coverageFile: URL? = nil
  ) throws {
    self.table = table
    self.coverageFile = coverageFile
    opticalSize = OpticalSize(table)
    var entries: [Entry] = []
    var faces: [FontFaceInfo] = []
    for face in manifest.faces {
      let path = locator.find(face.files)
      let displayPath = face.displayFiles.flatMap { locator.find($0) }
      let origin = manifest.origins[face.origin]
      // Apple's optical sizes are files of their own: one without the other is no system font.
      if let path, face.displayFiles == nil || displayPath != nil {
        entries.append(Entry(face: face, path: path, displayPath: displayPath))
      }
      faces.append(
        FontFaceInfo(
          role: face.role.rawValue, weight: face.weight, isItalic: face.italic ?? false,
          scripts: face.scripts ?? [], languages: face.languages ?? [], path: path,
          collectionIndex: face.index ?? 0, candidates: face.files,
          isCalibrated: face.calibration != nil, iosFont: face.ios,
          origin: origin?.name ?? face.origin, licence: origin?.licence ?? "unknown",
          package: origin?.package))
    }
    customFamilies = customFonts
    extras = Extras(after: entries, families: customFonts)
    self.entries = entries + extras.entries
    families = Self.families(of: self.entries)
    self.faces = faces + extras.faces
    try Self.check(manifest, entries, searched: locator.directories.map(\.path))
  }

  /// A required origin must have a file, or every string of its scripts would lack glyphs; the
  /// system font must be there in the weights that components use.
  private static func check(
    _ manifest: FontManifest, _ entries: [Entry], searched: [String]
  ) throws {
    for (id, origin) in manifest.origins.sorted(by: { $0.key < $1.key })
    where origin.required == true && !entries.contains(where: { $0.face.origin == id }) {
      // Another system font makes the stand-in for it unnecessary.
      let isSystem = manifest.faces.contains { $0.origin == id && $0.role == .system }
      if isSystem, entries.contains(where: { $0.face.role == .system }) { continue }
      throw FontStackError.missingFont(
        name: origin.name, package: origin.package, searched: searched)
    }
    for weight in [FontWeight.regular, .medium, .semibold, .bold]
    where !entries.contains(where: { $0.face.role == .system && $0.face.weight == weight }) {
      let origin = manifest.faces.last { $0.role == .system }.flatMap {
        manifest.origins[$0.origin]
      }
      throw FontStackError.missingFont(
        name: "\(origin?.name ?? "system font"), weight \(weight.rawValue)",
        package: origin?.package, searched: searched)
    }
  }

  /// Index of the system face for a weight, the nearest one that is installed.
  func systemFace(weight: FontWeight, italic: Bool) -> Int? {
    let candidates = entries.indices.filter {
      entries[$0].face.role == .system && entries[$0].variant.width == .standard
    }
    func best(_ italic: Bool) -> Int? {
      candidates
        .filter { (entries[$0].face.italic ?? false) == italic }
        .min {
          entries[$0].face.weight.distance(to: weight)
            < entries[$1].face.weight.distance(to: weight)
        }
    }
    return (italic ? best(true) : nil) ?? best(false)
  }

  /// Index of the face of a role whose weight is nearest, of two the lighter.
  func nearest(_ role: FontManifest.Face.Role, to weight: FontWeight) -> Int? {
    entries.indices.filter { entries[$0].face.role == role }.min {
      entries[$0].face.weight.distance(to: weight) < entries[$1].face.weight.distance(to: weight)
    }
  }

  /// File name of a face, without its folder.
  func fileName(of index: Int) -> String {
    (entries[index].path as NSString).lastPathComponent
  }

  /// Index of the emoji face.
  var emojiFace: Int? { entries.firstIndex { $0.face.role == .emoji } }

  /// Opens a face, once.
  func open(_ index: Int) throws -> FontFace {
    lock.lock()
    defer { lock.unlock() }
    if let face = opened[index] { return face }
    let entry = entries[index]
    let face = try FontFace(
      path: entry.path, displayPath: entry.displayPath, info: entry.face,
      table: entry.face.calibration == nil ? nil : table, variant: entry.variant)
    opened[index] = face
    return face
  }

  /// The code points iOS has, read when first asked for; nil when there is no list or it is
  /// damaged.
  var iosCoverage: IOSCoverage? {
    lock.withLock {
      if let loadedCoverage { return loadedCoverage }
      let coverage = coverageFile.flatMap { try? IOSCoverage(contentsOf: $0) }
      loadedCoverage = .some(coverage)
      return coverage
    }
  }
}

extension FontWeight {
  /// Steps between two weights.
  func distance(to other: FontWeight) -> Int {
    let all = FontWeight.allCases
    guard let i = all.firstIndex(of: self), let j = all.firstIndex(of: other) else { return 99 }
    return abs(i - j)
  }
}
