import Foundation
import Localization

/// A small case for a rule: files and what the rule says about them.
public struct RuleExample: Sendable {
  /// A file of the case.
  public struct File: Sendable {
    /// The path, whose ending tells the format: `de.lproj/Localizable.strings`.
    public let path: String
    /// The content.
    public let content: Data

    /// A file of UTF-8 text.
    public init(_ path: String, _ text: String) {
      self.init(path, Data(text.utf8))
    }

    /// A file of bytes.
    public init(_ path: String, _ content: Data) {
      self.path = path
      self.content = content
    }
  }

  /// What the case shows, in one sentence.
  public let title: String
  /// Its files.
  public let files: [File]
  /// The texts in place of whole files: the source's first, each with its language; empty where the
  /// case has files of its own.
  public private(set) var texts: [(language: String, text: String)] = []
  /// What is found: `locale key: message`, in order; empty where the rule is to be quiet.
  public let faults: [String]
  /// Options that the case sets.
  public let options: [String: [String]]
  /// The slot of its texts; nil where the rule does not depend on it.
  public let slot: String?

  /// A case of whole files.
  public init(
    _ title: String, files: [File], options: [String: [String]] = [:], slot: String? = nil,
    faults: [String]
  ) {
    self.title = title
    self.files = files
    self.options = options
    self.slot = slot
    self.faults = faults
  }

  /// A text of the source language and its translations, under the key `key`.
  ///
  /// - Parameter faults: what is found, each as `locale: message`.
  public init(
    _ title: String, _ source: String, _ translations: KeyValuePairs<String, String> = [:],
    sourceLanguage: String = "en", options: [String: [String]] = [:], slot: String? = nil,
    faults: [String]
  ) {
    var files = [Self.stringsFile(source, language: sourceLanguage)]
    for (language, text) in translations {
      files.append(Self.stringsFile(text, language: language))
    }
    self.init(title, files: files, options: options, slot: slot, faults: faults)
    texts = [(sourceLanguage, source)] + translations.map { ($0.key, $0.value) }
  }

  /// What a rule says about the files.
  public func run(_ rule: any LocalizationRule) -> [String] {
    var result = LocalizationResult()
    for file in files {
      let file = LocalizationFile(path: file.path, data: file.content, developmentLanguage: "en")
      if InterfaceTexts.fileExtensions.contains(where: { file.path.hasSuffix(".\($0)") }) {
        result.interfaces += [InterfaceTexts(file)].compactMap(\.self)
      } else {
        result.append(LocalizationReader.read(file))
      }
    }
    let context = RuleContext(
      options: [rule.id: options], places: slot.map(FixedPlace.init))
    let faults = rule.check(
      LocalizationProject(result, sourceLanguage: result.sourceLanguage ?? "en"), context: context)
    return faults.map { fault in
      let place = [fault.locale, fault.key == "key" ? "" : fault.key].filter { !$0.isEmpty }
      return place.isEmpty ? fault.message : "\(place.joined(separator: " ")): \(fault.message)"
    }
  }

  private static func stringsFile(_ text: String, language: String) -> File {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return File("\(language).lproj/Localizable.strings", "\"key\" = \"\(escaped)\";\n")
  }
}
