/// A run of iOS releases whose components share their measures.
public enum OSGeneration: String, CaseIterable, Comparable, Codable, Sendable {
  /// iOS and iPadOS 13 to 18.
  case iOS13
  /// iOS and iPadOS 26 and later, with the Liquid Glass design; what a later release changes is not
  /// known here.
  case iOS26

  /// The newest generation typefit knows.
  public static let newest = OSGeneration.iOS26

  /// The generation of a release, or `nil` if the release is older than 13 or unknown.
  ///
  /// Takes a version with or without the system's name (`18`, `iOS 17.2`, `iOS26.1`,
  /// `iPadOS 18`) and the names of the generations (`iOS 13–18`, `13-18`). No release is numbered
  /// 19 to 25.
  public init?(name: String) {
    var rest = name.lowercased().filter { !$0.isWhitespace }[...]
    for system in ["ipados", "ios"] where rest.hasPrefix(system) {
      rest = rest.dropFirst(system.count)
      break
    }
    if rest == "13-18" || rest == "13–18" {
      self = .iOS13
      return
    }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count, let major = numbers.first else { return nil }
    switch major {
    case 13...18: self = .iOS13
    case 26...99: self = .iOS26
    default: return nil
    }
  }

  /// The name for people: `iOS 13–18` or `iOS 26`.
  public var displayName: String {
    switch self {
    case .iOS13: "iOS 13–18"
    case .iOS26: "iOS 26"
    }
  }

  /// Whether the left side is the older generation.
  public static func < (left: OSGeneration, right: OSGeneration) -> Bool {
    left == .iOS13 && right == .iOS26
  }
}
