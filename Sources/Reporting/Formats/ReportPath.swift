import Foundation

/// How other tools name the files of findings.
struct ReportPath {
  /// The folder at which relative paths begin, absolute and without a slash at the end; nil when it is
  /// not known.
  let baseDirectory: String?

  init(baseDirectory: String?) {
    self.baseDirectory = baseDirectory.map(Self.standardized)
  }

  /// The path from the base folder for a file inside of it, else the path as it is without `./`.
  func relative(_ file: String) -> String {
    let path = Self.standardized(file)
    guard let baseDirectory, path.hasPrefix(baseDirectory + "/") else { return path }
    return String(path.dropFirst(baseDirectory.count + 1))
  }

  /// The absolute path, as far as the base folder is known.
  func absolute(_ file: String) -> String {
    let path = Self.standardized(file)
    guard let baseDirectory, !path.hasPrefix("/") else { return path }
    return Self.standardized("\(baseDirectory)/\(path)")
  }

  /// A relative reference for a file inside the base folder, else a `file` URI (RFC 3986, RFC 8089).
  func uri(_ file: String) -> (text: String, isRelative: Bool) {
    let path = relative(file)
    guard path.hasPrefix("/") || path.hasPrefix("../") else {
      return (Self.escaped(path), true)
    }
    let full = absolute(file)
    return full.hasPrefix("/")
      ? ("file://" + Self.escaped(full), false) : (Self.escaped(path), true)
  }

  /// A path as RFC 3986 wants it: everything but unreserved characters and slashes as percent codes.
  static func escaped(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }

  /// The path without `.`, empty parts, and `..` where it can be resolved.
  private static func standardized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
