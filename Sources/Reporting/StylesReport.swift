import Components
import DynamicType
import Markup
import TextShaping

/// How the texts of an app fare in each text style at each text size, in a room of one width.
public struct StylesReport: Sendable {
  /// A text to measure.
  public struct Item: Sendable, Hashable {
    /// The text as it is drawn, placeholders filled.
    public var text: MarkupText
    /// Its key in the catalog.
    public var key: String
    /// Its language.
    public var locale: String
    /// The file it is in.
    public var file: String
    /// Its line in the file, from 1.
    public var line: Int

    /// Creates an item.
    public init(text: MarkupText, key: String, locale: String, file: String, line: Int) {
      self.text = text
      self.key = key
      self.locale = locale
      self.file = file
      self.line = line
    }
  }

  /// One style at one size.
  public struct Cell: Sendable, Hashable, Codable {
    /// Short name of the content size category.
    public var category: String
    /// Points.
    public var pointSize: Double
    /// Texts that fit on one line.
    public var oneLine = 0
    /// Texts that fit in two lines, those of one line included.
    public var twoLines = 0
    /// Texts with a word that is wider than a line.
    public var brokenWords = 0
    /// Width of the widest text on one line, in points.
    public var widest = 0.0
  }

  /// One text with the sizes from which it no longer fits.
  public struct Entry: Sendable, Hashable, Codable {
    /// The text's key.
    public var key: String
    /// The text's language.
    public var locale: String
    /// The text.
    public var text: String
    /// The file.
    public var file: String
    /// The line.
    public var line: Int
    /// Width on one line at the default size, in points.
    public var width: Double
    /// The first category at which it needs more than one line; `nil`: never.
    public var secondLineAt: String?
    /// The first category at which it needs more than two lines; `nil`: never.
    public var thirdLineAt: String?
    /// The first category at which one of its words is wider than a line; `nil`: never.
    public var wordBreaksAt: String?
  }

  /// One text style.
  public struct Row: Sendable, Codable {
    /// The style's name.
    public var style: String
    /// The style's weight.
    public var weight: String
    /// The sizes, smallest first.
    public var cells: [Cell]
    /// The widest text.
    public var longest: Entry?
    /// How many texts first need a second line at each category that any does.
    public var firstBreaks: [String: Int]
    /// The texts that break first, worst first.
    public var earliest: [Entry]
  }

  /// Points.
  public let width: Double
  /// Texts measured.
  public let count: Int
  /// Languages of the texts, sorted.
  public let locales: [String]
  /// One row for each style, largest first.
  public let rows: [Row]

  /// Measures every text in every style at every size.
  ///
  /// - Parameters:
  ///   - items: the texts.
  ///   - width: the room in points, more than 0.
  ///   - categories: the sizes to measure at, smallest first.
  ///   - styles: the styles to measure in.
  ///   - defaultFont: the app's font, which takes the sizes of the styles as a start and grows with
  ///     `UIFontMetrics`; nil for the system font.
  ///   - workerCount: how many threads share the work.
  public init(
    of items: [Item], width: Double, fontStack: FontStack,
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    styles: [TextStyle] = TextStyle.allCases, defaultFont: SlotFont? = nil,
    workerCount: Int = 1
  ) {
    self.width = width
    count = items.count
    locales = Set(items.map(\.locale)).sorted()
    let plan = StylesPlan(
      width: width, categories: categories, styles: styles, defaultFont: defaultFont)
    let outcomes = plan.measure(items, fontStack: fontStack, workerCount: workerCount)
    rows = styles.enumerated().map { index, style in
      plan.row(for: style, at: index, items: items, outcomes: outcomes)
    }
  }
}
