import Foundation

/// Build settings of a target, as far as they say for which systems it is built.
struct BuildSettings {
  private(set) var values: [String: String] = [:]

  /// Adds the settings of a level; earlier ones are overridden.
  mutating func add(_ settings: OldStyleValue?) {
    for (key, value) in settings?.members ?? [:] {
      values[key] = value.string ?? value.words.joined(separator: " ")
    }
  }

  /// Adds a configuration file and the files it includes.
  mutating func add(contentsOf path: String, depth: Int = 0) {
    guard depth < 8, let data = FileManager.default.contents(atPath: path), data.count < 1 << 20
    else { return }
    let text = String(decoding: data, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        guard parts.count > 1 else { continue }
        add(
          contentsOf: ProjectPath.join(ProjectPath.folder(of: path), String(parts[1])),
          depth: depth + 1)
        continue
      }
      guard let sign = line.firstIndex(of: "="), !line.hasPrefix("//") else { continue }
      let name = String(line[..<sign]).trimmed
      var value = line[line.index(after: sign)...]
      if let comment = value.range(of: "//") { value = value[..<comment.lowerBound] }
      values[name] = String(value).trimmed.trimmingCharacters(in: ["\"", ";"])
    }
  }

  /// The systems: `iphoneos`, `macosx`, `watchos` …; nil where the settings do not say.
  var platforms: Set<String>? {
    if let supported = values["SUPPORTED_PLATFORMS"], !supported.contains("$") {
      return Set(supported.split(separator: " ").map(String.init))
    }
    guard let system = values["SDKROOT"], !system.isEmpty, system != "auto", !system.contains("$")
    else { return nil }
    return [system]
  }
}

/// Paths as texts.
enum ProjectPath {
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return path.isEmpty ? folder : folder + "/" + path
  }

  /// The absolute path without `.` and `..`; links are not followed.
  static func absolute(_ path: String, from folder: String) -> String {
    var parts: [Substring] = []
    for part in join(folder, path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
