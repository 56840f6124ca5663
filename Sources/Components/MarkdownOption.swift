import Markup

/// Whether a string is drawn as Markdown.
///
/// SwiftUI's `Text` with a `LocalizedStringKey`, and `AttributedString(localized:)`, read Markdown
/// and grammar agreement. A label that is given `NSLocalizedString` or `String(localized:)` draws
/// the marks.
public enum MarkdownOption: Sendable, Hashable {
  /// Read as Markdown: `true`.
  case interpreted
  /// Drawn as it is written: `false`.
  case literal
  /// Read as Markdown where it looks meant as such (`InlineMarkdown.isIntended`): `auto`.
  case automatic

  /// The Markdown of a string; nil when it is drawn as it is written.
  public func read(_ text: String) -> InlineMarkdown? {
    guard self != .literal, InlineMarkdown.mayHold(in: text) else { return nil }
    let markdown = InlineMarkdown(text)
    return self == .interpreted || markdown.isIntended ? markdown : nil
  }

  /// What a string draws.
  public func drawn(_ text: String) -> MarkupText {
    read(text)?.text() ?? MarkupText(text)
  }

  /// The option of this name, `true`, `false` or `auto`; nil for another.
  public init?(name: String) {
    switch name {
    case "true": self = .interpreted
    case "false": self = .literal
    case "auto": self = .automatic
    default: return nil
    }
  }

  /// `true`, `false` or `auto`.
  public var name: String {
    switch self {
    case .interpreted: "true"
    case .literal: "false"
    case .automatic: "auto"
    }
  }
}

extension MarkdownOption: Codable {
  /// Decodes `true`, `false` or `"auto"`.
  ///
  /// - Throws: `DecodingError` when it is none of them.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = flag ? .interpreted : .literal
    } else if (try? container.decode(String.self)) == MarkdownOption.automatic.name {
      self = .automatic
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "markdown is true, false or \"auto\"")
    }
  }

  /// Encodes the flag or the word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .interpreted: try container.encode(true)
    case .literal: try container.encode(false)
    case .automatic: try container.encode(name)
    }
  }
}
