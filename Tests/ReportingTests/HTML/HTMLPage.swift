import CZlib
import Foundation
import XMLText

/// A written page: its markup as a tree, and what its script elements hold.
struct HTMLPage {
  let text: String
  /// The markup without style sheet and script, which are no XML.
  let root: XMLElement

  init(_ text: String) throws {
    self.text = text
    var markup = text.replacing(/<style>.*?<\/style>/.dotMatchesNewlines(), with: "<style/>")
    markup = markup.replacing(
      /<script type="module">.*?<\/script>/.dotMatchesNewlines(), with: "<script/>")
    root = try XMLScanner.scan(Array(markup.utf8))
  }

  /// Every element, in the order of the markup.
  var elements: [XMLElement] {
    func walk(_ element: XMLElement) -> [XMLElement] {
      [element] + element.children.flatMap(walk)
    }
    return walk(root)
  }

  /// The elements of a name.
  func elements(_ name: String) -> [XMLElement] { elements.filter { $0.name == name } }

  /// The element with an identifier.
  func element(id: String) -> XMLElement? { elements.first { $0["id"] == id } }

  /// The JSON object that a packed script element holds.
  func unpacked(_ id: String) throws -> [String: Any]? {
    guard let element = element(id: id), let packed = Data(base64Encoded: element.text) else {
      return nil
    }
    return try JSONSerialization.jsonObject(with: Self.inflated(packed)) as? [String: Any]
  }

  /// Inflates zlib's format.
  static func inflated(_ packed: Data) -> Data {
    var capacity = packed.count * 8 + 1024
    while true {
      var size = uLong(capacity)
      var data = Data(count: capacity)
      let status = data.withUnsafeMutableBytes { target in
        packed.withUnsafeBytes { source in
          uncompress(
            target.bindMemory(to: Bytef.self).baseAddress, &size,
            source.bindMemory(to: Bytef.self).baseAddress, uLong(packed.count))
        }
      }
      if status != Z_BUF_ERROR { return data.prefix(status == Z_OK ? Int(size) : 0) }
      capacity *= 2
    }
  }
}
