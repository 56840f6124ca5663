import Foundation
import Localization

/// The part of a line that a finding is about.
struct SourceRegion: Equatable {
  /// The line, counted from 1.
  var line: Int
  /// The columns of the value, counted from 1 in UTF-16 code units, the end exclusive; nil where the
  /// line does not show it.
  var columns: Range<Int>?
}

/// Finds the columns of values: the readers know lines, and a line mostly holds one value.
///
/// Files are looked at once each. One that cannot be read any more gives lines only.
final class SourceRegions {
  private let baseDirectory: String?
  private var files: [String: SourceFile?] = [:]

  /// - Parameter baseDirectory: where relative paths begin; nil never looks at files.
  init(baseDirectory: String?) { self.baseDirectory = baseDirectory }

  /// The region of a place.
  func region(of place: SourcePlace) -> SourceRegion {
    let line = max(1, place.line)
    guard let file = file(place.file), let bytes = file.line(line),
      let range = ValueFinder(fileName: place.file).range(in: bytes)
    else { return SourceRegion(line: line) }
    let start = utf16Count(bytes[..<range.lowerBound]) + 1
    let end = start + utf16Count(bytes[range])
    return SourceRegion(line: line, columns: start..<end)
  }

  private func file(_ path: String) -> SourceFile? {
    guard let baseDirectory else { return nil }
    if let known = files[path] { return known }
    let full = path.hasPrefix("/") ? path : "\(baseDirectory)/\(path)"
    let file = SourceFile(path: full)
    files[path] = .some(file)
    return file
  }

  private func utf16Count(_ bytes: ArraySlice<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).utf16.count
  }
}

/// A file by its lines.
private struct SourceFile {
  private let data: Data
  private let starts: [Int]

  init?(path: String) {
    guard var data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else {
      return nil
    }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      guard let text = String(data: data, encoding: .utf16) else { return nil }
      data = Data(text.utf8)
    }
    var starts = [data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
        starts.append(index)
      }
    }
    self.data = data
    self.starts = starts
  }

  func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number <= starts.count else { return nil }
    let end = number < starts.count ? starts[number] : data.count
    var line = [UInt8](data[starts[number - 1]..<end])[...]
    while line.last == 0x0A || line.last == 0x0D { line.removeLast() }
    return line
  }
}

/// Finds the value in a line of a localisation file.
struct ValueFinder {
  private let ending: String

  init(fileName: String) {
    let dot = fileName.lastIndex(of: ".") ?? fileName.endIndex
    ending = fileName[dot...].dropFirst().lowercased()
  }

  /// The bytes of the value: the text after the colon, the equals sign or the tag; else all of the
  /// line that is not space. Nil for an empty line.
  func range(in line: ArraySlice<UInt8>) -> Range<Int>? {
    let found =
      switch ending {
      case "xcstrings", "json": literal(in: line, after: ":") ?? literal(in: line, after: nil)
      case "strings": literal(in: line, after: "=") ?? literal(in: line, after: nil)
      case "xliff", "xlf", "stringsdict", "plist", "storyboard", "xib": text(in: line)
      default: nil as Range<Int>?
      }
    return found ?? trimmed(line)
  }

  /// The first quoted text, after a mark outside of quotes where one is asked for.
  private func literal(in line: ArraySlice<UInt8>, after mark: Unicode.Scalar?) -> Range<Int>? {
    var start: Int?
    var waits = mark != nil
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if byte == UInt8(ascii: "\"") {
        if let open = start {
          if !waits { return open < index ? open..<index : nil }
          start = nil
        } else {
          start = index + 1
        }
      } else if start == nil, let mark, UInt32(byte) == mark.value {
        waits = false
      }
      index += 1
    }
    // A value may go on over the next lines.
    guard !waits, let start, start < line.endIndex else { return nil }
    return start..<line.endIndex
  }

  /// The text between the first tag and the last.
  private func text(in line: ArraySlice<UInt8>) -> Range<Int>? {
    guard let open = line.firstIndex(of: UInt8(ascii: ">")),
      let close = line.lastIndex(of: UInt8(ascii: "<")), open + 1 < close
    else { return nil }
    return open + 1..<close
  }

  private func trimmed(_ line: ArraySlice<UInt8>) -> Range<Int>? {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard let first = line.firstIndex(where: { !isSpace($0) }),
      let last = line.lastIndex(where: { !isSpace($0) })
    else { return nil }
    return first..<last + 1
  }
}
