import InterfaceScan

/// Tells the bundles of a project apart: the `Info.plist` of an app and those of its extensions name the
/// same keys, and each means the table beside it.
enum NearestUsages {
  private static let endings = [".plist", ".intentdefinition", ".pbxproj"]

  /// The usages that a table's strings can have: all of source code, and of property lists those of the
  /// nearest file.
  static func of(_ usages: [Usage], to table: String) -> [Usage] {
    guard usages.contains(where: isBesideTable) else { return usages }
    let folders = components(table)
    // The folder that both lie in is as deep as possible, and the list not far below it.
    func distance(_ usage: Usage) -> (Int, Int) {
      let own = components(usage.place.file).dropLast()
      let common = zip(own, folders).prefix { $0 == $1 }.count
      return (-common, own.count - common)
    }
    guard let nearest = usages.filter(isBesideTable).map(distance).min(by: <) else { return usages }
    return usages.filter { !isBesideTable($0) || distance($0) == nearest }
  }

  private static func isBesideTable(_ usage: Usage) -> Bool {
    usage.table != nil && endings.contains { usage.place.file.hasSuffix($0) }
  }

  private static func components(_ path: String) -> [Substring] { path.split(separator: "/") }
}
