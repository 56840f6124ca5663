/// A string read as the inline Markdown that iOS reads in localised strings.
///
/// SwiftUI's `Text` reads a `LocalizedStringKey`, and `AttributedString(localized:)` a string, with
/// Foundation's Markdown parser in the mode that interprets inline spans only and preserves white
/// space (Apple: `AttributedString.MarkdownParsingOptions.InterpretedSyntax`). Foundation's parser
/// is a fork of cmark-gfm (swiftlang/swift-cmark), so these are its rules for inlines:
///
/// - CommonMark 0.29: emphasis, strong emphasis, code spans, links, images, autolinks, backslash
///   escapes, character references; GitHub's `~strikethrough~` with one or two tildes.
/// - Apple's `^[text](attribute: value)`, which may be nested.
/// - Line breaks and runs of spaces stay as they are. Headings, lists, quotes and HTML are text.
///
/// Swift's Foundation has no Markdown initialisers outside Apple's systems
/// (swiftlang/swift-foundation issue 44), and packaged cmark-gfm lacks the inline-only mode, the
/// preserved white space and the attributes.
///
/// Left out: link reference definitions (`[name]: destination`), which stay text.
///
/// Time and memory are linear in the length of the string.
public struct InlineMarkdown: Sendable {
  /// A stretch of the text to draw.
  struct Piece {
    /// Bytes of the source, counted in UTF-8; empty where `replacement` stands.
    var source: Range<Int>
    var replacement: String?
    var traits: MarkupTraits
  }

  /// The string with its markup.
  public let source: String
  /// Whether it holds at least one complete strong emphasis, link, image, code span or `^[…](…)`:
  /// what nobody writes by chance. A lone `*emphasis*`, an escape or an `&amp;` does not count.
  public let isIntended: Bool
  private let pieces: [Piece]

  /// Whether a string has any character that can begin markup; if not, it is drawn as it is.
  public static func mayHold(in text: String) -> Bool {
    text.utf8.contains { isOpening[Int($0)] }
  }

  private static let isOpening: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for byte in "*_`[~<&\\".utf8 { table[Int(byte)] = true }
    return table
  }()

  /// Reads a string.
  public init(_ source: String) {
    var source = source
    source.makeContiguousUTF8()
    self.source = source
    var parser = InlineParser(Array(source.utf8))
    parser.parse()
    pieces = parser.pieces()
    isIntended = parser.hasIntendedMarkup
  }

  /// The text as it is drawn.
  ///
  /// iOS reads the markup of a format before it puts the arguments in, so that marks in an argument
  /// are drawn as they are.
  ///
  /// - Parameter replacements: what takes the place of parts of the source, in order; a part that
  ///   is not drawn, such as a placeholder in a link's destination, is passed over.
  public func text(
    replacing replacements: [(range: Range<String.Index>, text: String)] = []
  ) -> MarkupText {
    let utf8 = source.utf8
    let parts = replacements.map { replacement in
      (
        start: utf8.distance(from: utf8.startIndex, to: replacement.range.lowerBound),
        end: utf8.distance(from: utf8.startIndex, to: replacement.range.upperBound),
        text: replacement.text
      )
    }
    var writer = MarkupWriter()
    var next = 0
    for piece in pieces {
      if let replacement = piece.replacement {
        writer.write(replacement, piece.traits)
        continue
      }
      var start = piece.source.lowerBound
      let end = piece.source.upperBound
      while next < parts.count, parts[next].start < start { next += 1 }
      while next < parts.count, parts[next].end <= end {
        writer.write(slice(start..<parts[next].start), piece.traits)
        writer.write(parts[next].text, piece.traits)
        start = parts[next].end
        next += 1
      }
      writer.write(slice(start..<end), piece.traits)
    }
    return writer.result
  }

  private func slice(_ range: Range<Int>) -> Substring {
    let utf8 = source.utf8
    return source[
      utf8.index(
        utf8.startIndex, offsetBy: range.lowerBound)..<utf8.index(
          utf8.startIndex, offsetBy: range.upperBound)]
  }
}

/// Puts stretches together and keeps their spans.
private struct MarkupWriter {
  private(set) var result = MarkupText("")
  private var length = 0

  mutating func write(_ text: some StringProtocol, _ traits: MarkupTraits) {
    guard !text.isEmpty else { return }
    let end = length + text.utf16.count
    result.text += text
    if !traits.isEmpty {
      if let last = result.spans.last, last.traits == traits, last.range.upperBound == length {
        result.spans[result.spans.count - 1].range = last.range.lowerBound..<end
      } else {
        result.spans.append(MarkupText.Span(length..<end, traits))
      }
    }
    length = end
  }
}
