import Audit
import Components
import Foundation
import TextShaping

/// The options that bring an app's own fonts to a command without an audit's configuration.
struct CustomFontOptions {
  static let file = OptionDeclaration.list(
    "font-file", value: "file", splitsAtCommas: false,
    "A font file of the app (.ttf, .otf, .ttc). May be repeated.")
  static let config = OptionDeclaration.option(
    "config", value: "file", "A configuration whose fonts may be named.")

  /// The families, those of the configuration first.
  let families: [CustomFontFamily]
  /// The family of the first file on the command line.
  let firstFileFamily: String?

  /// Reads the files and the configuration.
  /// - Throws: ``RunError`` or `ConfigurationError` for a file that is missing or damaged.
  init(_ options: ParsedOptions) throws {
    var families: [CustomFontFamily] = []
    if let path = options.string(Self.config) {
      families = try ConfigurationReader.read(file: path).fonts
    }
    let fonts = try options.strings(Self.file).flatMap { path in
      do {
        return try CustomFont.read(path: path)
      } catch let error as CustomFontError {
        throw RunError("\(error). Check --font-file.")
      }
    }
    var names: [String] = []
    for font in fonts where !names.contains(font.family) { names.append(font.family) }
    for name in names {
      if families.named(name) != nil {
        throw RunError("The font family '\(name)' of --font-file is in the configuration too.")
      }
      families.append(CustomFontFamily(name: name, fonts: fonts.filter { $0.family == name }))
    }
    self.families = families
    firstFileFamily = names.first
  }

  /// The spelling of a family under which its fonts are loaded.
  func spelling(of name: String) throws -> String {
    guard let family = families.named(name) else { throw RunError(unknownFamily(name, families)) }
    return family.name
  }
}

/// What to say about a font family that was not loaded.
func unknownFamily(_ name: String, _ families: [CustomFontFamily]) -> String {
  guard !families.isEmpty else {
    return "Unknown font family '\(name)'. Give its files with --font-file, or a --config."
  }
  return "Unknown font family '\(name)'. Known: \(families.map(\.name).joined(separator: ", "))."
}
