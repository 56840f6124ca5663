import Components
import Localization
import Markup

/// What an app draws of a string: its markup read or not, sample values in place of placeholders.
public struct DrawnText: Sendable {
  /// What is drawn.
  public let text: MarkupText
  /// Sample values are in it.
  public let isFilled: Bool
  /// It was read as Markdown.
  public let isMarkdown: Bool

  /// Reads and fills a string.
  public init(
    _ string: LocalizedString, as option: MarkdownOption, samples: PlaceholderSamples
  ) {
    let mayFill = string.text.utf8.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "$") }
    if let markdown = option.read(string.text) {
      let bare = markdown.text()
      isMarkdown = true
      text = mayFill ? PlaceholderFiller.fill(markdown, of: string, samples: samples) : bare
      isFilled = text.text != bare.text
    } else {
      let filled = mayFill ? PlaceholderFiller.fill(string, samples: samples) : string.text
      isMarkdown = false
      text = MarkupText(filled)
      isFilled = filled != string.text
    }
  }
}
