import DynamicType
import InterfaceScan
import LocalizationRules

/// Images that seem to hold words.
public struct TextInImageRule: ProjectRule {
  public let id = "text-in-image"
  public let summary = "The name of an image says that it holds words, and it has one version only."
  public let why =
    "Words in a picture are not translated with the strings, do not grow with the text size, and"
    + " VoiceOver does not read them."
  public let severity = Severity.note
  /// A name says little about a picture.
  public let isOnByDefault = false

  /// Creates the rule.
  public init() {}

  private static func file(_ name: String, localized: Bool = false) -> InterfaceExample.File {
    let properties = localized ? #","properties":{"localizable":true}"# : ""
    return .init(
      "Images.xcassets/\(name).imageset/Contents.json",
      #"{"images":[{"idiom":"universal"}],"info":{"version":1,"author":"xcode"}"# + properties + "}"
    )
  }

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "A banner with a slogan", files: [Self.file("banner_text")],
        faults: ["1: the image “banner_text” seems to hold text"]),
      InterfaceExample(
        "A version for one language alone",
        files: [Self.file("welcome_en"), Self.file("badge-text")],
        faults: [
          "Images.xcassets/badge-text.imageset/Contents.json:1: the image “badge-text” seems to hold text",
          "Images.xcassets/welcome_en.imageset/Contents.json:1: the image “welcome_en” is in one language, “en”",
        ]),
      InterfaceExample(
        "Symbols for text, versions for languages, a localised image",
        files: [
          Self.file("context-menu"), Self.file("welcome_en"), Self.file("welcome_de"),
          Self.file("title_text", localized: true), Self.file("text-size-icon"),
        ], faults: []),
    ]
  }

  private static let words: Set<String> = [
    "text", "slogan", "wordmark", "lettering", "headline", "caption", "tagline",
  ]
  /// With one of these a name speaks of a symbol for text.
  private static let symbolWords: Set<String> = [
    "icon", "ic", "symbol", "glyph", "button", "btn", "size", "bubble", "field", "box", "format",
    "edit", "editor", "align", "bold", "italic", "left", "right", "center", "file", "doc", "tool",
    "background", "bg", "copy", "cursor", "add", "input", "tab", "plain", "rich",
  ]
  private static let languages: Set<String> = [
    "en", "de", "fr", "es", "it", "pt", "nl", "ja", "zh", "ko", "ru", "ar", "pl", "tr", "english",
    "german", "french", "spanish",
  ]

  public func faults(in project: InterfaceProject, context: RuleContext) -> [InterfaceFault] {
    project.catalogs.catalogs.filter { !$0.isForOtherPlatform }.flatMap { catalog in
      let stems = Dictionary(
        grouping: catalog.images.compactMap { Self.language(of: $0.name)?.stem }
      ) { $0 }
      return catalog.images.compactMap { image -> InterfaceFault? in
        guard !image.isLocalized else { return nil }
        if let (stem, language) = Self.language(of: image.name) {
          guard stems[stem]?.count == 1 else { return nil }
          return fault(image, "the image “\(image.name)” is in one language, “\(language)”")
        }
        let words = Set(ColorNameWords(image.name).words)
        guard !words.isDisjoint(with: Self.words), words.isDisjoint(with: Self.symbolWords) else {
          return nil
        }
        return fault(image, "the image “\(image.name)” seems to hold text")
      }
    }
  }

  private func fault(_ image: AssetCatalog.ImageSet, _ message: String) -> InterfaceFault {
    InterfaceFault(
      rule: id, confidence: .guess, place: image.place, subject: image.name, message: message,
      advice: "draw the words as text over the picture, or localise the image in the catalog")
  }

  /// The language that a name ends with, and what stands before it.
  private static func language(of name: String) -> (stem: String, language: String)? {
    guard let separator = name.lastIndex(where: { "_-".contains($0) }) else { return nil }
    let language = name[name.index(after: separator)...].lowercased()
    guard languages.contains(language) else { return nil }
    return (String(name[..<separator]), language)
  }
}
