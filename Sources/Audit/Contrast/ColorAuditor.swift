import ColorContrast
import DynamicType
import FileSearch
import InterfaceScan

/// Judges the colours of an audit's folders, under the conditions of the audit.
struct ColorAuditor {
  let configuration: AuditConfiguration
  let filters: AuditFilters

  /// The interface files of the folders of a tree; nil where there are none, or where only certain
  /// slots were asked for.
  ///
  /// Files of an audit are catalogs of strings; their colours would have to be given by folder.
  func scan(_ tree: FileTree) -> InterfaceScan? {
    guard filters.slots.isEmpty, tree.hasFolders else { return nil }
    return InterfaceScan(tree.inFolders)
  }

  /// What interface files say about colours.
  func report(on scan: InterfaceScan) -> ContrastReport {
    var settings = ContrastSettings(configuration)
    if !filters.categories.isEmpty { settings.categories = Array(Set(filters.categories)).sorted() }
    if let os = filters.os.max() { settings.os = os }
    if let boldText = filters.boldText { settings.boldText = boldText }
    return ContrastAudit(configuration: configuration, settings: settings).judge(scan)
  }
}
