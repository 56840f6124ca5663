import ColorContrast
import DynamicType
import Foundation

/// The system's colours in one appearance and generation, looked up once: a picture asks for dozens.
struct SystemPalette: Sendable {
  private let colors: [String: Color]

  /// The colour of `UIColor`'s own name; nil for a name it does not have.
  func color(_ name: String) -> Color? { colors[name] }

  /// A palette; a colour the generation does not have is that of iOS 13 in the light appearance.
  static func of(_ appearance: Appearance, os: OSGeneration) -> SystemPalette {
    cache.find(Key(appearance: appearance, os: os))
  }

  private struct Key: Hashable {
    let appearance: Appearance
    let os: OSGeneration
  }

  private init(_ key: Key) {
    var colors: [String: Color] = [:]
    for color in SystemColor.all {
      colors[color.name] =
        color.resolved(in: key.appearance, os: key.os)?.color
        ?? color.resolved(in: key.appearance, os: .iOS13)?.color
    }
    self.colors = colors
  }

  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var palettes: [Key: SystemPalette] = [:]

    func find(_ key: Key) -> SystemPalette {
      lock.withLock {
        if let found = palettes[key] { return found }
        let made = SystemPalette(key)
        palettes[key] = made
        return made
      }
    }
  }

  private static let cache = Cache()
}
