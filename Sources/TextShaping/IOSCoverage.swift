import Foundation

/// Which code points the fonts of iOS have, read from `Fonts/ios-coverage.txt`, which names its
/// source.
struct IOSCoverage: Sendable {
  /// First code points of the ranges in order, and their last ones.
  private let starts: ContiguousArray<UInt32>
  private let ends: ContiguousArray<UInt32>

  /// - Throws: `FontStackError` with the line that is not a list of ranges in order.
  init(contentsOf url: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw FontStackError.manifest(
        path: url.path, reason: "cannot be read: \(error.localizedDescription)")
    }
    try self.init(data, path: url.path)
  }

  init(_ data: Data, path: String) throws {
    var starts = ContiguousArray<UInt32>()
    var ends = ContiguousArray<UInt32>()
    var line = 0
    for text in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      if text.first == UInt8(ascii: "#") { continue }
      for item in text.split(separator: UInt8(ascii: " ")) {
        let bounds = item.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard bounds.count <= 2, let start = bounds.first.flatMap(Self.number),
          let end = bounds.last.flatMap(Self.number), start <= end, ends.last ?? 0 < start
        else {
          throw FontStackError.manifest(
            path: "\(path):\(line)",
            reason: "expected ranges of code points in order, such as 41-5A 61-7A, not "
              + String(decoding: item, as: UTF8.self))
        }
        starts.append(start)
        ends.append(end)
      }
    }
    self.starts = starts
    self.ends = ends
  }

  private static func number(_ digits: Data.SubSequence) -> UInt32? {
    guard !digits.isEmpty, digits.count <= 6 else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      switch digit {
      case 0x30...0x39: value = value << 4 | UInt32(digit - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(digit - 0x41 + 10)
      default: return nil
      }
    }
    return value
  }

  /// Whether some font of iOS has the code point.
  func contains(_ codePoint: UInt32) -> Bool {
    // The last range that starts at or before the code point.
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= codePoint { low = middle + 1 } else { high = middle }
    }
    return low > 0 && codePoint <= ends[low - 1]
  }

  /// All ranges in order.
  var ranges: some Sequence<ClosedRange<UInt32>> {
    zip(starts, ends).lazy.map { $0...$1 }
  }
}
