import Foundation

/// Which code points the fonts of iOS have, read from `Fonts/ios-coverage.txt`, which names its
/// source.
struct IOSCoverage: Sendable {
  /// First code points of the ranges in order, and their last ones.
  private var starts = ContiguousArray<UInt32>()
  private var ends = ContiguousArray<UInt32>()

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
    var reader = Reader()
    starts.reserveCapacity(data.count / 8)
    ends.reserveCapacity(data.count / 8)
    let line: Int? = data.withUnsafeBytes { bytes in
      for index in 0...bytes.count {
        let byte = index < bytes.count ? bytes[index] : Reader.newline
        switch reader.take(byte) {
        case .nothing: break
        case .range(let range) where ends.last ?? 0 < range.lowerBound:
          starts.append(range.lowerBound)
          ends.append(range.upperBound)
        case .range, .fault:
          return reader.line
        }
        if byte == Reader.newline { reader.line += 1 }
      }
      return nil
    }
    guard let line else { return }
    throw FontStackError.manifest(
      path: "\(path):\(line)",
      reason: "expected ranges of code points in order, such as 41-5A 61-7A")
  }

  /// Reads ranges byte by byte.
  private struct Reader {
    static let newline: UInt8 = 0x0A

    enum Result {
      case nothing, fault
      case range(ClosedRange<UInt32>)
    }

    var line = 1
    private var isComment = false
    private var isAtLineStart = true
    private var start: UInt32?
    private var value: UInt32 = 0
    private var digits = 0

    mutating func take(_ byte: UInt8) -> Result {
      defer { isAtLineStart = byte == Self.newline }
      if isAtLineStart { isComment = byte == 0x23 }
      if isComment { return .nothing }
      switch byte {
      case 0x30...0x39: return add(UInt32(byte) - 0x30)
      case 0x41...0x46: return add(UInt32(byte) - 0x41 + 10)
      case 0x2D:
        guard start == nil, digits > 0 else { return .fault }
        start = value
        (value, digits) = (0, 0)
        return .nothing
      case 0x20, Self.newline: return finish()
      default: return .fault
      }
    }

    private mutating func add(_ digit: UInt32) -> Result {
      value = value << 4 | digit
      digits += 1
      return digits <= 6 ? .nothing : .fault
    }

    private mutating func finish() -> Result {
      defer { (start, value, digits) = (nil, 0, 0) }
      guard digits > 0 else { return start == nil ? .nothing : .fault }
      let first = start ?? value
      return first <= value ? .range(first...value) : .fault
    }
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
