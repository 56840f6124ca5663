/// Writes `.stringsdict` files as XML property lists.
public enum StringsdictWriter {
  /// The table of one language.
  ///
  /// A choice by number that is no variable becomes the variable `value`.
  ///
  /// - Parameter entries: those of one table and language. Phrases of App Shortcuts cannot be
  ///   written and are left out.
  public static func write(_ entries: [LocalizationEntry]) -> String {
    var writer = XMLWriter(
      indent: "\t",
      documentType: "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\""
        + " \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">")
    writer.element("plist", ["version": "1.0"]) { writer in
      writer.element("dict") { writer in
        for entry in entries {
          guard let value = entry.value, !value.isEmpty else { continue }
          writer.element("key", text: entry.key)
          write(value, entry.substitutions, to: &writer)
        }
      }
    }
    return writer.text
  }

  private static func write(
    _ value: LocalizationValue, _ substitutions: [LocalizationSubstitution],
    to writer: inout XMLWriter
  ) {
    if value.variations.isEmpty, substitutions.isEmpty {
      return writer.element("string", text: value.unit?.text ?? "")
    }
    writer.element("dict") { writer in
      if let unit = value.unit {
        writer.element("key", text: StringsdictKeys.format)
        writer.element("string", text: unit.text)
      }
      for variation in value.variations where variation.kind != "plural" {
        writer.element(
          "key",
          text: variation.kind == "width" ? StringsdictKeys.width : StringsdictKeys.device)
        writer.element("dict") { writer in
          for choice in variation.cases {
            writer.element("key", text: choice.name)
            write(choice.value, [], to: &writer)
          }
        }
      }
      for variation in value.variations where variation.kind == "plural" {
        if value.unit == nil {
          writer.element("key", text: StringsdictKeys.format)
          writer.element("string", text: "%#@value@")
        }
        write(
          LocalizationSubstitution(
            name: "value", formatSpecifier: specifier(of: variation),
            value: LocalizationValue(variations: [variation]), line: 1), to: &writer)
      }
      for substitution in substitutions { write(substitution, to: &writer) }
    }
  }

  private static func write(_ substitution: LocalizationSubstitution, to writer: inout XMLWriter) {
    writer.element("key", text: substitution.name)
    writer.element("dict") { writer in
      writer.element("key", text: StringsdictKeys.ruleType)
      writer.element("string", text: StringsdictKeys.pluralRule)
      writer.element("key", text: StringsdictKeys.valueType)
      writer.element("string", text: substitution.formatSpecifier)
      for variation in substitution.value.variations where variation.kind == "plural" {
        for choice in variation.cases {
          guard let text = choice.value.unit?.text else { continue }
          writer.element("key", text: choice.name)
          writer.element("string", text: text)
        }
      }
    }
  }

  /// The conversion that the forms use.
  private static func specifier(of variation: LocalizationVariation) -> String {
    let placeholders = variation.cases.lazy.flatMap { choice in
      FormatPlaceholder.parse(choice.value.unit?.text ?? "")
    }
    let number = placeholders.first { $0.kind == .integer && !$0.isSubstitutionArgument }
    return number.map { $0.length + String($0.conversion) } ?? "lld"
  }
}
