/// Writes XLIFF 1.2 as Xcode exports it.
public enum XLIFFWriter {
  /// A document with the texts of tables in two languages.
  ///
  /// Forms of plurals and devices become units of their own, named as in exports of string catalogs:
  /// `key|==|plural.one`.
  ///
  /// - Parameters:
  ///   - entries: those of both languages, in the order in which the units are to stand.
  ///   - source: the language to translate from.
  ///   - target: the language to translate to.
  ///   - original: the path of the file that a table stands for, such as
  ///     `App/en.lproj/Localizable.strings`.
  public static func write(
    _ entries: [LocalizationEntry], source: String, target: String,
    original: (_ container: String, _ table: String) -> String
  ) -> String {
    var writer = XMLWriter(indent: "  ")
    writer.element(
      "xliff",
      ["xmlns": "urn:oasis:names:tc:xliff:document:1.2", "version": "1.2"]
    ) { writer in
      for table in tables(of: entries, target: target) {
        writer.element(
          "file",
          [
            "original": original(table.container, table.name), "source-language": source,
            "target-language": target, "datatype": "plaintext",
          ]
        ) { writer in
          writer.element("body") { writer in
            for key in table.keys { write(key, to: &writer) }
          }
        }
      }
    }
    return writer.text
  }

  private struct Table {
    var container: String
    var name: String
    var keys: [Key] = []
  }

  private struct Key {
    var name: String
    var source: LocalizationEntry?
    var target: LocalizationEntry?
  }

  private static func tables(of entries: [LocalizationEntry], target: String) -> [Table] {
    var tables: [Table] = []
    for entry in entries {
      let table =
        tables.firstIndex { $0.container == entry.container && $0.name == entry.table }
        ?? tables.endIndex
      if table == tables.endIndex {
        tables.append(Table(container: entry.container, name: entry.table))
      }
      let key =
        tables[table].keys.firstIndex { $0.name == entry.key } ?? tables[table].keys.endIndex
      if key == tables[table].keys.endIndex { tables[table].keys.append(Key(name: entry.key)) }
      if entry.isSourceLanguage {
        tables[table].keys[key].source = entry
      } else if entry.locale == target {
        tables[table].keys[key].target = entry
      }
    }
    return tables
  }

  private static func write(_ key: Key, to writer: inout XMLWriter) {
    let source = units(of: key.source)
    let target = units(of: key.target)
    let ids = source.map(\.id) + target.map(\.id).filter { id in !source.contains { $0.id == id } }
    for id in ids {
      let sourceUnit = source.first { $0.id == id }?.unit
      let targetUnit = target.first { $0.id == id }?.unit
      writer.start(unit: key.name + id, of: key.source ?? key.target) { writer in
        if let sourceUnit { writer.element("source", text: sourceUnit.text) }
        if let targetUnit {
          if let state = targetUnit.state {
            writer.element("target", ["state": state], text: targetUnit.text)
          } else {
            writer.element("target", text: targetUnit.text)
          }
        }
        if let comment = (key.source ?? key.target)?.comment {
          writer.element("note", text: comment)
        }
      }
    }
  }

  /// The texts of an entry with what follows the key in their identifiers.
  private static func units(
    of entry: LocalizationEntry?
  ) -> [(id: String, unit: LocalizationUnit)] {
    guard let entry else { return [] }
    let own = (entry.value?.forms ?? []).map { form in
      (form.path.isEmpty ? "" : "|==|" + form.path.joined(separator: "."), form.unit)
    }
    let forms = entry.substitutions.flatMap { substitution in
      substitution.value.forms.map { form in
        ("|==|substitutions.\(substitution.name)." + form.path.joined(separator: "."), form.unit)
      }
    }
    return own + forms
  }
}

extension XMLWriter {
  fileprivate mutating func start(
    unit id: String, of entry: LocalizationEntry?, _ content: (inout XMLWriter) -> Void
  ) {
    if entry?.shouldTranslate == false {
      element("trans-unit", ["id": id, "xml:space": "preserve", "translate": "no"], content)
    } else {
      element("trans-unit", ["id": id, "xml:space": "preserve"], content)
    }
  }
}
