import ColorContrast
import DynamicType
import Foundation
import InterfaceScan

/// Judges the colours of an audit's folders, under the conditions of the audit.
struct ColorAuditor {
  let configuration: AuditConfiguration
  let filters: AuditFilters

  /// What the folders among some paths say about colours; nil where there are none, or where only
  /// certain slots were asked for.
  ///
  /// Files of an audit are catalogs of strings; their colours would have to be given by folder.
  func report(on paths: [String]) -> ContrastReport? {
    guard filters.slots.isEmpty else { return nil }
    let folders = paths.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
    guard !folders.isEmpty else { return nil }
    var settings = ContrastSettings(configuration)
    if !filters.categories.isEmpty { settings.categories = Array(Set(filters.categories)).sorted() }
    if let os = filters.os.max() { settings.os = os }
    if let boldText = filters.boldText { settings.boldText = boldText }
    return ContrastAudit(configuration: configuration, settings: settings).run(paths: folders)
  }
}
