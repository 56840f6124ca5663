import InterfaceScan

/// A file of program source as the rules look at it.
public struct InterfaceSource: Sendable {
  /// The file.
  public let tree: SourceTree
  /// Its statements and expressions with what is around them.
  public let nodes: SourceNodes
  /// Names of the imported modules.
  public let imports: Set<String>

  /// Prepares a file.
  public init(_ tree: SourceTree) {
    self.tree = tree
    nodes = SourceNodes(tree)
    imports = Set(tree.imports)
  }

  /// Whether the file's views can grow: widgets and Live Activities have rooms that do not.
  var showsGrowingTexts: Bool {
    imports.isDisjoint(with: ["WidgetKit", "ActivityKit", "WatchKit"])
  }

  /// Whether the file writes documents for paper, which has one text size.
  var makesDocuments: Bool {
    !nodes.calls("UIGraphicsPDFRenderer").isEmpty
      || !nodes.calls("UIGraphicsBeginPDFContextToFile").isEmpty
  }

  /// Whether the file may show an interface of iOS: no tests, and not for the Mac alone.
  static func mayShowInterface(_ tree: SourceTree) -> Bool {
    let imports = Set(tree.imports)
    if !imports.isDisjoint(with: ["XCTest", "Testing"]) { return false }
    let isForMac = !imports.isDisjoint(with: ["AppKit", "Cocoa"])
    return !(isForMac && !imports.contains("UIKit"))
  }
}
