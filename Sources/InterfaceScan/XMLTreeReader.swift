import Foundation
import XMLText

/// Reads XML into a tree.
public enum XMLTreeReader {
  /// Reads the bytes of a file, UTF-8.
  ///
  /// - Parameter file: the path that errors name.
  /// - Throws: `ScanProblem` with the line at which reading stopped.
  public static func read(_ data: Data, file: String) throws(ScanProblem) -> XMLTree {
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let root: XMLElement
    do {
      root = try XMLScanner.scan(bytes)
    } catch {
      throw ScanProblem(file: file, line: error.line, message: error.message)
    }
    var records: [XMLTree.Record] = []
    add(root, in: nil, to: &records)
    return XMLTree(records: XMLTree.Records(records))
  }

  private static func add(
    _ element: XMLElement, in parent: Int?, to records: inout [XMLTree.Record]
  ) {
    let index = records.count
    var attributes: [String: String] = [:]
    for attribute in element.attributes { attributes[attribute.name] = attribute.value }
    records.append(
      XMLTree.Record(
        name: element.name, attributes: attributes, line: element.line, parent: parent))
    if let parent { records[parent].children.append(index) }
    for node in element.nodes {
      switch node {
      case .element(let child): add(child, in: index, to: &records)
      case .text(let text): records[index].text += text
      }
    }
  }
}
