import Foundation
import TextShaping

/// The files every contender reads: strings and fonts, in formats that cost nothing to parse.
struct PreparedInput {
  let folder: URL
  /// Number of strings in `strings`.
  let count: Int
  var strings: String { folder.appendingPathComponent("strings").path }
  /// Every tenth string or so, for a contender that would take minutes.
  var sample: String { folder.appendingPathComponent("sample").path }
  var fonts: String { folder.appendingPathComponent("fonts").path }

  /// Writes the files of a corpus.
  ///
  /// - Parameters:
  ///   - sampling: the sample holds every `sampling`-th string, starting with the first.
  init(
    _ corpus: Corpus, sampling: Int, faces: [FontFaceInfo], folder: URL
  ) throws {
    self.folder = folder
    count = corpus.samples.count
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.encode(corpus.samples).write(to: folder.appendingPathComponent("strings"))
    let some = stride(from: 0, to: count, by: sampling).map { corpus.samples[$0] }
    try Self.encode(some).write(to: folder.appendingPathComponent("sample"))
    let languages = Set(corpus.samples.map(\.lang)).sorted()
    try Data(try Self.fontList(faces, languages: languages).utf8)
      .write(to: folder.appendingPathComponent("fonts"))
  }

  /// Language NUL text NUL, repeated.
  static func encode(_ samples: [Sample]) -> Data {
    var data = Data()
    for sample in samples {
      data.append(contentsOf: sample.lang.utf8)
      data.append(0)
      data.append(contentsOf: sample.s.utf8)
      data.append(0)
    }
    return data
  }

  static func decode(_ data: Data) -> [Sample] {
    data.withUnsafeBytes { bytes in
      var samples: [Sample] = []
      var language: String?
      var start = 0
      for index in bytes.indices where bytes[index] == 0 {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        start = index + 1
        if let tag = language {
          samples.append(Sample(s: text, lang: tag))
          language = nil
        } else {
          language = text
        }
      }
      return samples
    }
  }

  /// The regular faces of the stack, the system font first, and for each language the order in
  /// which they are tried: those made for it before those for all and those for others.
  static func fontList(_ faces: [FontFaceInfo], languages: [String]) throws -> String {
    let usable = faces.filter { $0.path != nil && $0.weight == .regular && !$0.isItalic }
    guard let system = usable.first(where: { $0.role == "system" }) else {
      throw BenchError("no regular system font is installed; run 'make setup'")
    }
    let others = usable.filter { $0.role != "system" && $0.role != "monospaced" }
    let list =
      [system] + others.filter { $0.role != "emoji" } + others.filter { $0.role == "emoji" }
    var lines = list.map { "font\t\($0.collectionIndex)\t\($0.path ?? "")" }
    for language in languages {
      let ranks = list.indices.map { index -> (Int, Int) in
        let face = list[index]
        if index == 0 || face.languages.contains(where: { covers($0, language) }) {
          return (index == 0 ? 0 : 1, index)
        }
        // Fonts for symbols have letters too, but no script prefers them.
        if face.scripts.contains("Zsym") { return (4, index) }
        return (face.languages.isEmpty ? 2 : 3, index)
      }
      let order = ranks.sorted(by: <).map { String($0.1) }.joined(separator: ",")
      lines.append("order\t\(language)\t\(order)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A language of the manifest covers a tag: `zh-Hant` covers zh-TW.
  private static func covers(_ language: String, _ tag: String) -> Bool {
    let scripts = ["zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh": "zh-Hans", "zh-TW": "zh-Hant"]
    let tag = scripts[tag] ?? tag
    return tag == language || tag.hasPrefix(language + "-")
  }
}
