import CHarfBuzz
import CICU

/// A script of which iOS has characters that no installed font draws.
public struct UndeterminedScript: Sendable {
  /// ISO 15924 tag.
  public var tag: String
  /// Characters that iOS has and the stack has not.
  public var count: Int
  /// Characters that iOS has.
  public var total: Int
  /// The first of those that are lacking.
  public var example: Unicode.Scalar
}

extension FontStack {
  /// What iOS has and the installed fonts have not, by script, the most lacking first. Looks into
  /// every font.
  public func undeterminedScripts() -> [UndeterminedScript] {
    guard let coverage = iosCoverage, let characters = hb_set_create() else { return [] }
    defer { hb_set_destroy(characters) }
    for index in entries.indices where entries[index].face.role != .custom {
      (try? open(index))?.collectCharacters(into: characters)
    }
    var scripts: [UInt32: (total: Int, lacking: Int, first: UInt32)] = [:]
    for codePoint in coverage.ranges.joined() where !icu_is_default_ignorable(codePoint) {
      var script = scripts[icu_script_tag(codePoint)] ?? (0, 0, 0)
      script.total += 1
      // Private use characters of a stand-in are alternates of its own.
      if codePoint == 0xF8FF || hb_set_has(characters, codePoint) == 0 {
        if script.lacking == 0 { script.first = codePoint }
        script.lacking += 1
      }
      scripts[icu_script_tag(codePoint)] = script
    }
    return scripts.compactMap { tag, script in
      guard script.lacking > 0, let example = Unicode.Scalar(script.first) else { return nil }
      let bytes = [24, 16, 8, 0].map { UInt8((tag >> UInt32($0)) & 0xFF) }
      return UndeterminedScript(
        tag: String(decoding: bytes, as: UTF8.self), count: script.lacking, total: script.total,
        example: example)
    }.sorted { ($1.count, $0.tag) < ($0.count, $1.tag) }
  }
}
