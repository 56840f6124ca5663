import Foundation

/// A target of an Xcode project and the files it builds.
struct ProjectTarget {
  var name: String
  /// Such as `com.apple.product-type.application`.
  var productType: String
  /// The systems it is built for; nil where the project does not say.
  var platforms: Set<String>?
  /// Absolute paths of files, and of folders that are built whole.
  var paths: Set<String> = []
  /// Absolute paths in those folders that are not built.
  var excluded: Set<String> = []

  /// What Xcode writes into its `Info.plist`: the keys with their texts and lines, by lines.
  var information: [(key: String, text: String, line: Int)] = []

  /// Whether what it builds runs on an iPhone or iPad and is shown to its users.
  var isForPhone: Bool {
    if productType.contains("test") || productType.contains("watch") || productType.contains(".tv-")
    {
      return false
    }
    return platforms?.contains("iphoneos") ?? true
  }
}

/// Reads the targets of a `project.pbxproj`.
struct ProjectTargets {
  private let objects: [String: OldStyleValue]
  private let folder: String
  /// Absolute paths of groups and files by their identifiers.
  private var paths: [String: String] = [:]

  /// The targets of a project file.
  ///
  /// - Parameters:
  ///   - data: its bytes.
  ///   - file: its absolute path, `…/App.xcodeproj/project.pbxproj`.
  /// - Throws: `ScanProblem`: without targets everything is read.
  static func read(_ data: Data, file: String) throws(ScanProblem) -> [ProjectTarget] {
    let root: OldStyleValue
    do throws(OldStylePropertyList.Fault) {
      root = try OldStylePropertyList.read([UInt8](data))
    } catch {
      throw ScanProblem(file: file, line: error.line, message: error.message, severity: .warning)
    }
    guard let objects = root["objects"]?.members, let id = root["rootObject"]?.string,
      let project = objects[id]
    else {
      throw ScanProblem(
        file: file, message: "expected a project with objects", severity: .warning)
    }
    let folder = ProjectPath.folder(of: ProjectPath.folder(of: file))
    var targets = ProjectTargets(objects: objects, folder: folder)
    targets.place(project)
    return targets.targets(of: project)
  }

  private init(objects: [String: OldStyleValue], folder: String) {
    self.objects = objects
    self.folder = folder
  }

  private func objects(_ list: OldStyleValue?) -> [(id: String, object: OldStyleValue)] {
    (list?.values ?? []).compactMap { value in
      value.string.flatMap { id in objects[id].map { (id, $0) } }
    }
  }

  // MARK: Paths

  /// Finds out where each group and file lies; groups may be put into each other in a circle.
  private mutating func place(_ project: OldStyleValue) {
    let root = ProjectPath.absolute(project["projectDirPath"]?.string ?? "", from: folder)
    guard let main = project["mainGroup"]?.string else { return }
    var open = [(main, root)]
    while let (id, parent) = open.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let path = object["path"]?.string ?? ""
      let own: String
      switch object["sourceTree"]?.string {
      case "SOURCE_ROOT"?: own = ProjectPath.absolute(path, from: root)
      case "<group>"?, "<absolute>"?, nil: own = ProjectPath.absolute(path, from: parent)
      default: continue
      }
      paths[id] = own
      for child in object["children"]?.values ?? [] {
        child.string.map { open.append(($0, own)) }
      }
    }
  }

  // MARK: Targets

  private func targets(of project: OldStyleValue) -> [ProjectTarget] {
    objects(project["targets"]).map { id, target in
      var settings = BuildSettings()
      add(project["buildConfigurationList"], to: &settings)
      add(target["buildConfigurationList"], to: &settings)
      var found = ProjectTarget(
        name: target["name"]?.string ?? "", productType: target["productType"]?.string ?? "",
        platforms: settings.platforms)
      for (_, phase) in objects(target["buildPhases"]) {
        for (_, file) in objects(phase["files"]) {
          guard let reference = file["fileRef"]?.string else { continue }
          add(reference, to: &found)
        }
      }
      addFolders(of: id, target, to: &found)
      found.information = information(of: target)
      return found
    }
  }

  /// A file, or the files of a group for several languages.
  private func add(_ reference: String, to target: inout ProjectTarget) {
    let children = objects[reference]?["children"]?.values ?? []
    for id in children.isEmpty ? [reference] : children.compactMap(\.string) {
      if let path = paths[id] { target.paths.insert(path) }
    }
  }

  /// The folders that Xcode 16 keeps in step with the disk. For the target that owns one the exceptions
  /// are what it does not build, for others what they build.
  private func addFolders(
    of id: String, _ target: OldStyleValue, to found: inout ProjectTarget
  ) {
    let own = Set((target["fileSystemSynchronizedGroups"]?.values ?? []).compactMap(\.string))
    for (group, object) in objects
    where object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = paths[group] else { continue }
      if own.contains(group) { found.paths.insert(path) }
      for (_, exception) in objects(object["exceptions"])
      where exception["target"]?.string == id {
        for member in exception["membershipExceptions"]?.words ?? [] {
          // `/Localized/Main.strings` is that file in the folders of all languages.
          guard !member.hasPrefix("/Localized/") else { continue }
          let file = ProjectPath.absolute(member, from: path)
          if own.contains(group) { found.excluded.insert(file) } else { found.paths.insert(file) }
        }
      }
    }
  }

  /// The settings `INFOPLIST_KEY_…`.
  private func information(of target: OldStyleValue) -> [(key: String, text: String, line: Int)] {
    let settings = configuration(target["buildConfigurationList"])?["buildSettings"]
    return (settings?.members ?? [:]).compactMap { key, value in
      guard key.hasPrefix("INFOPLIST_KEY_"), let text = value.string, let line = value.line else {
        return nil
      }
      return (String(key.dropFirst("INFOPLIST_KEY_".count)), text, line)
    }.sorted { ($0.2, $0.0) < ($1.2, $1.0) }
  }

  /// The configuration for releases if there is one.
  private func configuration(_ list: OldStyleValue?) -> OldStyleValue? {
    guard let id = list?.string else { return nil }
    let all = objects(objects[id]?["buildConfigurations"]).map(\.object)
    return all.first { $0["name"]?.string == "Release" } ?? all.first
  }

  private func add(_ list: OldStyleValue?, to settings: inout BuildSettings) {
    guard let chosen = configuration(list) else { return }
    if let base = chosen["baseConfigurationReference"]?.string.flatMap({ paths[$0] }) {
      settings.add(contentsOf: base)
    } else if let anchor = chosen["baseConfigurationReferenceAnchor"]?.string.flatMap({ paths[$0] }
    ),
      let path = chosen["baseConfigurationReferenceRelativePath"]?.string
    {
      settings.add(contentsOf: ProjectPath.absolute(path, from: anchor))
    }
    settings.add(chosen["buildSettings"])
  }
}
