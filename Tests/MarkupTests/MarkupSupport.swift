import Markup

/// A text with its spans written out: `{b:strong} {i:emphasis} {c:code} {l:link}`, with `s` for
/// strikethrough, `n` for inflection and `m` for an image.
func written(_ text: MarkupText) -> String {
  let names: [(MarkupTraits, String)] = [
    (.strong, "b"), (.emphasis, "i"), (.code, "c"), (.link, "l"), (.strikethrough, "s"),
    (.inflection, "n"), (.image, "m"),
  ]
  let units = Array(text.text.utf16)
  var result = ""
  var end = 0
  for span in text.spans {
    let name = names.filter { span.traits.contains($0.0) }.map(\.1).joined()
    result += String(decoding: units[end..<span.range.lowerBound], as: UTF16.self)
    result += "{\(name):\(String(decoding: units[span.range], as: UTF16.self))}"
    end = span.range.upperBound
  }
  return result + String(decoding: units[end...], as: UTF16.self)
}

/// What a string of Markdown draws, spans written out.
func drawn(_ markdown: String) -> String { written(InlineMarkdown(markdown).text()) }
