import Foundation
import Localization

/// Reads where a storyboard or a xib shows its texts.
public struct InterfaceFactReader: FactReader {
  /// Storyboards and xibs.
  public let fileExtensions = ["storyboard", "xib"]

  /// Creates a reader.
  public init() {}

  /// The places of the file's texts, under the keys that its tables have for them.
  ///
  /// - Throws: `ScanProblem` for a file that is damaged, of an old kind, or for another system than
  ///   iOS.
  public func facts(in data: Data, file: String) throws(ScanProblem) -> SourceFacts {
    let document = try InterfaceDocument(data, file: file)
    guard document.runtime == .cocoaTouch else {
      throw ScanProblem(
        file: file, line: document.tree.root.line,
        message: "is not for iPhone or iPad; its texts are not placed", severity: .skipped)
    }
    return facts(in: document)
  }

  /// The places of the texts of a file that was read.
  func facts(in document: InterfaceDocument) -> SourceFacts {
    var walk = InterfaceWalk(document)
    walk.run()
    return walk.facts
  }
}
