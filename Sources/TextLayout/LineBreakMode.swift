/// What is done with text that is too wide for its line: `NSLineBreakMode`.
///
/// The raw values are the words of configuration files and options.
public enum LineBreakMode: String, CaseIterable, Codable, Sendable {
  /// Lines wrap at words; the end of the last line allowed gives way to an ellipsis.
  case byTruncatingTail = "tail"
  /// The middle of a single line gives way.
  case byTruncatingMiddle = "middle"
  /// The beginning of a single line gives way.
  case byTruncatingHead = "head"
  /// What lies beyond the edge of the last line allowed is cut without an ellipsis.
  case byClipping = "clip"
  /// Lines wrap at words; those beyond the last one allowed are not drawn.
  case byWordWrapping = "word"
  /// Lines wrap at any character; those beyond the last one allowed are not drawn.
  case byCharWrapping = "character"

  /// An ellipsis stands for what is lost.
  public var showsEllipsis: Bool {
    switch self {
    case .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead: true
    case .byClipping, .byWordWrapping, .byCharWrapping: false
    }
  }

  /// The mode a label draws with. A label of several lines cuts its end whatever was asked for:
  /// head and middle come out as tail (square/Blueprint: snapshots of its label, two lines,
  /// iOS 17).
  func effective(maximumLines: Int) -> LineBreakMode {
    switch self {
    case .byTruncatingMiddle, .byTruncatingHead: maximumLines == 1 ? self : .byTruncatingTail
    default: self
    }
  }
}

/// How lines are broken beyond the greedy rule: `NSParagraphStyle.LineBreakStrategy`.
///
/// Source of names and raw values: UIKit documentation, `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A word may move down so that the last line of a paragraph is not one lonely word.
  public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
  /// Lines do not break between the Hangul syllables of a word.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  /// All that the system uses for its own labels; the default of `UILabel`.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}
