extension LocalizationResult {
  /// Marks the entries that another file of the same table hides, and leaves out their texts.
  ///
  /// Foundation loads the `.strings` file of a table and puts the keys of its `.stringsdict` file
  /// over it (swift-corelibs-foundation, CFBundle_Strings.c).
  public mutating func applyPrecedence() {
    let rules = entries.lazy.filter { Self.isRule($0.place.file) }
    let known = Set(rules.map(EntryID.init))
    guard !known.isEmpty else { return }
    var hidden: Set<String> = []
    for index in entries.indices {
      let entry = entries[index]
      guard Self.isTable(entry.place.file), known.contains(EntryID(entry)) else { continue }
      entries[index].isOverridden = true
      hidden.insert("\(entry.place.file)\0\(entry.key)")
    }
    guard !hidden.isEmpty else { return }
    strings.removeAll { hidden.contains("\($0.place.file)\0\($0.key)") }
  }

  private static func isRule(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".\(StringsdictReader.fileExtension)")
  }

  private static func isTable(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".\(StringsReader.fileExtension)")
  }

  private struct EntryID: Hashable {
    let container: String
    let table: String
    let locale: String
    let key: String

    init(_ entry: LocalizationEntry) {
      container = entry.container
      table = entry.table
      locale = entry.locale
      key = entry.key
    }
  }
}
