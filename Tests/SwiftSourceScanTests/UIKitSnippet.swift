import InterfaceScan
import SwiftSourceScan

/// The usages that a snippet of UIKit code has, looked for with ``UIKitRecognizer``.
enum UIKitSnippet {
  static func pending(_ text: String) -> [PendingUsage] {
    UIKitRecognizer().facts(in: SwiftSourceReader().read(text, file: "a.swift")).usages
  }

  /// `slot: text` of each, where a text is a key or a literal.
  static func slots(_ text: String) -> [String] {
    pending(text).map { "\($0.slot): \(name($0.text))" }
  }

  static func name(_ text: TextReference) -> String {
    switch text {
    case .key(let key, _): key
    case .verbatim(let text), .localizedLiteral(let text), .name(let text): text
    case .anyOf(let parts), .joined(let parts): parts.map(name).joined(separator: "|")
    default: "?"
    }
  }
}
