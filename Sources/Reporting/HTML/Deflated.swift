import CZlib
import Foundation

/// Data packed for a page: zlib's format (RFC 1950) in base64, as browsers inflate it with
/// `DecompressionStream("deflate")`.
struct Deflated {
  /// The base64 text.
  let base64: String

  /// Packs data.
  /// - Throws: ``ReportError`` when zlib has no memory left.
  init(_ data: Data) throws {
    var size = compressBound(uLong(data.count))
    var packed = Data(count: Int(size))
    let status = packed.withUnsafeMutableBytes { target in
      data.withUnsafeBytes { source in
        compress2(
          target.bindMemory(to: Bytef.self).baseAddress, &size,
          source.bindMemory(to: Bytef.self).baseAddress, uLong(data.count), 9)
      }
    }
    guard status == Z_OK else {
      throw ReportError(
        "no memory left to compress \(data.count) bytes of the HTML report; audit fewer languages at once"
      )
    }
    base64 = packed.prefix(Int(size)).base64EncodedString()
  }
}
