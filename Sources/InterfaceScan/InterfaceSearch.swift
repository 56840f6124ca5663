import FileSearch

/// Finds asset catalogs, interface files, theme files and information property lists.
struct InterfaceSearch {
  /// What was found, each kind in the order of the folders.
  private(set) var catalogs: [String] = []
  private(set) var interfaces: [String] = []
  private(set) var propertyLists: [String] = []
  /// Theme files, and whether one was given by its own name; others may be of other programs.
  private(set) var themes: [(path: String, isGiven: Bool)] = []
  private(set) var problems: [ScanProblem] = []

  /// The name under which a folder is searched for a theme.
  static let themeFileName = "theme.json"
  private static let fileEndings: Set<String> = ["storyboard", "xib", "json", "plist"]

  /// Looks through the files of a tree.
  init(_ tree: FileTree) {
    problems = tree.problems.map(ScanProblem.init)
    for entry in tree.entries where entry.kind == .bundle && entry.ending == "xcassets" {
      catalogs.append(entry.path)
    }
    for entry in tree.files(endings: Self.fileEndings) {
      switch entry.ending {
      case "storyboard", "xib": interfaces.append(entry.path)
      case "json" where entry.isNamed || entry.name == Self.themeFileName:
        themes.append((entry.path, entry.isNamed))
      case "plist" where InformationPropertyList.matches(fileName: String(entry.name)):
        propertyLists.append(entry.path)
      default: refuse(entry)
      }
    }
    for entry in tree.entries where entry.kind != .file || !Self.fileEndings.contains(entry.ending)
    {
      if entry.kind != .bundle { refuse(entry) }
    }
  }

  /// What is given by its own path alone has to be of a kind that is read.
  private mutating func refuse(_ entry: FileTree.Entry) {
    guard !entry.isFound else { return }
    problems.append(
      ScanProblem(
        file: entry.path,
        message: "expected an asset catalog, a storyboard, a xib, a theme as .json or an"
          + " Info.plist"))
  }
}
