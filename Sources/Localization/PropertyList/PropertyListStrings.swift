import Foundation

/// Reads property lists that are tables of texts: XML and binary.
enum PropertyListStrings {
  /// What a property list holds.
  struct Table {
    /// The dictionary at the root.
    var members: [PropertyListMember]
    /// Repeated keys.
    var problems: [LocalizationProblem]
  }

  /// Whether a file is a property list of one of the two kinds.
  static func matches(_ data: Data, text: [UInt8]) -> Bool {
    BinaryPropertyList.matches(data) || XMLPropertyList.matches(text)
  }

  /// The dictionary of a file; members are in the order of their lines (XML) or keys (binary).
  static func table(of file: LocalizationFile, text: [UInt8]) throws(PropertyListFault) -> Table {
    if BinaryPropertyList.matches(file.data) {
      let root = try BinaryPropertyList([UInt8](file.data)).value()
      return Table(members: (root.members ?? []).sorted { $0.key < $1.key }, problems: [])
    }
    var list = XMLPropertyList()
    let root = try list.read(text)
    guard let members = root.members else {
      throw PropertyListFault(
        line: root.line,
        message: "expected a dictionary in the property list, found \(root.kindName)")
    }
    let problems = list.repetitions.map { repetition in
      file.problem(
        "expected each key once, found \"\(repetition.key)\" again (first on line"
          + " \(repetition.earlierLine)); the last one counts",
        line: repetition.line, isFatal: false,
        cause: .duplicateKey(
          repetition.key, hasOtherValue: repetition.hasOtherValue,
          firstLine: repetition.earlierLine))
    }
    return Table(members: members, problems: problems)
  }

  /// The texts of a `.strings` file.
  static func read(
    _ file: LocalizationFile, text: [UInt8]
  ) -> (entries: [StringsEntry], problems: [LocalizationProblem]) {
    let table: Table
    do throws(PropertyListFault) {
      table = try self.table(of: file, text: text)
    } catch {
      return (
        [],
        [file.problem(error.message, line: error.line, cause: .unreadable(keys: []))]
      )
    }
    var entries: [StringsEntry] = []
    var problems = table.problems
    for member in table.members {
      if let text = member.value.string {
        entries.append(
          StringsEntry(key: member.key, value: text, comment: nil, line: member.line))
      } else {
        problems.append(
          file.problem(
            "expected a text as the value of \"\(member.key)\", found \(member.value.kindName)",
            line: member.line, isFatal: false, cause: .malformedEntry(key: member.key)))
      }
    }
    return (entries, problems)
  }
}
