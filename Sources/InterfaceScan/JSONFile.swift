import Foundation
import JSONText

/// A JSON file of the project, read with the line of each value.
struct JSONFile {
  /// The path that problems name.
  let file: String
  /// The value of the whole file.
  let root: JSONValue
  /// What is odd but readable: repeated members, halves of surrogate pairs.
  let remarks: [ScanProblem]

  /// Reads the bytes of a file; a byte-order mark is skipped.
  init(_ data: Data, file: String, syntax: JSONSyntax = []) throws(ScanProblem) {
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    self.file = file
    do {
      (root, remarks) = try bytes.withUnsafeBufferPointer { bytes throws(JSONFault) in
        var scanner = JSONScanner(bytes, syntax: syntax)
        let root = try scanner.scan()
        let remarks = scanner.remarks.map { fault in
          ScanProblem(file: file, line: fault.line, message: fault.message, severity: .warning)
        }
        return (root, remarks)
      }
    } catch {
      throw ScanProblem(file: file, line: error.line, message: error.message)
    }
  }

  /// Reads a file from the disk.
  init(contentsOf path: String, syntax: JSONSyntax = []) throws(ScanProblem) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ScanProblem(file: path, message: "cannot be read; check that it is a readable file")
    }
    try self.init(data, file: path, syntax: syntax)
  }

  /// A problem at the line of a value.
  func problem(
    _ line: Int, _ message: String, severity: ScanProblem.Severity = .error
  ) -> ScanProblem {
    ScanProblem(file: file, line: line, message: message, severity: severity)
  }
}
