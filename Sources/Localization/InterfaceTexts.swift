import Foundation
import XMLText

/// The texts of a storyboard or XIB file that its `.strings` files translate.
///
/// Keys are written as Xcode writes them: the object's identifier, a dot and the property.
public struct InterfaceTexts: Sendable {
  /// A text of an object.
  public struct Text: Sendable, Hashable {
    /// The object and the property, such as `lb1-aa-001.text`.
    public var key: String
    /// The text.
    public var text: String
    /// The line of the element that holds it, counted from 1.
    public var line: Int
  }

  /// The extensions of such files, in lower case.
  public static let fileExtensions = ["storyboard", "xib"]

  /// The table that translates it: the file's name without its extension.
  public let table: String
  /// The folder around the `.lproj` folder.
  public let container: String
  /// The path.
  public let path: String
  /// Whether it is for iPhone or iPad, and not the picture at the launch, which no table translates.
  public let isShown: Bool
  /// The identifiers of all objects.
  public private(set) var objects: Set<String> = []
  /// The texts in the order of the file.
  public private(set) var texts: [Text] = []

  /// Reads a file.
  ///
  /// - Returns: nil where it is no XML of Interface Builder.
  public init?(_ file: LocalizationFile) {
    guard let root = try? XMLScanner.scan([UInt8](file.data)),
      ["document", "archive"].contains(root.name)
    else { return nil }
    table = file.table
    container = file.container
    path = file.path
    isShown =
      root["targetRuntime"]?.hasPrefix("iOS") == true && root["launchScreen"] != "YES"
    collect(root, owner: nil)
  }

  private static let properties: Set<String> = [
    "text", "title", "placeholder", "headerTitle", "footerTitle", "prompt", "backButtonTitle",
  ]

  private mutating func collect(_ element: XMLElement, owner: String?) {
    let id = element["id"]
    if let id { objects.insert(id) }
    let key = element["key"]
    switch element.name {
    case "state":
      if let owner, let key, let title = element["title"] {
        texts.append(Text(key: "\(owner).\(key)Title", text: title, line: element.line))
      }
    case "buttonConfiguration":
      guard let owner else { break }
      for name in ["title", "subtitle"] {
        guard let title = element[name] else { continue }
        texts.append(
          Text(key: "\(owner).configuration.\(name)", text: title, line: element.line))
      }
    case "string", "mutableString":
      if let owner, let key, Self.properties.contains(key) {
        texts.append(Text(key: "\(owner).\(key)", text: element.text, line: element.line))
      }
    // A constraint is a "placeholder" too.
    case "constraint": break
    default:
      guard let id else { break }
      for attribute in element.attributes where Self.properties.contains(attribute.name) {
        texts.append(
          Text(key: "\(id).\(attribute.name)", text: attribute.value, line: element.line))
      }
      let segments = element.children.first { $0.name == "segments" }?.children ?? []
      for (index, segment) in segments.enumerated() {
        guard let title = segment["title"] else { continue }
        texts.append(
          Text(key: "\(id).segmentTitles[\(index)]", text: title, line: segment.line))
      }
      let scopes = element.children.first { $0.name == "scopeButtonTitles" }?.children ?? []
      for (index, scope) in scopes.enumerated() {
        texts.append(
          Text(key: "\(id).scopeButtonTitles[\(index)]", text: scope.text, line: scope.line))
      }
    }
    for child in element.children { collect(child, owner: id ?? owner) }
  }
}

extension LocalizationResult {
  /// Reads the interface files of the development language whose tables were read.
  mutating func addInterfaces(_ paths: [String], language: (String) -> String?) {
    guard !paths.isEmpty else { return }
    let tables = Set(entries.map { "\($0.container)\0\($0.table)" })
    let sources = entries.filter { $0.isSourceLanguage && $0.value?.isEmpty == false }
    let known = Set(sources.map { "\($0.container)\0\($0.table)\0\($0.key)" })
    for path in paths {
      let folder = LanguageFolder.language(ofFile: path)
      let development = language(path) ?? "en"
      guard folder == nil || folder == "Base" || folder == development else { continue }
      var file = LocalizationFile(path: path, data: Data(), developmentLanguage: development)
      guard tables.contains("\(file.container)\0\(file.table)"),
        let data = FileManager.default.contents(atPath: path)
      else { continue }
      file.data = data
      guard let interface = InterfaceTexts(file) else { continue }
      interfaces.append(interface)
      guard interface.isShown else { continue }
      for text in interface.texts where text.text.contains(where: { !$0.isWhitespace }) {
        let key = "\(interface.container)\0\(interface.table)\0\(text.key)"
        guard !known.contains(key) else { continue }
        interfaceStrings.append(
          LocalizedString(
            key: text.key, locale: development, table: interface.table, text: text.text,
            isSourceLanguage: true, place: SourcePlace(file: path, line: text.line)))
      }
    }
  }
}
