import FileSearch
import Foundation

/// Tells which files only targets for tests or for other systems build. They show no user of an iPhone
/// anything, and are left out of a scan.
struct TargetMembership {
  private var owners: [String: [Int]] = [:]
  private var targets: [ProjectTarget] = []
  private let folder: String
  /// Project files that could not be read.
  private(set) var problems: [ScanProblem] = []

  /// Reads the project files of a tree.
  init(_ tree: FileTree) {
    folder = FileManager.default.currentDirectoryPath
    for entry in tree.files(endings: ["pbxproj"]) {
      let path = ProjectPath.absolute(entry.path, from: folder)
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      do throws(ScanProblem) {
        add(try ProjectTargets.read(data, file: path))
      } catch {
        problems.append(
          ScanProblem(
            file: entry.path, line: error.line, message: error.message, severity: error.severity))
      }
    }
  }

  /// Creates a membership of targets that are known.
  init(targets: [ProjectTarget], folder: String = "/") {
    self.folder = folder
    add(targets)
  }

  private mutating func add(_ found: [ProjectTarget]) {
    for target in found {
      for path in target.paths { owners[path, default: []].append(targets.count) }
      targets.append(target)
    }
  }

  /// Whether a file is built, and never for an iPhone or iPad.
  func leavesOut(_ path: String) -> Bool {
    guard !owners.isEmpty else { return false }
    let path = ProjectPath.absolute(path, from: folder)
    var isBuilt = false
    var place = path[...]
    while !place.isEmpty {
      for owner in owners[String(place)] ?? [] where !targets[owner].excluded.contains(path) {
        if targets[owner].isForPhone { return false }
        isBuilt = true
      }
      place = place[..<(place.lastIndex(of: "/") ?? place.startIndex)]
    }
    return isBuilt
  }
}
