import DynamicType
import Localization

/// A rule about what a reader found wrong with a file.
public protocol ProblemRule: LocalizationRule {
  /// The fault that a problem is, nil where another rule reports it.
  func fault(of problem: LocalizationProblem, cause: LocalizationProblem.Cause)
    -> LocalizationFault?
}

extension ProblemRule {
  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    project.problems.compactMap { problem in
      problem.cause.flatMap { fault(of: problem, cause: $0) }
    }
  }

  /// A fault in the file of a problem.
  public func fault(
    at problem: LocalizationProblem, effect: Effect? = nil, confidence: Confidence = .certain,
    key: String = "", message: String? = nil, lostKeys: [String] = [], advice: String
  ) -> LocalizationFault {
    let file = LocalizationFile(path: problem.file, data: .init())
    // A catalog holds all languages, also in `mul.lproj`.
    let isCatalog = problem.file.hasSuffix(".\(StringCatalogReader.fileExtension)")
    let locale = isCatalog ? "" : LanguageFolder.language(ofFile: problem.file) ?? ""
    return LocalizationFault(
      rule: id, effect: effect ?? self.effect, confidence: confidence, key: key, locale: locale,
      table: file.table, place: SourcePlace(file: problem.file, line: problem.line ?? 1),
      message: (message ?? problem.message) + Self.listed(lostKeys), advice: advice)
  }

  /// The first few keys, for the end of a message.
  private static func listed(_ keys: [String]) -> String {
    guard !keys.isEmpty else { return "" }
    let limit = 5
    let names = keys.prefix(limit).map { key in
      let isLong = key.count > 40
      return "“\(isLong ? key.prefix(39) + "…" : key[...])”"
    }
    let rest = keys.count - names.count
    return ": " + names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
