import Localization

/// What was read beside what the corpus says, with the reason for each difference.
struct CorpusComparison: CustomStringConvertible {
  private var compared = 0
  private var differences: [(file: String, listed: Int, read: Int, reason: String?)] = []
  private var unlisted: [CorpusCount] = []
  private var listedTotals: [String: Int] = [:]

  init(_ counts: [CorpusCount], with list: CorpusList) {
    for count in counts {
      guard let listed = list.entries[count.file.path] else {
        unlisted.append(count)
        continue
      }
      compared += 1
      listedTotals[count.file.kind, default: 0] += count.entries
      guard listed.count != count.entries else { continue }
      differences.append(
        (count.file.path, listed.count, count.entries, Self.reason(count, listed: listed.count)))
    }
  }

  /// Whether every difference has its reason.
  var isExplained: Bool { differences.allSatisfy { $0.reason != nil } }

  var description: String {
    var lines = [
      "Compared with CORPUS.md: \(compared) files, \(compared - differences.count) equal."
    ]
    for difference in differences {
      lines.append(
        "  \(difference.file): listed \(difference.listed), read \(difference.read)"
          + " – \(difference.reason ?? "NO EXPLANATION")")
    }
    let totals = listedTotals.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    lines.append("Entries of these files: \(totals.joined(separator: ", "))")
    if !unlisted.isEmpty {
      lines.append("Without a count in CORPUS.md: \(unlisted.count) files")
      lines += unlisted.map { count in
        let damage = count.problems.first(where: \.isFatal).map { " – \($0.message)" } ?? ""
        return "  \(count.file.path): \(count.entries)\(damage)"
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func reason(_ count: CorpusCount, listed: Int) -> String? {
    let causes = count.problems.compactMap(\.cause)
    let duplicates = causes.count { cause in
      if case .duplicateKey = cause { true } else { false }
    }
    for cause in causes {
      switch cause {
      case .unreadable where count.entries == 0:
        return "nothing is loaded of it; the list counts the entries before the mistake"
      case .mergeConflict where count.entries == 0:
        return "nothing is loaded of it; the list counts the entries before the marker"
      case .encoding:
        return count.entries == 0
          ? "not UTF-8, so nothing is loaded"
          : "read as Xcode converts it, with a problem; Foundation alone refuses it"
      default: break
      }
    }
    if duplicates > 0, count.entries + duplicates == listed {
      return "\(duplicates) repeated; the list counts them again"
    }
    if duplicates > 0, count.entries - duplicates == listed {
      return "\(duplicates) repeated; the list counts them once"
    }
    let malformed = causes.count { cause in
      if case .malformedEntry = cause { true } else { false }
    }
    if malformed > 0, abs(count.entries - listed) <= malformed {
      return "\(malformed) entries are not as the format wants them"
    }
    return nil
  }
}
