import Components
import DynamicType
import Foundation
import TextShaping

/// Options that several commands share, so that they read alike everywhere.
enum SharedOptions {
  static let fontDirectory = OptionDeclaration.list(
    "font-directory", value: "folder", splitsAtCommas: false,
    "A folder to search for fonts first. May be repeated.")
  static let format = OptionDeclaration.option(
    "format", choices: ["text", "json"], default: "text", "The format on standard output.")
  static let locale = OptionDeclaration.list(
    "locale", short: "l", "Only this language, such as de or pt-BR. May be repeated.")
  static let os = OptionDeclaration.option(
    "os", value: "version", "The iOS version the components are those of, 7 to 18 or 26.")
  static let config = OptionDeclaration.option(
    "config", short: "c", value: "file",
    "The configuration file. (default: the nearest .typefit.json)")
}

/// The output format of a command.
enum OutputFormat: String {
  case text, json
}

extension ParsedOptions {
  func format() throws -> OutputFormat {
    try value(SharedOptions.format, expecting: "text or json", OutputFormat.init(rawValue:))
      ?? .text
  }

  func category(_ option: OptionDeclaration) throws -> ContentSizeCategory? {
    try value(option, expecting: categoryExpectation, ContentSizeCategory.init(name:))
  }

  func categories(_ option: OptionDeclaration) throws -> [ContentSizeCategory] {
    try values(option, expecting: categoryExpectation, ContentSizeCategory.init(name:))
  }

  private var categoryExpectation: String {
    "one of " + ContentSizeCategory.allCases.map(\.shortName).joined(separator: ", ")
  }

  func os() throws -> OSGeneration? {
    try value(SharedOptions.os, expecting: "7 to 18, or 26", OSGeneration.init(name:))
  }

  func devices(_ option: OptionDeclaration) throws -> [Device] {
    try strings(option).map(namedDevice)
  }

  func device(_ option: OptionDeclaration) throws -> Device? {
    try string(option).map(namedDevice)
  }

  private func namedDevice(_ name: String) throws -> Device {
    guard let device = Device.named(name) else { throw UsageError(unknownDevice(name)) }
    return device
  }

  /// Slot names, each checked to exist; a component's name stands for all of its slots.
  func slots(_ option: OptionDeclaration) throws -> [String] {
    try strings(option).flatMap { name -> [String] in
      let matching = ComponentRegistry.slots.filter { $0.name == name || $0.component == name }
      guard !matching.isEmpty else { throw UsageError(unknownSlot(name)) }
      return matching.map(\.name)
    }
  }

  /// The folders of `--font-directory`.
  /// - Throws: ``RunError`` for a folder that does not exist.
  func fontDirectories() throws -> [URL] {
    try strings(SharedOptions.fontDirectory).map { path in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else {
        throw RunError("\(path): no such folder. Check --font-directory.")
      }
      return URL(fileURLWithPath: path, isDirectory: true)
    }
  }
}

/// Loads the fonts, with an error that names what to install.
/// - Parameter customFonts: the app's own families.
func loadFonts(
  _ directories: [URL], customFonts: [CustomFontFamily] = []
) throws -> FontStack {
  do {
    return try FontStack.load(fontDirectories: directories, customFonts: customFonts)
  } catch {
    throw RunError("\(error)")
  }
}

/// A file name as standard output and messages show it: relative to the working directory if inside.
func shown(_ path: String, from workingDirectory: String) -> String {
  let prefix = workingDirectory.hasSuffix("/") ? workingDirectory : workingDirectory + "/"
  return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
}
