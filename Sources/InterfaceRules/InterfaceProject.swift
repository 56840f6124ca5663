import InterfaceScan
import Localization
import LocalizationRules

/// Everything that was read of an app, as the rules about the whole of it look at it.
public struct InterfaceProject: Sendable {
  /// The audited folders and files.
  public var roots: [String]
  /// The storyboards and xibs.
  public var documents: [InterfaceDocument]
  /// The asset catalogs.
  public var catalogs: AssetCatalogs
  /// The information property lists.
  public var propertyLists: [InformationPropertyList]
  /// What the status bar of each screen lies on.
  public var statusBarBackdrops: [StatusBarBackdrop]
  /// Where sources and interface files show keys.
  public var usages: [Usage]
  /// Properties that code sets, as ``SourceFacts/assigned`` writes them.
  public var assigned: Set<String>
  /// Keys that any source names, whether it is known where they are shown or not.
  public var mentionedKeys: Set<String>
  /// Places that show a literal which is looked up nowhere.
  public var hardCodedTexts: [HardCodedText]
  /// What places look up and no table holds.
  public var unknownKeys: [UnknownKey]
  /// The tables with their keys and languages; nil where no table was read.
  public var localization: LocalizationProject?
  /// How many files of source were read; where it is none, keys that no source names say nothing.
  public var sourceFilesRead: Int

  /// Creates a project.
  public init(
    roots: [String] = [], interface: InterfaceScan = InterfaceScan(paths: []),
    sources: UsageScanner.Result = UsageScanner.Result(),
    localization: LocalizationProject? = nil
  ) {
    self.roots = roots
    documents = interface.documents
    catalogs = interface.catalogs
    propertyLists = interface.propertyLists
    statusBarBackdrops = interface.statusBarBackdrops
    usages = sources.usages
    assigned = sources.assigned
    mentionedKeys = sources.mentionedKeys
    hardCodedTexts = sources.hardCodedTexts
    unknownKeys = sources.unknownKeys
    self.localization = localization
    sourceFilesRead = sources.filesRead
  }
}
