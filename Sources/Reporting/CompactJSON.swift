import Foundation

/// Writes values as JSON on one line, members sorted: the same value gives the same bytes.
struct CompactJSON {
  private let encoder: JSONEncoder

  init() {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// The JSON of a value.
  /// - Throws: `EncodingError` when a number is not finite.
  func text(_ value: some Encodable) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
