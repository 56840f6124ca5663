import Foundation

/// Reads the property lists whose texts the system shows: `Info.plist` and the panes of Settings
/// bundles. Others are passed over.
public struct PropertyListFacts: FactReader {
  /// `plist`.
  public let fileExtensions = ["plist"]

  /// Creates a reader.
  public init() {}

  /// What the system shows of a file.
  public func facts(in data: Data, file: String) throws(ScanProblem) -> SourceFacts {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let isInformation = InformationPropertyList.matches(fileName: name)
    let isPane = data.range(of: Data("PreferenceSpecifiers".utf8)) != nil
    guard isInformation || isPane else { return SourceFacts() }
    if data.starts(with: Data("bplist".utf8)) {
      throw ScanProblem(
        file: file,
        message: "is a binary property list, which is not read; plutil -convert xml1 makes XML",
        severity: .skipped)
    }
    guard let root = PropertyListElement(try XMLTreeReader.read(data, file: file)) else {
      throw ScanProblem(
        file: file, line: 1, message: "expected an XML property list", severity: .warning)
    }
    var facts = SourceFacts()
    facts.usages =
      isInformation
      ? InformationTexts.usages(in: root)
      : SettingsTexts.usages(in: root, table: String(name.dropLast(".plist".count)))
    return facts
  }
}
