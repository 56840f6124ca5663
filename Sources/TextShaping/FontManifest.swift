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
    /// `custom` is a font of the app; the manifest lists none.
    enum Role: String, Decodable, Sendable { case system, fallback, emoji, custom }
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
    /// How sure the advances are of a face that is not calibrated; `guess` when absent.
    var confidence: Confidence?
    var origin: String
  }

  var version: Int
  var origins: [String: Origin]
  var faces: [Face]

  /// Leaves every face the advances of its file.
  mutating func removeCalibration() {
    for index in faces.indices {
      faces[index].calibration = nil
      faces[index].advanceScale = nil
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
