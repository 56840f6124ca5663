/// What was read from a file, or from many.
public struct LocalizationResult: Sendable {
  /// The texts, in the order of the files and within a file in its own order.
  public var strings: [LocalizedString] = []
  /// What the files hold, key by key and language by language, in the same order.
  public var entries: [LocalizationEntry] = []
  /// What was wrong with the input, in the order of the files.
  public var problems: [LocalizationProblem] = []
  /// The language the app is developed in: what a string catalog says, else what an Xcode project
  /// or a package manifest says; nil when nothing does.
  public var sourceLanguage: String?
  /// How many files were read, the damaged ones among them.
  public var filesRead = 0
  /// How many keys were read, counted once per file.
  public var entriesRead = 0
  /// How many values were read as they are written in the files: one for each variation and each
  /// form of a substitution.
  public var unitsRead = 0
  /// Files for translators that were left out, because the app's own tables were read.
  public var skippedFiles: [String] = []

  /// Storyboards and XIB files whose texts the tables translate.
  public var interfaces: [InterfaceTexts] = []
  /// The texts of these files that no table of the source language holds: the app shows them as they
  /// stand in the file.
  public var interfaceStrings: [LocalizedString] = []

  /// Every key that a table holds, or an interface file with a table.
  public var keys: Set<String> {
    Set(entries.lazy.map(\.key)).union(interfaceStrings.lazy.map(\.key))
  }

  /// Creates an empty result.
  public init() {}

  /// Adds what another result holds.
  public mutating func append(_ other: LocalizationResult) {
    // A large catalog read alone is not copied.
    if strings.isEmpty { strings = other.strings } else { strings += other.strings }
    if entries.isEmpty { entries = other.entries } else { entries += other.entries }
    problems.append(contentsOf: other.problems)
    sourceLanguage = sourceLanguage ?? other.sourceLanguage
    filesRead += other.filesRead
    entriesRead += other.entriesRead
    unitsRead += other.unitsRead
    skippedFiles.append(contentsOf: other.skippedFiles)
    interfaces.append(contentsOf: other.interfaces)
    interfaceStrings.append(contentsOf: other.interfaceStrings)
  }

  /// The strings with `Base`, and tables outside any language's folder, put under a language.
  ///
  /// `Base.lproj` is the development language under another name.
  ///
  /// - Parameter language: nil takes what the catalogs name, else English.
  public func strings(adoptedBy language: String?) -> [LocalizedString] {
    let language = language ?? sourceLanguage ?? "en"
    return strings.map { string in
      guard string.locale == "Base" || string.locale.isEmpty else { return string }
      var string = string
      string.locale = language
      string.isSourceLanguage = true
      return string
    }
  }

  /// The entries, put under a language as ``strings(adoptedBy:)`` does.
  public func entries(adoptedBy language: String?) -> [LocalizationEntry] {
    let language = language ?? sourceLanguage ?? "en"
    return entries.map { entry in
      guard entry.locale == "Base" || entry.locale.isEmpty else { return entry }
      var entry = entry
      entry.locale = language
      entry.isSourceLanguage = true
      return entry
    }
  }
}
