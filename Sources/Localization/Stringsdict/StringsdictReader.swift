import Foundation

/// Reads `.stringsdict` files: the texts of one language that vary by number, width or device.
///
/// They are property lists, XML or binary. The rules are those of Apple's archived "Internationalization
/// and Localization Guide", appendix "Stringsdict File Format", and of "Creating width and device
/// variants of strings".
public enum StringsdictReader: LocalizationFormat {
  /// `stringsdict`.
  public static let fileExtension = "stringsdict"

  /// Reads one file.
  public static func read(_ file: LocalizationFile) -> LocalizationResult {
    var result = LocalizationResult()
    result.filesRead = 1
    let text = SourceBytes(file.data).bytes
    guard text.contains(where: { $0 > 0x20 }) else {
      result.problems.append(
        file.problem("expected plural rules, found an empty file", cause: .unreadable(keys: [])))
      return result
    }
    guard PropertyListStrings.matches(file.data, text: text) else {
      result.problems.append(
        file.problem(
          "expected an XML or binary property list", line: 1, cause: .unreadable(keys: [])))
      return result
    }
    let table: PropertyListStrings.Table
    do throws(PropertyListFault) {
      table = try PropertyListStrings.table(of: file, text: text)
    } catch {
      let conflict = error.message.contains("merge conflict")
      result.problems.append(
        file.problem(
          "\(error.message); nothing is loaded", line: error.line,
          cause: conflict ? .mergeConflict(keys: []) : .unreadable(keys: [])))
      return result
    }
    result.problems = table.problems
    let language = TableLanguage(of: file)
    var expander = StringExpander()
    for member in table.members {
      var builder = StringsdictEntryBuilder(
        LocalizationEntry(
          key: member.key, locale: language.locale, table: file.table, container: file.container,
          isSourceLanguage: language.isSource,
          place: SourcePlace(file: file.path, line: member.line)))
      builder.read(member.value)
      result.entries.append(builder.entry)
      result.problems += builder.problems
      result.entriesRead += 1
      result.unitsRead += builder.unitsRead
      expander.add(builder.entry)
    }
    result.strings = expander.strings
    result.problems += expander.problems
    return result
  }
}
