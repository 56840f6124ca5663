import ColorContrast
import DynamicType
import FileSearch

/// What the interface files of a project say about colours.
public struct InterfaceScan: Sendable {
  /// The asset catalogs.
  public private(set) var catalogs = AssetCatalogs()
  /// The storyboards and xibs that could be read.
  public private(set) var documents: [InterfaceDocument] = []
  /// The information property lists that could be read.
  public private(set) var propertyLists: [InformationPropertyList] = []
  /// The theme files.
  public private(set) var themes: [ThemeFile] = []
  /// The pairs of all files: of the interface files, of names, of themes.
  public private(set) var pairings: [ColorPairing] = []
  /// What lies behind the status bar of each screen that states it.
  public private(set) var statusBarBackdrops: [StatusBarBackdrop] = []
  /// Colour sets named like a text or a symbol whose background nothing states.
  public private(set) var unpaired: [ColorSet] = []
  /// What was wrong with the input, and what was left out.
  public private(set) var problems: [ScanProblem] = []

  /// Reads files and folders.
  ///
  /// - Parameters:
  ///   - paths: asset catalogs, interface files, themes, property lists, and folders, which are
  ///     searched as `FileTree` says, with the standard list of what is left out.
  ///   - idiom: the device whose variants of colours count.
  ///   - gamut: the colours its screen can show.
  public init(paths: [String], idiom: Idiom = .phone, gamut: DisplayGamut = .displayP3) {
    self.init(FileTree(paths: paths), idiom: idiom, gamut: gamut)
  }

  /// Reads the files of a tree.
  ///
  /// - Parameters:
  ///   - tree: what was found.
  ///   - idiom: the device whose variants of colours count.
  ///   - gamut: the colours its screen can show.
  public init(_ tree: FileTree, idiom: Idiom = .phone, gamut: DisplayGamut = .displayP3) {
    let search = InterfaceSearch(tree)
    problems = search.problems
    let found = search.catalogs.map(AssetCatalog.init(contentsOf:))
    problems += found.flatMap(\.problems)
    read(search.propertyLists)
    catalogs = AssetCatalogs(
      found, accentColorNames: propertyLists.compactMap { $0.accentColorName?.value })
    for path in search.interfaces {
      do throws(ScanProblem) {
        let document = try InterfaceDocument(contentsOf: path)
        documents.append(document)
        let pairs = InterfacePairings(document, catalogs: catalogs, idiom: idiom, gamut: gamut)
        pairings += pairs.pairings
        statusBarBackdrops += pairs.statusBarBackdrops
        problems += pairs.problems
      } catch {
        problems.append(error)
      }
    }
    pairings += NamePairings(catalogs, idiom: idiom, gamut: gamut).pairings
    for (path, isGiven) in search.themes {
      do throws(ScanProblem) {
        let reader = try ThemeFileReader(contentsOf: path)
        guard isGiven || reader.isTheme else { continue }
        let theme = reader.read(catalogs: catalogs, idiom: idiom, gamut: gamut)
        themes.append(theme)
        pairings += theme.pairings
        statusBarBackdrops += theme.statusBars
        problems += theme.problems
      } catch {
        if isGiven { problems.append(error) }
      }
    }
    unpaired = NamePairings.unpaired(catalogs, besides: pairings)
  }

  private mutating func read(_ paths: [String]) {
    for path in paths {
      do throws(ScanProblem) {
        let list = try InformationPropertyList(contentsOf: path)
        propertyLists.append(list)
        problems += list.problems
      } catch {
        problems.append(error)
      }
    }
  }
}
