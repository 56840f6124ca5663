/// A run of iOS releases whose components share their measures.
public enum OSGeneration: String, CaseIterable, Comparable, Codable, Sendable {
  /// iOS 7 to 12. Texts are measured in today's San Francisco: iOS 7 and 8 drew Helvetica Neue.
  case iOS7
  /// iOS and iPadOS 13 to 18.
  case iOS13
  /// iOS and iPadOS 26 and later, with the Liquid Glass design; what a later release changes is not
  /// known here.
  case iOS26

  /// The newest generation typefit knows.
  public static let newest = OSGeneration.iOS26

  /// The generation of a release, or `nil` if the release is older than 7 or unknown.
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
    if rest == "7-12" || rest == "7–12" {
      self = .iOS7
      return
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
    case 7...12: self = .iOS7
    case 13...18: self = .iOS13
    case 26...99: self = .iOS26
    default: return nil
    }
  }

  /// The name for people: `iOS 7–12`, `iOS 13–18` or `iOS 26`.
  public var displayName: String {
    switch self {
    case .iOS7: "iOS 7–12"
    case .iOS13: "iOS 13–18"
    case .iOS26: "iOS 26"
    }
  }

  /// Whether the left side is the older generation.
  public static func < (left: OSGeneration, right: OSGeneration) -> Bool {
    left.age > right.age
  }

  private var age: Int {
    switch self {
    case .iOS7: 2
    case .iOS13: 1
    case .iOS26: 0
    }
  }
}
