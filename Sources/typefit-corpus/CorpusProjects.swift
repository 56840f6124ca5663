import Audit
import Foundation
import Localization
import LocalizationRules

/// A folder of projects, one folder for each.
struct CorpusProjects {
  let folder: String
  /// The paths of the projects below the folder, sorted.
  let names: [String]

  /// Folders that hold several projects.
  private static let collections: Set = ["malformed-real"]

  /// - Returns: nil where there is no such folder.
  init?(folder: String) {
    self.folder = folder
    guard let names = Self.folders(in: folder) else { return nil }
    self.names = names.flatMap { name in
      guard Self.collections.contains(name) else { return [name] }
      return (Self.folders(in: "\(folder)/\(name)") ?? []).map { "\(name)/\($0)" }
    }
  }

  /// What rules find in each project, and how many texts there are.
  func faults(of rules: [any LocalizationRule]) -> (faults: [[LocalizationFault]], texts: Int) {
    var texts = 0
    let faults = names.map { name in
      let result = LocalizationReader.read(paths: ["\(folder)/\(name)"])
      texts += result.unitsRead
      return LocalizationCheck.faults(
        in: LocalizationProject(result), rules: rules,
        context: RuleContext(places: AssignedPlaces()))
    }
    return (faults, texts)
  }

  private static func folders(in folder: String) -> [String]? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return names?.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }
}
