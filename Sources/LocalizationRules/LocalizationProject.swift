import Localization

/// Everything that was read, table by table and key by key, as the rules look at it.
public struct LocalizationProject: Sendable {
  /// The tables, in the order of their files.
  public let tables: [StringTable]
  /// What the readers found wrong.
  public let problems: [LocalizationProblem]
  /// The language the app is developed in.
  public let sourceLanguage: String
  /// All languages, sorted.
  public let locales: [String]

  /// Sorts what was read. Entries that another file of their table hides are left out.
  ///
  /// - Parameter sourceLanguage: nil takes what the catalogs name, else English.
  public init(_ result: LocalizationResult, sourceLanguage: String? = nil) {
    let language = sourceLanguage ?? result.sourceLanguage ?? "en"
    self.sourceLanguage = language
    var result = result
    result.applyPrecedence()
    problems = result.problems
    var indices: [TableID: Int] = [:]
    var tables: [StringTable] = []
    for entry in result.entries(adoptedBy: language) where !entry.isOverridden {
      let id = TableID(container: entry.container, name: entry.table)
      if let index = indices[id] {
        tables[index].add(entry)
      } else {
        indices[id] = tables.count
        var table = StringTable(name: entry.table, container: entry.container)
        table.add(entry)
        tables.append(table)
      }
    }
    for interface in result.interfaces {
      guard
        let index = indices[TableID(container: interface.container, name: interface.table)],
        tables[index].interface == nil
      else { continue }
      tables[index].add(interface, sourceLanguage: language)
    }
    self.tables = tables
    locales = Set(tables.flatMap(\.locales)).sorted()
  }

  private struct TableID: Hashable {
    let container: String
    let name: String
  }
}

/// One table in all its languages.
public struct StringTable: Sendable {
  /// The table's name, `Localizable` in most apps.
  public let name: String
  /// The folder that holds it.
  public let container: String
  /// Its keys, in the order of the files.
  public private(set) var keys: [KeyGroup] = []
  /// Its languages, sorted.
  public private(set) var locales: [String] = []
  /// The storyboard or XIB file whose texts it translates; nil for a table of code.
  public private(set) var interface: InterfaceTexts?

  private var indices: [String: Int] = [:]
  private var known: Set<String> = []

  init(name: String, container: String) {
    self.name = name
    self.container = container
  }

  /// The key with a name.
  public subscript(key: String) -> KeyGroup? { indices[key].map { keys[$0] } }

  mutating func add(_ entry: LocalizationEntry) {
    if known.insert(entry.locale).inserted {
      locales.append(entry.locale)
      locales.sort()
    }
    if let index = indices[entry.key] {
      keys[index].entries.append(entry)
    } else {
      indices[entry.key] = keys.count
      keys.append(KeyGroup(key: entry.key, entries: [entry]))
    }
  }
}

extension StringTable {
  /// Words that Interface Builder puts in, and that nobody translates before they are replaced.
  private static let samples: Set<String> = [
    "Label", "Button", "Title", "Subtitle", "Detail", "Text", "Item", "Prompt", "Switch",
  ]

  /// Adds the texts of an interface file as those of the source language, where the table itself
  /// has none.
  fileprivate mutating func add(_ interface: InterfaceTexts, sourceLanguage: String) {
    self.interface = interface
    for text in interface.texts where !Self.samples.contains(text.text) {
      guard self[text.key]?.source == nil else { continue }
      add(
        LocalizationEntry(
          key: text.key, locale: sourceLanguage, table: name, container: container,
          value: LocalizationValue(text.text, line: text.line), isSourceLanguage: true,
          place: SourcePlace(file: interface.path, line: text.line)))
    }
  }
}

/// One key of a table in all its languages.
public struct KeyGroup: Sendable {
  /// The key.
  public let key: String
  /// Its entries in the order of the files; a language has two where two formats hold the key.
  public internal(set) var entries: [LocalizationEntry]

  /// The entry of the language the app is developed in.
  public var source: LocalizationEntry? { entries.first(where: \.isSourceLanguage) }

  /// The developer's comment: that of the source language, else the first there is.
  public var comment: String? {
    source?.comment ?? entries.lazy.compactMap(\.comment).first
  }

  /// The entry of a language.
  public subscript(locale: String) -> LocalizationEntry? { entries.first { $0.locale == locale } }
}
