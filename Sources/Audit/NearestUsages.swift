import FileSearch
import InterfaceScan

/// Tells the bundles of a project apart: the `Info.plist` of an app and those of its extensions name the
/// same keys, and each means the table beside it.
enum NearestUsages {
  private static let endings = [".plist", ".intentdefinition", ".pbxproj"]

  /// The usages that a table's strings can have: all of source code, and of property lists those of the
  /// nearest file.
  static func of(_ usages: [Usage], to table: String) -> [Usage] {
    guard usages.contains(where: isBesideTable) else { return usages }
    // The folder that both lie in is as deep as possible, and the list not far below it.
    func distance(_ usage: Usage) -> (Int, Int) {
      let depth = usage.place.file.split(separator: "/").count - 1
      let common = usage.place.file.sharedFolderCount(with: table)
      return (-common, depth - common)
    }
    guard let nearest = usages.filter(isBesideTable).map(distance).min(by: <) else { return usages }
    return usages.filter { !isBesideTable($0) || distance($0) == nearest }
  }

  private static func isBesideTable(_ usage: Usage) -> Bool {
    usage.table != nil && endings.contains { usage.place.file.hasSuffix($0) }
  }
}
