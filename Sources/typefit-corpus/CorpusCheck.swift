import Foundation

/// Reads every file of a corpus and compares the counts with its list.
enum CorpusCheck {
  /// - Parameter summary: the file that gets the counts of findings.
  /// - Returns: whether every difference has an explanation.
  static func run(_ projects: CorpusProjects, summary: String) throws -> Bool {
    let files = CorpusFile.all(in: projects)
    let start = clock()
    let counts = files.map(CorpusCount.init)
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    print(CorpusReport.totals(counts, seconds: seconds))

    var isExplained = true
    if let list = FileManager.default.contents(atPath: "\(projects.folder)/CORPUS.md") {
      let comparison = CorpusComparison(
        counts, with: CorpusList(String(decoding: list, as: UTF8.self)))
      print(comparison.description)
      isExplained = comparison.isExplained
    } else {
      print("There is no CORPUS.md in \(projects.folder); nothing to compare with.")
    }
    try RuleSummary(projects).description.write(
      toFile: summary, atomically: true, encoding: .utf8)
    print("Findings per rule: \(summary)")
    return isExplained
  }
}
