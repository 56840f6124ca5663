import Foundation
import Localization

/// A storyboard or a xib as Interface Builder has written it since Xcode 5.
public struct InterfaceDocument: Sendable {
  /// What the file describes.
  public enum Kind: String, Sendable, Hashable {
    /// Screens and how they follow each other.
    case storyboard
    /// Views that code loads.
    case xib
  }

  /// For which framework the file is.
  public enum Runtime: String, Sendable, Hashable {
    /// UIKit, for iPhone and iPad.
    case cocoaTouch
    /// watchOS.
    case watchKit
    /// AppKit.
    case cocoa
    /// tvOS.
    case appleTV
    /// Anything else.
    case other
  }

  /// The path of the file.
  public let file: String
  /// Storyboard or xib.
  public let kind: Kind
  /// The framework.
  public let runtime: Runtime
  /// Whether views without further notice are laid out by constraints.
  public let usesAutoLayout: Bool
  /// The elements of the file.
  public let tree: XMLTree
  private let indexByID: [String: Int]

  /// Reads a file from the disk.
  ///
  /// - Throws: `ScanProblem` with file and line; its severity is `skipped` for the archives that
  ///   Interface Builder wrote before Xcode 5.
  public init(contentsOf path: String) throws(ScanProblem) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ScanProblem(file: path, message: "cannot be read; check that it is a readable file")
    }
    try self.init(data, file: path)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameter file: the path that problems name; its extension does not matter.
  public init(_ data: Data, file: String) throws(ScanProblem) {
    if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
      throw ScanProblem(
        file: file, message: "is a compiled interface file, which is not read; give its source",
        severity: .skipped)
    }
    tree = try XMLTreeReader.read(data, file: file)
    let root = tree.root
    if root.name == "archive" {
      throw ScanProblem(
        file: file, line: root.line,
        message: "is an archive as Interface Builder wrote it before Xcode 5, which is not read;"
          + " open and save it in Xcode to bring it up to date",
        severity: .skipped)
    }
    let type = root["type"] ?? ""
    guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw ScanProblem(
        file: file, line: root.line,
        message: "expected a document of Interface Builder, found the element <\(root.name)>")
    }
    self.file = file
    kind = type.contains("Storyboard") ? .storyboard : .xib
    runtime = Self.runtime(of: root)
    usesAutoLayout = root["useAutolayout"] == "YES"
    var indices: [String: Int] = [:]
    for element in root.descendants {
      if let id = element.id, indices[id] == nil { indices[id] = element.index }
    }
    indexByID = indices
  }

  /// The element with an object id.
  public func element(id: String) -> XMLTree.Element? {
    indexByID[id].map { XMLTree.Element(records: tree.records, index: $0) }
  }

  /// The place of an element.
  public func place(of element: XMLTree.Element) -> SourcePlace {
    SourcePlace(file: file, line: element.line)
  }

  /// The colour that the file keeps for a name: a copy of a colour set (`namedColor`) or of a colour
  /// of the system (`systemColor`) as it was when the file was saved, in the light appearance.
  public func resource(_ kind: String, named name: String) -> XMLTree.Element? {
    tree.root.child("resources")?.children.first { $0.name == kind && $0["name"] == name }
  }

  private static func runtime(of root: XMLTree.Element) -> Runtime {
    switch root["targetRuntime"] ?? "" {
    case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad": .cocoaTouch
    case "watchKit": .watchKit
    case "MacOSX.Cocoa": .cocoa
    case "AppleTV": .appleTV
    default: .other
    }
  }
}

extension InterfaceDocument {
  /// The outlets of each object by its id: class and property, `HutCell.titleLabel`.
  package var outlets: [String: [String]] {
    var outlets: [String: [String]] = [:]
    for outlet in tree.root.descendants
    where outlet.name == "outlet" || outlet.name == "outletCollection" {
      guard let target = outlet["destination"], let property = outlet["property"] else { continue }
      let owner = outlet.parent?.parent?["customClass"] ?? ""
      outlets[target, default: []].append("\(owner).\(property)")
    }
    return outlets
  }
}
