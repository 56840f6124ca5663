import Audit
import FileSearch

/// What a report may want to know besides the findings.
public struct ReportContext: Sendable {
  /// The folder at which relative paths of findings begin, as an absolute path; nil where files are
  /// not to be looked at.
  public var baseDirectory: String?
  /// The paths that were audited.
  public var paths: [String] = []
  /// What was left out in audited folders.
  public var exclusions = ExclusionRules.standard
  /// The least severity that fails the run; nil where nothing does.
  public var failingLevel: Severity? = .error
  /// What changed since an older report; nil where none was given.
  public var comparison: ReportComparison?
  /// How much of a report in words is written, and how.
  public var text = TextReporter.Options()
  /// Where pictures of findings are; nil without pictures.
  public var pictures: (any FindingPictures)?

  /// Creates a context in which nothing is known.
  public init() {}
}

/// Pictures that were written beside a report.
public protocol FindingPictures: Sendable {
  /// The picture of a finding; nil where there is none.
  func picture(of finding: Finding) -> FindingPicture?
}

/// A picture of a finding in a file.
public struct FindingPicture: Sendable, Hashable {
  /// The file's path relative to ``ReportContext/baseDirectory``, or absolute.
  public var path: String
  /// Its kind, such as `image/png`.
  public var mediaType: String
  /// What it shows, for readers who do not see it.
  public var description: String

  /// Creates a picture.
  public init(path: String, mediaType: String, description: String) {
    self.path = path
    self.mediaType = mediaType
    self.description = description
  }
}
