import DynamicType
import Foundation

/// The font-stack manifest: which font file plays which iOS font (`Fonts/font-stack.json`).
struct FontManifest: Decodable, Sendable {
  /// Where files come from and under which licence they stand.
  struct Origin: Decodable, Sendable {
    var name: String
    var licence: String
    var from: String
    var package: String?
    var required: Bool?
    var note: String?
  }

  /// One face: the first of `files` that is found plays it.
  struct Face: Decodable, Sendable {
    /// `monospaced` is the system font's design for code; `custom` is a font of the app, of which
    /// the manifest lists none.
    enum Role: String, Decodable, Sendable { case system, monospaced, fallback, emoji, custom }
    var role: Role
    var weight: FontWeight
    var italic: Bool?
    /// ISO 15924 tags of the scripts a fallback face is for.
    var scripts: [String]?
    /// Languages a face is for, where a script is drawn differently in each (Han).
    var languages: [String]?
    var files: [String]
    /// Index of the face in a font collection.
    var index: UInt32?
    /// A file of its own for the display optical size (28 points and more).
    var displayFiles: [String]?
    /// The advance table that replaces the font's own advances.
    var calibration: String?
    /// A factor on every advance; 1 when absent.
    var advanceScale: Double?
    /// The factor in the display master; `advanceScale` when absent.
    var displayScale: Double?
    /// The advance of every glyph that has one, where that is known of the iOS font.
    var fixedAdvance: AdvanceTable.Masters?
    /// Every grapheme cluster is as wide as an Apple emoji: see `OpticalSize.emojiSize`.
    var emojiSizes: Bool?
    /// How sure the advances are of a face that is not calibrated; `guess` when absent.
    var confidence: Confidence?
    /// The iOS font the face stands for; nil when it is not known or the face is that font.
    var ios: String?
    /// Line metrics of the iOS font; the file's own when absent.
    var metrics: VerticalMetrics?
    var origin: String
  }

  /// A family that draws scripts the system font lacks: one face for each weight.
  struct Fallback: Decodable, Sendable {
    var ios: String?
    /// ISO 15924 tags; `Zsym` for symbols.
    var scripts: [String]
    var languages: [String]?
    /// How the names of the family's files begin.
    var family: String
    /// The family comes as a font collection, in which `index` tells its members apart.
    var collection: Bool?
    var index: UInt32?
    var weights: [FontWeight]
    var advanceScale: Double?
    var displayScale: Double?
    var confidence: Confidence?
    var metrics: VerticalMetrics?
    var origin: String

    var faces: [Face] {
      weights.map { weight in
        Face(
          role: .fallback, weight: weight, scripts: scripts, languages: languages,
          files: fileNames(weight), index: index, advanceScale: advanceScale,
          displayScale: displayScale, confidence: confidence, ios: ios, metrics: metrics,
          origin: origin)
      }
    }

    private func fileNames(_ weight: FontWeight) -> [String] {
      let style = weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst()
      if collection == true { return ["\(family)-\(style).ttc", "\(family).ttc"] }
      let names = ["\(family)-\(style).ttf", "\(family)-\(style).otf"]
      let plain = weight == .regular ? ["\(family).ttf"] : []
      return names + plain + ["\(family)[wdth,wght].ttf", "\(family)[wght].ttf"]
    }
  }

  var version: Int
  var origins: [String: Origin]
  /// All faces in the order of preference, those of the fallbacks last.
  var faces: [Face]

  private enum CodingKeys: String, CodingKey { case version, origins, faces, fallbacks }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    origins = try container.decode([String: Origin].self, forKey: .origins)
    faces = try container.decode([Face].self, forKey: .faces)
    let fallbacks = try container.decodeIfPresent([Fallback].self, forKey: .fallbacks) ?? []
    faces += fallbacks.flatMap(\.faces)
  }

  /// Leaves every face the advances of its file.
  mutating func removeCalibration() {
    for index in faces.indices {
      faces[index].calibration = nil
      faces[index].advanceScale = nil
      faces[index].displayScale = nil
      faces[index].fixedAdvance = nil
      faces[index].emojiSizes = nil
    }
  }
}

/// Why the font stack cannot be built.
public enum FontStackError: Error, CustomStringConvertible, Sendable {
  /// The manifest or an advance table is missing or damaged.
  case manifest(path: String, reason: String)
  /// No file of the system font's stand-in is installed.
  case missingFont(name: String, package: String?, searched: [String])
  /// A font file is there but is not a font HarfBuzz can use.
  case unreadableFont(path: String)

  public var description: String {
    switch self {
    case .manifest(let path, let reason):
      return "\(path): \(reason)"
    case .missingFont(let name, let package, let searched):
      let action =
        package.map { "install the package \($0) (make setup does it)" }
        ?? "put its files into Fonts/ or name their folder with --font-directory"
      return "font \(name) not found: \(action); searched \(searched.joined(separator: ", "))"
    case .unreadableFont(let path):
      return "\(path): expected an OpenType or TrueType font; the file is damaged or something else"
    }
  }
}
